import { objective } from '#ti3/rules/components/component.ts';
import { battlesWon } from '#ti3/rules/objectives/objective-war-counts.ts';

export default objective({
  id: 'victor',
  name: 'Victor',
  stage: 1,
  points: 1,
  text: 'This round, win a space battle against at least 3 ships.',
  tally: (game, seat) => [
    [battlesWon(game, seat, 3).length, 1, 'to win a space battle against at least 3 ships this round'],
  ],
  confidence: 'high',
});
