import { objective } from '#ti4/rules/components/component.ts';
import type { SystemId } from '#ti4/rules/state.ts';
import { isAdjacent } from '#ti4/rules/board/adjacency.ts';
import { planetsOnBoard } from '#ti4/rules/planets/planets.ts';
import { otherHomeSystems } from '#ti4/content/shared/queries/objective-counts.ts';
import { sumProgress } from '#ti4/content/shared/queries/progress-counters.ts';
import { nameOfPlanet } from '#ti4/rules/names.ts';

export default objective({
  id: 'rule-distant-lands',
  name: 'Rule Distant Lands',
  set: 'pok',
  text: 'For each of 2 other players, control a different planet in or adjacent to their home system.',
  stage: 2,
  points: 2,
  phase: 'status',
  progress: (game, seat) => {
    const near = (system: SystemId): SystemId[] =>
      otherHomeSystems(game, seat).filter((home) => home === system || isAdjacent(game, system, home, seat));
    const planets = planetsOnBoard(game, seat).filter(({ system }) => near(system).length > 0);
    const reached = planets.map(({ system }) => near(system));
    // A planet next to two home systems counts for one of them.
    const two = reached.some((homes, i) =>
      reached.slice(i + 1).some((others) => homes.some((home) => others.some((other) => other !== home))),
    );
    return sumProgress(
      two ? 2 : Math.min(1, planets.length),
      2,
      'planets in or adjacent to different home systems of other players',
      () => planets.map(({ id }) => nameOfPlanet(game, id)),
    );
  },
});
