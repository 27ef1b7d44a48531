import { objective } from '#ti3/rules/components/component.ts';
import { colorsWith } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'four-colours',
  name: 'Four Colours',
  stage: 1,
  points: 1,
  text: 'You have a technology of each of the four colors.',
  tally: (game, seat) => [[colorsWith(game, seat, 1), 4]],
  confidence: 'high',
});
