import { call } from '#engine';
import { agenda } from '#ti4/rules/components/component.ts';
import { votersFor } from '#ti4/rules/politics/voting.ts';
import { gainPointsInOrder } from '#ti4/content/shared/procedures/points-in-order.ts';

export default agenda({
  id: 'mutiny',
  name: 'Mutiny',
  set: 'base',
  text: 'For: players who voted “For” gain 1 victory point each. Against: players who voted “For” lose 1 victory point each.',
  type: 'directive',
  elect: 'for-against',
  advice: { outcomes: { for: { points: 0.3 } } },
  procedures: [gainPointsInOrder],
  resolve: (game, outcome, votes) =>
    call(
      gainPointsInOrder,
      { seats: votersFor(game, votes, 'for'), points: outcome === 'for' ? 1 : -1, why: 'mutiny' },
      'finish',
    ),
});
