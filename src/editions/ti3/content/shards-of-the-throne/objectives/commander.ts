import { objective } from '#ti3/rules/components/component.ts';
import { unitCount } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'commander',
  name: 'Commander',
  stage: 'preliminary',
  points: 1,
  text: 'Have all 5 of your dreadnoughts on the board. When you score this, draw a secret objective.',
  tally: (game, seat) => [[unitCount(game, seat, 'dreadnought'), 5, 'dreadnoughts on the board']],
  confidence: 'high',
});
