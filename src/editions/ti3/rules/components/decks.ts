import { kit } from './component.ts';

/** Action cards, political cards, objectives: drawn from the top, discarded face up (E3 2.7, 12.4). */
export const { drawCards, layDown, putUnder, putOnTop, searchOut, shuffleIn, topCards } = kit.decks<string>({
  of: ({ state }, deck) => state.decks[deck],
  label: (deck) => `${deck} deck`,
  reshuffled: (game, deck) => game.fact({ type: 'deck-reshuffled', deck }),
});
