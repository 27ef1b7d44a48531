import { objective } from '#ti4/rules/components/component.ts';
import { adjacent } from '#ti4/rules/board/adjacency.ts';
import { othersHomes, systemsWithShips } from '#ti4/content/shared/queries/objective-counts.ts';
import { systemsTowards } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'threaten-enemies',
  name: 'Threaten Enemies',
  set: 'base',
  text: 'One of your ships is next to the home system of somebody else.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) =>
    systemsTowards(
      game,
      systemsWithShips(game, seat).filter((system) =>
        othersHomes(game, seat).some((home) => adjacent(game, system, home, seat)),
      ),
      1,
    ),
});
