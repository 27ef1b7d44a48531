import { objective } from '#ti3/rules/components/component.ts';
import { hasTakenLastDock } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'merciless',
  name: 'Merciless',
  stage: 'secret',
  points: 2,
  text: 'This round, gain control of a planet on which the player to your left or right had their last space dock.',
  tally: (game, seat) => [[Number(hasTakenLastDock(game, seat)), 1]],
  confidence: 'high',
});
