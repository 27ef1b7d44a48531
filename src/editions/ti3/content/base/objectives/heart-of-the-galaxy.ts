import { objective } from '#ti3/rules/components/component.ts';
import { centerSystemsProgress } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'heart-of-the-galaxy',
  name: 'Heart of the Galaxy',
  stage: 2,
  points: 3,
  text: 'You control the system of Mecatol Rex and every system next to it: in each you have a ship other than a fighter, and all its planets.',
  tally: (game, seat) => centerSystemsProgress(game, seat),
  confidence: 'high',
});
