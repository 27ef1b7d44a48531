import { ask, call, chosenKey, done } from '#engine';
import { wormholesIn } from '#ti4/rules/board/adjacency.ts';
import { combatantsInSpace, isSide, opponentIn } from '#ti4/rules/combat/combat.ts';
import { on, technology } from '#ti4/rules/components/component.ts';
import { procedure, type Game } from '#ti4/rules/game.ts';
import { assignHits } from '#ti4/rules/combat/assign-hits.ts';
import { pickUnit, findPickedUnit } from '#ti4/rules/units/pick-unit.ts';
import type { SeatId, SystemId, UnitId } from '#ti4/rules/state.ts';

interface Splice {
  seat: SeatId;
  opponent: SeatId;
  system: SystemId;
}

const targets = (game: Game, { system, opponent }: Splice): UnitId[] =>
  combatantsInSpace(game, system, opponent).map(({ id }) => id);

/** Produces 1 hit on a ship that the seat chooses. */
const splice = procedure<Splice>()('dimensional-splicer', {
  start: (game, data) =>
    ask(
      [
        pickUnit.ask(data.seat, {
          units: targets(game, data),
          prompt: 'Dimensional Splicer: to which ship do you assign the hit?',
        }),
      ],
      'hit',
    ),
  hit: (game, data, got) => {
    const unit = findPickedUnit(game, targets(game, data), chosenKey(got.answer));
    return unit
      ? call(
          assignHits,
          { seat: data.opponent, by: data.seat, purpose: 'ability', system: data.system, hits: 1, units: [unit.id] },
          'end',
        )
      : done();
  },
  end: () => done(),
});

export default technology({
  id: 'dimensional-splicer',
  name: 'Dimensional Splicer',
  set: 'base',
  text: "When your space combat begins in a system with a wormhole: you may assign 1 hit to 1 of your opponent's ships there. You choose the ship.",
  color: 'warfare',
  prerequisites: { warfare: 1 },
  faction: 'creuss',
  reactions: [
    on('when', 'space-combat-begins', {
      isUsable: (game, { holder }, event) =>
        isSide(event, holder) &&
        wormholesIn(game, event.system, holder).length > 0 &&
        combatantsInSpace(game, event.system, holder).length > 0 &&
        combatantsInSpace(game, event.system, opponentIn(event, holder)).length > 0,
      effect: (_game, { holder }, event) =>
        call(splice, { seat: holder, opponent: opponentIn(event, holder), system: event.system }, 'finish'),
    }),
  ],
  procedures: [splice],
});
