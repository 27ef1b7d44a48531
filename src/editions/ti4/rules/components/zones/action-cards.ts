import { handsOf } from '#kit/cards/hand-zone.ts';
import { componentOf, copyOf, type Ti4 } from '#ti4/rules/components/component.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { zone } from './zone.ts';

/** Hands of action cards (2). */
export const actionCards = zone({
  name: 'action cards',
  kinds: ['action-card'],
  ...handsOf<Ti4>({
    of: ({ state }, seat) => state.seats[seat].actionCards,
    replace: ({ state }, seat, cards) => {
      state.seats[seat].actionCards = cards;
    },
    discard: ({ state }) => state.decks.action.discard,
    componentOf,
    card: (component) => copyOf(component, 1),
  }),
  barred: (game, { holder, key }) => modify(game, 'action-card-barred', { seat: holder, card: key }, undefined),
  usedBy: 'play-action-card',
  declinable: true,
});
