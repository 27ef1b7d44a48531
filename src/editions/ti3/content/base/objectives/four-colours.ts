import { objective } from '#ti3/rules/components/component.ts';
import { colorsWith } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'four-colours',
  name: 'Four Colors',
  stage: 1,
  points: 1,
  text: 'Own a technology in each of the 4 colors.',
  tally: (game, seat) => [[colorsWith(game, seat, 1), 4, '1 technology in each of # colors']],
  confidence: 'high',
});
