import { objective } from '#ti4/rules/components/component.ts';
import { planetsOf } from '#ti4/rules/planets/planets.ts';
import { othersHomes } from '#ti4/content/shared/queries/objective-counts.ts';
import { planetsTowards } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'conquer-the-weak',
  name: 'Conquer the Weak',
  set: 'base',
  text: 'A planet of yours lies in the home system of somebody else.',
  stage: 2,
  points: 2,
  phase: 'status',
  progress: (game, seat) =>
    planetsTowards(
      game,
      planetsOf(game, seat).flatMap(({ id, system }) => (othersHomes(game, seat).includes(system) ? [id] : [])),
      1,
    ),
});
