import { kit } from './component.ts';

/** The decks of cards, by the names that their files give them: action cards, agendas, objectives ... */
export const {
  drawCards,
  topCards,
  bottomCards,
  discardCards,
  putOnTop,
  putOnBottom,
  reshuffle,
  takeMatching,
  shuffleIn,
} = kit.configureDecks<string>({
  of: ({ state }, deck) => {
    const found = state.decks[deck];
    if (!found) throw new Error(`No deck ${deck}`);
    return found;
  },
  label: (deck) => `${deck}-deck`,
  onReshuffled: (game, deck) => {
    // The agenda deck is shuffled without a word.
    if (deck !== 'agenda') game.addFact({ type: 'deck-shuffled', deck });
  },
});
