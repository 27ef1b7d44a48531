import { objective } from '#ti3/rules/components/component.ts';
import { unitCount } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'commander',
  name: 'Commander',
  stage: 'preliminary',
  points: 1,
  text: 'Your 5 dreadnoughts are all on the board.',
  tally: (game, seat) => [[unitCount(game, seat, 'dreadnought'), 5]],
  confidence: 'high',
});
