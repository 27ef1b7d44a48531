import { call } from '#engine';
import { agenda } from '#ti4/rules/components/component.ts';
import { votersFor } from '#ti4/rules/politics/vote-tally.ts';
import { gainPointsInOrder } from '#ti4/content/shared/procedures/points-in-order.ts';

export default agenda({
  id: 'mutiny',
  name: 'Mutiny',
  set: 'base',
  text: 'For: each player who voted “For” gains 1 victory point. Against: each player who voted “For” loses 1 victory point.',
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
