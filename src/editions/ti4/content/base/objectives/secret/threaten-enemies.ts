import { objective } from '#ti4/rules/components/component.ts';
import { isAdjacent } from '#ti4/rules/board/adjacency.ts';
import { otherHomeSystems, systemsWithShips } from '#ti4/content/shared/queries/objective-counts.ts';
import { systemProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'threaten-enemies',
  name: 'Threaten Enemies',
  set: 'base',
  text: "Have a ship in a system adjacent to another player's home system.",
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) =>
    systemProgress(
      game,
      systemsWithShips(game, seat).filter((system) =>
        otherHomeSystems(game, seat).some((home) => isAdjacent(game, system, home, seat)),
      ),
      1,
    ),
});
