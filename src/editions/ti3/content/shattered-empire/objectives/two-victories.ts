import { objective } from '#ti3/rules/components/component.ts';
import { battlesWon } from '#ti3/rules/objectives/objective-war-counts.ts';

export default objective({
  id: 'two-victories',
  name: 'Two Victories',
  stage: 2,
  points: 2,
  text: 'In this round you won two space battles in different systems, each against 3 ships or more.',
  tally: (game, seat) => [[new Set(battlesWon(game, seat, 3)).size, 2]],
  confidence: 'high',
});
