import { objective } from '#ti3/rules/components/component.ts';
import { hasTakenLastDock } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'merciless',
  name: 'Merciless',
  stage: 'secret',
  points: 2,
  text: 'This round, gain control of the planet that has the last space dock of the player to your left or right.',
  tally: (game, seat) => [
    [
      Number(hasTakenLastDock(game, seat)),
      1,
      'to gain control of the planet with the last space dock of the player to your left or right this round',
    ],
  ],
  confidence: 'high',
});
