import { objective } from '#ti3/rules/components/component.ts';
import { colorsWith } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'two-of-three-colours',
  name: 'Two of Three Colors',
  stage: 1,
  points: 1,
  text: 'Own at least 2 technologies in each of 3 colors.',
  tally: (game, seat) => [[colorsWith(game, seat, 2), 3, '2 technologies in each of # colors']],
  confidence: 'high',
});
