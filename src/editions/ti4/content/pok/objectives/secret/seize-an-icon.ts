import { objective } from '#ti4/rules/components/component.ts';
import { isLegendary, planetsOf } from '#ti4/rules/planets/planets.ts';
import { planetProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'seize-an-icon',
  name: 'Seize an Icon',
  set: 'pok',
  text: 'Control a legendary planet.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) =>
    planetProgress(
      game,
      planetsOf(game, seat).flatMap(({ id }) => (isLegendary(game, id) ? [id] : [])),
      1,
    ),
});
