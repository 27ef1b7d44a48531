import { componentOf, noteOf, noteOwner } from '#ti4/rules/components/component.ts';
import { remainingSeats, defineZone } from './zone.ts';

/** Promissory notes in hand (69). */
export const notesInHand = defineZone({
  name: 'promissory notes in hand',
  kinds: ['promissory-note'],
  // Notes of different owners are different cards, and players cannot play their own (69.2).
  usableFrom: ({ state }, { id }, seat) =>
    state.seats[seat].promissoryNotes
      .filter((card) => componentOf(card) === id && noteOwner(card) !== seat)
      .map((key) => ({ component: id, holder: seat, key, memory: null })),
  hidden: {
    cards: ({ state }, seat) => state.seats[seat].promissoryNotes,
    replace: ({ state }, seat, cards) => {
      state.seats[seat].promissoryNotes = cards;
    },
    copies: ({ state: { order, seats } }, { id }) =>
      order.filter((seat) => seats[seat].promissoryNotes.some((card) => componentOf(card) === id)).length,
    suspects: ({ state: { order, seats } }, { id, faction }, seat) =>
      order
        .filter(
          (owner) =>
            owner !== seat && !seats[owner].eliminated && (faction === undefined || faction === seats[owner].faction),
        )
        .map((owner) => noteOf(id, owner)),
  },
  isUnique: true,
});

/** Promissory notes face up in a player's play area. */
export const notesInPlay = defineZone({
  name: 'promissory notes in play',
  kinds: ['promissory-note'],
  inForce: ({ state }, put) => {
    for (const { id, playArea } of remainingSeats(state)) {
      for (const card of playArea) put({ component: componentOf(card), holder: id, key: card, memory: null });
    }
  },
  isUnique: true,
});
