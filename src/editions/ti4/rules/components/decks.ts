import { kit } from './component.ts';

/** The decks of cards, by the names that their files give them: action cards, agendas, objectives ... */
export const { drawCards, topCards, bottomCards, layDown, putOnTop, putUnder, reshuffle, searchOut, shuffleIn } =
  kit.decks<string>({
    of: ({ state }, deck) => {
      const found = state.decks[deck];
      if (!found) throw new Error(`No deck ${deck}`);
      return found;
    },
    label: (deck) => `${deck}-deck`,
    reshuffled: (game, deck) => {
      // The agenda deck is shuffled without a word.
      if (deck !== 'agenda') game.fact({ type: 'deck-shuffled', deck });
    },
  });
