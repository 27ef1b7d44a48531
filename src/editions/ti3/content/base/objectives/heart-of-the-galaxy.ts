import { objective } from '#ti3/rules/components/component.ts';
import { centerSystemsProgress } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'heart-of-the-galaxy',
  name: 'Heart of the Galaxy',
  stage: 2,
  points: 3,
  text: 'Control the Mecatol Rex system and every system adjacent to it: in each, have a non-fighter ship and control all planets.',
  tally: (game, seat) => centerSystemsProgress(game, seat),
  confidence: 'high',
});
