import { objective } from '#ti3/rules/components/component.ts';
import { influenceTotal, adjacentPlayers } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'loudest-voice',
  name: 'Loudest Voice',
  stage: 2,
  points: 3,
  text: 'Have more total influence on your planets than the players to your left and right have together on their planets.',
  tally: (game, seat) => [
    [
      influenceTotal(game, seat),
      1 + adjacentPlayers(game, seat).reduce((sum, other) => sum + influenceTotal(game, other), 0),
      'influence in total',
    ],
  ],
  confidence: 'high',
});
