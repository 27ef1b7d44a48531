import { objective } from '#ti3/rules/components/component.ts';
import { colorsWith, mecatolProgress } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'diversified',
  name: 'Diversified',
  stage: 'secret',
  points: 2,
  text: 'Control Mecatol Rex with your space dock on it, and own 2 technologies in each of 3 colors.',
  tally: (game, seat) => [
    ...mecatolProgress(game, seat),
    [colorsWith(game, seat, 2), 3, '2 technologies in each of # colors'],
  ],
  confidence: 'high',
});
