import { call } from '#engine';
import { resolveHits } from '#ti3/rules/combat/hits.ts';
import { countHitsOfRoll } from '#ti3/rules/combat/dice.ts';
import { systemsInPdsRange } from '#ti3/rules/combat/pds-fire.ts';
import { actionCard, on, type Game } from '#ti3/rules/components/component.ts';
import { hasQuality, shipsIn, allUnits } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

const SHOTS = 3;

/** Finds a space dock of a seat from which PDS would be in range of a system. */
function battlestation(game: Game, seat: SeatId, system: SystemId): Unit | undefined {
  const reach = systemsInPdsRange(game, seat, system);
  return allUnits(game).find(
    (unit) => unit.owner === seat && hasQuality(game, 'produces', unit) && reach.includes(unit.system),
  );
}

/** Tells whether a seat has moved ships into a system since its activation and still has ships there. */
function movedIn(game: Game, seat: SeatId, system: SystemId): boolean {
  const { facts } = game;
  const activated = facts.findLastIndex((fact) => fact.type === 'system-activated' && fact.system === system);
  const moved = facts.findLastIndex(
    (fact) => fact.type === 'ships-moved' && fact.seat === seat && fact.towards === system,
  );
  return moved > activated && shipsIn(game as Game, system, seat).length > 0;
}

export default actionCard({
  id: 'experimental-battlestation',
  name: 'Experimental Battlestation',
  copies: 1,
  text: 'After another player activates a system and moves ships there: 1 of your space docks within PDS range of those ships fires at them 3 times, like a PDS.',
  confidence: 'medium',
  reactions: [
    on('after', 'ships-moved', {
      isUsable: (game, { holder }, { seat, system }) =>
        seat !== holder && battlestation(game, holder, system) !== undefined && movedIn(game, seat, system),
      effect: (game, { holder }, { seat, system }) => {
        const dock = battlestation(game, holder, system);
        if (!dock || !shipsIn(game, system, seat).length) return undefined;
        const shots = Array.from({ length: SHOTS }, (): Unit => ({ ...dock, type: 'pds' }));
        const hits = countHitsOfRoll(
          game,
          { seat: holder, enemy: seat, purpose: 'pds', system, attacks: false, round: 0 },
          shots,
        );
        return call(resolveHits, { seat, system, hits, by: holder }, 'finish');
      },
    }),
  ],
});
