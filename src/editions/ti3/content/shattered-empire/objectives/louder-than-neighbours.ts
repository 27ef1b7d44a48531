import { objective } from '#ti3/rules/components/component.ts';
import { influenceTotal, adjacentPlayers } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'louder-than-neighbours',
  name: 'Louder than Neighbours',
  stage: 1,
  points: 1,
  text: 'Your planets have more influence than those of each of your two neighbors at the table.',
  tally: (game, seat) =>
    adjacentPlayers(game, seat).map((other) => [influenceTotal(game, seat), 1 + influenceTotal(game, other)] as const),
  confidence: 'high',
});
