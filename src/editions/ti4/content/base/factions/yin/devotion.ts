import { ask, call, chosenKey, done } from '#engine';
import { combatantsInSpace, isSide, opponentIn } from '#ti4/rules/combat/combat.ts';
import { assignHits } from '#ti4/rules/combat/assign-hits.ts';
import { pickUnit, findPickedUnit } from '#ti4/rules/units/pick-unit.ts';
import { procedure, type Game } from '#ti4/rules/game.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { escortShips, sacrificeEscort } from '#ti4/content/shared/procedures/sacrifice-escort.ts';
import { ability, on } from '#ti4/rules/components/component.ts';

const devotion = procedure<{ seat: SeatId; opponent: SeatId; system: SystemId }>()('devotion', {
  give: (_game, { seat, system }) => call(sacrificeEscort, { seat, system }, 'given'),
  given: (game, { seat, opponent, system }, got) => {
    if (got.result !== true) return done();
    return ask(
      [
        pickUnit.ask(seat, {
          units: targets(game, { opponent, system }),
          prompt: 'To which ship do you assign the hit?',
        }),
      ],
      'hit',
    );
  },
  // Only the ship that is hit can use Sustain Damage.
  hit: (game, { seat, opponent, system }, got) => {
    const unit = findPickedUnit(game, targets(game, { opponent, system }), chosenKey(got.answer));
    return unit
      ? call(assignHits, { seat: opponent, by: seat, purpose: 'ability', system, hits: 1, units: [unit.id] }, 'end')
      : done();
  },
  end: () => done(),
});

const targets = (game: Game, { opponent, system }: { opponent: SeatId; system: SystemId }) =>
  combatantsInSpace(game, system, opponent).map(({ id }) => id);

export default ability({
  id: 'devotion',
  name: 'Devotion',
  set: 'base',
  faction: 'yin',
  text: "When a round of your space combat ends: you may destroy 1 of your cruisers or destroyers there to assign 1 hit to 1 of your opponent's ships there. You choose the ship.",
  reactions: [
    on('after', 'space-combat-round-ends', {
      isUsable: (game, { holder }, event) =>
        isSide(event, holder) &&
        escortShips(game, holder, event.system).length > 0 &&
        combatantsInSpace(game, event.system, opponentIn(event, holder)).length > 0,
      effect: (_game, { holder }, event) =>
        call(devotion, { seat: holder, opponent: opponentIn(event, holder), system: event.system }, 'finish'),
    }),
  ],
  procedures: [devotion, sacrificeEscort],
});
