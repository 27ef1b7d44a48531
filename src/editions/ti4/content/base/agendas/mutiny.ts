import { call } from '../../../../../engine/index.ts';
import { agenda } from '../../../rules/components/component.ts';
import { votersFor } from '../../../rules/council/voting.ts';
import { pointsInOrder } from '../../shared/points-in-order.ts';

export default agenda({
  id: 'mutiny',
  name: 'Mutiny',
  set: 'base',
  text: 'For: whoever voted for it scores 1 point. Against: whoever voted for it loses 1 point.',
  type: 'directive',
  elect: 'for-against',
  advice: { outcomes: { for: { points: 0.3 } } },
  procedures: [pointsInOrder],
  resolve: (game, outcome, votes) =>
    call(
      pointsInOrder,
      { seats: votersFor(game, votes, 'for'), points: outcome === 'for' ? 1 : -1, why: 'mutiny' },
      'finish',
    ),
});
