import { discardActionCards, drawActionCards } from '#ti4/rules/phases/action-cards.ts';
import { agenda } from '#ti4/rules/components/component.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { votersFor } from '#ti4/rules/politics/vote-tally.ts';

const ID = 'unconventional-measures';

export default agenda({
  id: ID,
  name: 'Unconventional Measures',
  set: 'base',
  text: 'For: each player who voted “For” draws 2 action cards. Against: each player who voted “For” discards all their action cards.',
  type: 'directive',
  elect: 'for-against',
  advice: { outcomes: { for: { actionCards: 2 } } },
  resolve: (game, outcome, votes) => {
    for (const seat of votersFor(game, votes, 'for')) {
      if (outcome === 'for') drawActionCards(game, seat, 2);
      else discardActionCards(game, seat, seatOf(game, seat).actionCards, ID);
    }
  },
});
