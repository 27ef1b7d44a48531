import { objective } from '#ti3/rules/components/component.ts';
import { invasionsWon } from '#ti3/rules/objectives/objective-war-counts.ts';

export default objective({
  id: 'two-invasions',
  name: 'Two Invasions',
  stage: 2,
  points: 2,
  text: 'This round, win invasions of 2 planets, each with at least 1 enemy ground force.',
  tally: (game, seat) => [
    [new Set(invasionsWon(game, seat)).size, 2, 'planets that you won this round from enemy ground forces'],
  ],
  confidence: 'high',
});
