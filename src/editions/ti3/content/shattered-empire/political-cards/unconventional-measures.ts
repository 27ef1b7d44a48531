import { politicalCard } from '#ti3/rules/components/component.ts';
import { discardActionCards, drawActionCards } from '#ti3/rules/phases/action-cards.ts';
import { cards, valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';
import { orderOfPlay, seatOf } from '#ti3/rules/seats.ts';

export default politicalCard({
  id: 'unconventional-measures',
  name: 'Unconventional Measures',
  text: 'For: each player may draw 1 action card. Against: each player discards all their action cards.',
  elect: 'for-against',
  stake: valueIfDecided({ for: 1, against: (game, seat) => -cards(game, seat) }),
  confidence: 'medium',
  resolve: (game, outcome) => {
    for (const seat of orderOfPlay(game))
      if (outcome === 'for') drawActionCards(game, seat, 1);
      else discardActionCards(game, seat, seatOf(game, seat).actionCards);
  },
});
