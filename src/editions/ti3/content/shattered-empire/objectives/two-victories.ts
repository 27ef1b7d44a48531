import { objective } from '../../../rules/components/component.ts';
import { battlesWon } from '../../../rules/phases/objective-wars.ts';

export default objective({
  id: 'two-victories',
  name: 'Two Victories',
  stage: 2,
  points: 2,
  text: 'In this round you won two space battles in different systems, each against 3 ships or more.',
  tally: (game, seat) => [[new Set(battlesWon(game, seat, 3)).size, 2]],
  confidence: 'high',
});
