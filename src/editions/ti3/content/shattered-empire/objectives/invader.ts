import { objective } from '../../../rules/components/component.ts';
import { invasionsWon } from '../../../rules/phases/objective-wars.ts';

export default objective({
  id: 'invader',
  name: 'Invader',
  stage: 1,
  points: 1,
  text: 'In this round you won the invasion of a planet with an enemy ground force.',
  tally: (game, seat) => [[invasionsWon(game, seat).length, 1]],
  confidence: 'high',
});
