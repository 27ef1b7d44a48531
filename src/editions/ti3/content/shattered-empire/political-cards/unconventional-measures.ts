import { politicalCard } from '../../../rules/components/component.ts';
import { discardActionCards, drawActionCards } from '../../../rules/phases/action-cards.ts';
import { cards, ifDecided } from '../../../rules/politics/stakes.ts';
import { orderOfPlay, seatOf } from '../../../rules/seats.ts';

export default politicalCard({
  id: 'unconventional-measures',
  name: 'Unconventional Measures',
  text: 'For: all draw an action card. Against: all discard all their action cards.',
  elect: 'for-against',
  stake: ifDecided({ for: 1, against: (game, seat) => -cards(game, seat) }),
  confidence: 'medium',
  resolve: (game, outcome) => {
    for (const seat of orderOfPlay(game))
      if (outcome === 'for') drawActionCards(game, seat, 1);
      else discardActionCards(game, seat, seatOf(game, seat).actionCards);
  },
});
