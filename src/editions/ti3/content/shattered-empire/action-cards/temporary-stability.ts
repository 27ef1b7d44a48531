import { choose } from '#engine';
import { actionCard, componentOf, on, type Game, type HeldComponent } from '#ti3/rules/components/component.ts';
import { addEffect, effectsOf, removeEffect } from '#ti3/rules/components/effects.ts';
import { question } from '#ti3/rules/game.ts';
import { nameOf } from '#ti3/rules/names.ts';
import { discardActionCards } from '#ti3/rules/phases/action-cards.ts';
import { seatOf } from '#ti3/rules/seats.ts';

const PRICE = 3;

/** Tells whether the card is face up in play, not in a hand. */
const liesOpen = ({ state }: Game, { key }: HeldComponent): boolean => key in state.effects;

const given = question<object>()(
  'temporary-stability',
  (game, seat) =>
    choose(
      `Which ${PRICE} action cards do you discard to end Temporary Stability?`,
      seatOf(game, seat).actionCards.map((key) => ({ key, label: nameOf(game, componentOf(key)) })),
      { min: PRICE, max: PRICE },
    ),
  { title: 'discard action cards' },
);

export default actionCard({
  id: 'temporary-stability',
  name: 'Temporary Stability',
  copies: 1,
  text: 'When the strategy phase begins: until the status phase, no player can play action cards except Sabotage. Any player may discard 3 action cards at any time to end this.',
  sense: 'seldom',
  confidence: 'medium',
  liesOpen: true,
  reactions: [
    on('when', 'strategy-phase-begins', {
      isUsable: (game, held) => !liesOpen(game, held) && !effectsOf(game, held.component).length,
      effect: (game, { holder, component }) => {
        addEffect(game, component, holder, null, 'round');
      },
    }),
  ],
  anytime: {
    problem: (game, held) => {
      if (!liesOpen(game, held)) return 'You can only play this card when the strategy phase begins.';
      if (game.state.phase === 'status') return 'Temporary Stability has already ended.';
      return seatOf(game, held.holder).actionCards.length >= PRICE
        ? undefined
        : `You need ${PRICE} action cards to discard.`;
    },
    target: (_game, { holder }) => given.ask(holder, {}),
    effect: (game, { holder, key }, cards) => {
      discardActionCards(game, holder, cards);
      removeEffect(game, key);
    },
  },
  modifiers: {
    'card-barred': ({ state }, _held, barred, { component }) =>
      component === 'sabotage' || state.phase === 'status'
        ? barred
        : 'You cannot play action cards before the status phase (Temporary Stability).',
  },
  questions: [given],
});
