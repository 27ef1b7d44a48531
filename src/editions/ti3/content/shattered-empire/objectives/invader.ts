import { objective } from '#ti3/rules/components/component.ts';
import { invasionsWon } from '#ti3/rules/objectives/objective-war-counts.ts';

export default objective({
  id: 'invader',
  name: 'Invader',
  stage: 1,
  points: 1,
  text: 'Win an invasion of a planet with an enemy ground force this round.',
  tally: (game, seat) => [[invasionsWon(game, seat).length, 1]],
  confidence: 'high',
});
