import { objective } from '#ti3/rules/components/component.ts';
import { invasionsWon } from '#ti3/rules/objectives/objective-war-counts.ts';

export default objective({
  id: 'invader',
  name: 'Successful Invasion',
  stage: 1,
  points: 1,
  text: 'This round, win an invasion of a planet with at least 1 enemy ground force.',
  tally: (game, seat) => [
    [invasionsWon(game, seat).length, 1, 'to win an invasion of a planet with an enemy ground force this round'],
  ],
  confidence: 'high',
});
