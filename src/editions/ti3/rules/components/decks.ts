import { kit } from './component.ts';

/**
 * Operations on the decks of action cards, political cards and objectives: drawn from the top, discarded face up
 * (E3 2.7, 12.4).
 */
export const { drawCards, discardCards, putOnBottom, putOnTop, takeMatching, shuffleIn, topCards } =
  kit.configureDecks<string>({
    of: ({ state }, deck) => state.decks[deck],
    label: (deck) => `${deck} deck`,
    onReshuffled: (game, deck) => game.addFact({ type: 'deck-reshuffled', deck }),
  });
