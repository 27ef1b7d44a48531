import { kit } from './component.ts';

/** Operations on the decks of cards (action cards, agendas, objectives ...), by the ids in their files. */
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
    // Reshuffling the agenda deck records no fact.
    if (deck !== 'agenda') game.addFact({ type: 'deck-shuffled', deck });
  },
});
