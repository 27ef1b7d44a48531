import { handZone } from '#kit/cards/hand-zone.ts';
import { componentOf, copyOf, type Ti4 } from '#ti4/rules/components/component.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { defineZone } from './zone.ts';

/** Action cards in hand (2). */
export const actionCards = defineZone({
  name: 'action cards',
  kinds: ['action-card'],
  ...handZone<Ti4>({
    of: ({ state }, seat) => state.seats[seat].actionCards,
    replace: ({ state }, seat, cards) => {
      state.seats[seat].actionCards = cards;
    },
    discard: ({ state }) => state.decks.action.discard,
    componentOf,
    card: (component) => copyOf(component, 1),
  }),
  problem: (game, { holder, key }) => modify(game, 'action-card-barred', { seat: holder, card: key }, undefined),
  procedure: 'play-action-card',
  declinable: true,
});
