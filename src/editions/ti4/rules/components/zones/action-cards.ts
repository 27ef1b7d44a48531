import { componentOf, copyOf } from '../component.ts';
import { modify } from '../modifiers.ts';
import { zone } from './zone.ts';

/** Hands of action cards (2). */
export const actionCards = zone({
  name: 'action cards',
  kinds: ['action-card'],
  // Of several alike, one is enough to offer.
  usableFrom: ({ state }, { id }, seat) =>
    state.seats[seat].actionCards
      .filter((card) => componentOf(card) === id)
      .slice(0, 1)
      .map((key) => ({ component: id, holder: seat, key, memory: null })),
  hidden: {
    cards: ({ state }, seat) => state.seats[seat].actionCards,
    replace: ({ state }, seat, cards) => {
      state.seats[seat].actionCards = cards;
    },
    copies: ({ state }, { id, copies }) => copies - state.decks.action.discard.filter((card) => componentOf(card) === id).length,
    suspects: (_game, { id }) => [copyOf(id, 1)],
  },
  barred: (game, { holder, key }) => modify(game, 'action-card-barred', { seat: holder, card: key }, undefined),
  usedBy: 'play-action-card',
  declinable: true,
});
