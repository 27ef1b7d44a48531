import { objective } from '#ti3/rules/components/component.ts';
import { colorsWith, mecatolProgress } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'diversified',
  name: 'Diversified',
  stage: 'secret',
  points: 2,
  text: 'You have Mecatol Rex with a space dock of yours, and 2 technologies in each of three colors.',
  tally: (game, seat) => [...mecatolProgress(game, seat), [colorsWith(game, seat, 2), 3]],
  confidence: 'high',
});
