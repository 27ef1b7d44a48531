import { objective } from '#ti3/rules/components/component.ts';
import { guardedWormholesProgress } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'keeper-of-gates',
  name: 'Keeper of Gates',
  stage: 'secret',
  points: 2,
  text: 'Have a non-fighter ship in every system with a wormhole.',
  tally: (game, seat) => [guardedWormholesProgress(game, seat)],
  confidence: 'high',
});
