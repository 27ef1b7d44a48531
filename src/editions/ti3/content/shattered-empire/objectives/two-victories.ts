import { objective } from '#ti3/rules/components/component.ts';
import { battlesWon } from '#ti3/rules/objectives/objective-war-counts.ts';

export default objective({
  id: 'two-victories',
  name: 'Two Victories',
  stage: 2,
  points: 2,
  text: 'This round, win 2 space battles in different systems, each against at least 3 ships.',
  tally: (game, seat) => [
    [new Set(battlesWon(game, seat, 3)).size, 2, 'systems where you won such a space battle this round'],
  ],
  confidence: 'high',
});
