import { objective } from '#ti3/rules/components/component.ts';
import { controlsMecatol } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'master-of-mecatol',
  name: 'Master of Mecatol Rex',
  stage: 1,
  points: 1,
  text: 'Control Mecatol Rex.',
  tally: (game, seat) => [[Number(controlsMecatol(game, seat)), 1, 'control of Mecatol Rex']],
  confidence: 'high',
});
