import { objective } from '#ti3/rules/components/component.ts';
import { invasionsWon } from '#ti3/rules/objectives/objective-war-counts.ts';

export default objective({
  id: 'two-invasions',
  name: 'Two Invasions',
  stage: 2,
  points: 2,
  text: 'Win invasions of 2 planets with enemy ground forces this round.',
  tally: (game, seat) => [[new Set(invasionsWon(game, seat)).size, 2]],
  confidence: 'high',
});
