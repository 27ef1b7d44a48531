import { objective } from '#ti3/rules/components/component.ts';
import { homesBesieged } from '#ti3/rules/objectives/objective-war-counts.ts';

export default objective({
  id: 'two-sieges',
  name: 'Two Sieges',
  stage: 2,
  points: 0,
  text: 'You win at once: 4 of your ships or more, fighters not counted, are in each of the home systems of two opponents.',
  tally: (game, seat) => [[homesBesieged(game, seat, 4), 2]],
  wins: true,
  confidence: 'high',
});
