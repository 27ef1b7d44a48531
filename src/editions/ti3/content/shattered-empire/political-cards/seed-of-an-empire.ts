import { politicalCard } from '../../../rules/components/component.ts';
import { gainPoints } from '../../../rules/phases/objectives.ts';
import { extreme } from '../../../rules/politics/counts.ts';
import { hasFewest, hasMost, ifDecided, points } from '../../../rules/politics/stakes.ts';
import { playing, seatOf } from '../../../rules/seats.ts';

const ID = 'seed-of-an-empire';

export default politicalCard({
  id: ID,
  name: 'Seed of an Empire',
  text: 'For: whoever has most points, several where they are equal, gets one more. Against: whoever has fewest does.',
  elect: 'for-against',
  stake: ifDecided({
    for: (game, seat) => 8 * hasMost(points)(game, seat),
    against: (game, seat) => 8 * hasFewest(points)(game, seat),
  }),
  confidence: 'medium',
  resolve: (game, outcome) => {
    for (const seat of extreme(playing(game.state), (one) => seatOf(game, one).points, outcome === 'for'))
      gainPoints(game, seat, 1, ID);
  },
});
