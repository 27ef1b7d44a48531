import { objective } from '#ti3/rules/components/component.ts';
import { nameOfSeat } from '#ti3/rules/names.ts';
import { influenceTotal, adjacentPlayers } from '#ti3/rules/objectives/objective-counts.ts';

export default objective({
  id: 'louder-than-neighbours',
  name: 'Louder than Neighbors',
  stage: 1,
  points: 1,
  text: 'Have more total influence on your planets than the player to your left has on theirs, and more than the player to your right has.',
  tally: (game, seat) =>
    adjacentPlayers(game, seat).map(
      (other) =>
        [
          influenceTotal(game, seat),
          1 + influenceTotal(game, other),
          `influence to exceed ${nameOfSeat(game, other)}`,
        ] as const,
    ),
  confidence: 'high',
});
