import { politicalCard } from '#ti3/rules/components/component.ts';
import { gainPoints } from '#ti3/rules/objectives/objectives.ts';
import { seatsWithExtreme } from '#ti3/rules/politics/political-counts.ts';
import { hasFewest, hasMost, valueIfDecided, points } from '#ti3/rules/politics/outcome-values.ts';
import { remainingSeats, seatOf } from '#ti3/rules/seats.ts';

const ID = 'seed-of-an-empire';

export default politicalCard({
  id: ID,
  name: 'Seed of an Empire',
  text: 'For: the players with the most points gain 1. Against: the players with the fewest gain 1.',
  elect: 'for-against',
  stake: valueIfDecided({
    for: (game, seat) => 8 * hasMost(points)(game, seat),
    against: (game, seat) => 8 * hasFewest(points)(game, seat),
  }),
  confidence: 'medium',
  resolve: (game, outcome) => {
    for (const seat of seatsWithExtreme(
      remainingSeats(game.state),
      (one) => seatOf(game, one).points,
      outcome === 'for',
    ))
      gainPoints(game, seat, 1, ID);
  },
});
