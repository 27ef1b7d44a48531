import { actionCard, on, type Game } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti3/rules/components/effects.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

// A racial ability has the same name; the id distinguishes them.
const ID = 'first-strike-card';

/** Tells whether no player has had a second turn in this round. */
const isFirstLap = ({ facts }: Game, had: readonly SeatId[]): boolean =>
  facts.filter(({ type }) => type === 'turn-begins').length === had.length;

export default actionCard({
  id: ID,
  name: 'First Strike',
  copies: 2,
  text: 'When the action phase begins: take your first turn before all other players. This is not an extra turn. Then play continues in the usual order.',
  confidence: 'medium',
  reactions: [
    on('when', 'action-phase-begins', {
      isUsable: (game, { holder, component }) => !effectsOf(game, component, holder).length,
      effect: (game, { holder, component }) => {
        addEffect(game, component, holder, null, 'phase');
      },
    }),
  ],
  modifiers: {
    // Players of this card come before all others, in the order in which they played it.
    'turn-order': (game, { holder, key }, order, { had }) => {
      const strikers = effectsOf(game, ID);
      const before = strikers
        .slice(
          0,
          strikers.findIndex(({ id }) => id === key),
        )
        .map((one) => one.holder);
      const due = isFirstLap(game, had) && had.length === before.length && had.every((seat) => before.includes(seat));
      return due && order.includes(holder) ? [holder, ...order.filter((seat) => seat !== holder)] : order;
    },
  },
});
