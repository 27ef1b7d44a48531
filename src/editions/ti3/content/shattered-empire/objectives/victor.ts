import { objective } from '#ti3/rules/components/component.ts';
import { battlesWon } from '#ti3/rules/objectives/objective-war-counts.ts';

export default objective({
  id: 'victor',
  name: 'Victor',
  stage: 1,
  points: 1,
  text: 'In this round you won a space battle against 3 ships or more in one system.',
  tally: (game, seat) => [[battlesWon(game, seat, 3).length, 1]],
  confidence: 'high',
});
