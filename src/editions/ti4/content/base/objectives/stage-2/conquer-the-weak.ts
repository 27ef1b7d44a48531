import { objective } from '#ti4/rules/components/component.ts';
import { planetsOf } from '#ti4/rules/planets/planets.ts';
import { otherHomeSystems } from '#ti4/content/shared/queries/objective-counts.ts';
import { planetProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'conquer-the-weak',
  name: 'Conquer the Weak',
  set: 'base',
  text: "Control a planet in another player's home system.",
  stage: 2,
  points: 2,
  phase: 'status',
  progress: (game, seat) =>
    planetProgress(
      game,
      planetsOf(game, seat).flatMap(({ id, system }) => (otherHomeSystems(game, seat).includes(system) ? [id] : [])),
      1,
    ),
});
