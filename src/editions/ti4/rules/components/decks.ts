import type { State } from '../state.ts';
import { kit } from './component.ts';

export type DeckName = keyof State['decks'];

/** The decks of cards: action cards, agendas, objectives. */
export const { drawCards, topCards, layDown, putOnTop, putUnder, searchOut, shuffleIn } = kit.decks<DeckName>({
  of: ({ state }, deck) => state.decks[deck],
  label: (deck) => `${deck}-deck`,
  reshuffled: (game, deck) => {
    // The agenda deck is shuffled without a word; of the others none has a discard pile.
    if (deck === 'action') game.fact({ type: 'deck-shuffled', deck });
  },
});
