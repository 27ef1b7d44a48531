import { call, done } from '#engine';
import { hasBothSides, isSide, opponentIn } from '#ti4/rules/combat/combat.ts';
import { on, technology } from '#ti4/rules/components/component.ts';
import { procedure } from '#ti4/rules/game.ts';
import { assignHits } from '#ti4/rules/combat/assign-hits.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { escortShips, sacrificeEscort } from '#ti4/content/shared/procedures/sacrifice-escort.ts';

/** Produces 1 hit that the opponent assigns: to a non-fighter ship if there is one. */
const impulseCore = procedure<{ seat: SeatId; opponent: SeatId; system: SystemId }>()('impulse-core', {
  give: (_game, { seat, system }) => call(sacrificeEscort, { seat, system }, 'given'),
  given: (_game, { seat, opponent, system }, got) =>
    got.result === true
      ? call(
          assignHits,
          { seat: opponent, by: seat, purpose: 'ability', system, hits: 1, first: 'non-fighters' },
          'end',
        )
      : done(),
  end: () => done(),
});

export default technology({
  id: 'impulse-core',
  name: 'Impulse Core',
  set: 'base',
  text: 'When your space combat begins: you may destroy 1 of your cruisers or destroyers there to produce 1 hit. Your opponent must assign it to a non-fighter ship, if they have one there.',
  color: 'cybernetic',
  prerequisites: { cybernetic: 2 },
  faction: 'yin',
  reactions: [
    on('when', 'space-combat-begins', {
      isUsable: (game, { holder }, event) =>
        isSide(event, holder) && hasBothSides(game, event) && escortShips(game, holder, event.system).length > 0,
      effect: (_game, { holder }, event) =>
        call(impulseCore, { seat: holder, opponent: opponentIn(event, holder), system: event.system }, 'finish'),
    }),
  ],
  procedures: [impulseCore, sacrificeEscort],
});
