import { objective } from '#ti3/rules/components/component.ts';
import { invasionsWon } from '#ti3/rules/objectives/objective-war-counts.ts';

export default objective({
  id: 'two-invasions',
  name: 'Two Invasions',
  stage: 2,
  points: 2,
  text: 'In this round you won the invasions of two planets with enemy ground forces.',
  tally: (game, seat) => [[new Set(invasionsWon(game, seat)).size, 2]],
  confidence: 'high',
});
