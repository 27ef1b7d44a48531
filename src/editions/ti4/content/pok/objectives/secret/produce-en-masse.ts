import { objective } from '#ti4/rules/components/component.ts';
import { producingPlanets } from '#ti4/rules/production/producing-planets.ts';
import { productionOf } from '#ti4/rules/production/production-capacity.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { sumProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'produce-en-masse',
  name: 'Produce en Masse',
  set: 'pok',
  text: 'Have units with a total Production of at least 8 in 1 system.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) => {
    const sums = Object.keys(game.state.systems).map((system) =>
      [...unitsAt(game, { owner: seat, system }), ...producingPlanets(game, seat, system)].reduce(
        (sum, unit) => sum + productionOf(game, unit),
        0,
      ),
    );
    return sumProgress(Math.max(0, ...sums), 8, 'Production in 1 system');
  },
});
