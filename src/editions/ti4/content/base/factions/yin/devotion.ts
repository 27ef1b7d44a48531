import { ask, call, chosenOne, done } from '#engine';
import { fightersInSpace, isSide, opponentIn } from '#ti4/rules/combat/combat.ts';
import { assignHits, pickUnit, unitPicked } from '#ti4/rules/combat/hits.ts';
import { procedure, type Game } from '#ti4/rules/game.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { escorts, giveUpEscort } from '#ti4/content/shared/procedures/sacrifice-escort.ts';
import { ability, on } from '#ti4/rules/components/component.ts';

const devotion = procedure<{ seat: SeatId; opponent: SeatId; system: SystemId }>()('devotion', {
  give: (_game, { seat, system }) => call(giveUpEscort, { seat, system }, 'given'),
  given: (game, { seat, opponent, system }, got) => {
    if (got.result !== true) return done();
    return ask(
      [pickUnit.of(seat, { units: targets(game, { opponent, system }), prompt: 'Which of their ships is hit?' })],
      'hit',
    );
  },
  // Only the ship that is hit may sustain the damage.
  hit: (game, { seat, opponent, system }, got) => {
    const unit = unitPicked(game, targets(game, { opponent, system }), chosenOne(got.answer));
    return unit
      ? call(assignHits, { seat: opponent, by: seat, purpose: 'ability', system, hits: 1, units: [unit.id] }, 'end')
      : done();
  },
  end: () => done(),
});

const targets = (game: Game, { opponent, system }: { opponent: SeatId; system: SystemId }) =>
  fightersInSpace(game, system, opponent).map(({ id }) => id);

export default ability({
  id: 'devotion',
  name: 'Devotion',
  set: 'base',
  faction: 'yin',
  text: 'After each round of space combat, give up a cruiser or destroyer for 1 hit on a ship of your choice.',
  reactions: [
    on('after', 'space-combat-round-ends', {
      usable: (game, { holder }, event) =>
        isSide(event, holder) &&
        escorts(game, holder, event.system).length > 0 &&
        fightersInSpace(game, event.system, opponentIn(event, holder)).length > 0,
      effect: (_game, { holder }, event) =>
        call(devotion, { seat: holder, opponent: opponentIn(event, holder), system: event.system }, 'finish'),
    }),
  ],
  procedures: [devotion, giveUpEscort],
});
