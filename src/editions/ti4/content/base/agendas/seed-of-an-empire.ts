import { call } from '../../../../../engine/index.ts';
import { agenda } from '../../../rules/components/component.ts';
import { seatOf, seatsFrom } from '../../../rules/seats.ts';
import { pointsInOrder } from '../../shared/points-in-order.ts';

export default agenda({
  id: 'seed-of-an-empire',
  name: 'Seed of an Empire',
  set: 'base',
  text: 'For: whoever leads on points scores 1 more. Against: whoever is last does. All who are level score.',
  type: 'directive',
  elect: 'for-against',
  procedures: [pointsInOrder],
  resolve: (game, outcome) => {
    const seats = seatsFrom(game.state, game.state.speaker);
    const points = seats.map((seat) => seatOf(game, seat).points);
    const wanted = outcome === 'for' ? Math.max(...points) : Math.min(...points);
    return call(pointsInOrder, { seats: seats.filter((_seat, i) => points[i] === wanted), points: 1, why: 'seed-of-an-empire' }, 'finish');
  },
});
