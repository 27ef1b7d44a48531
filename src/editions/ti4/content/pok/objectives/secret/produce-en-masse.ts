import { objective } from '../../../../rules/components/component.ts';
import { producingPlanets } from '../../../../rules/production/producing-planets.ts';
import { productionOf } from '../../../../rules/production/production-places.ts';
import { unitsAt } from '../../../../rules/units/units.ts';
import { sumTowards } from '../../../shared/counted.ts';

export default objective({
  id: 'produce-en-masse',
  name: 'Produce en Masse',
  set: 'pok',
  text: 'In one system the Production of your units comes to eight or more.',
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
    return sumTowards(Math.max(0, ...sums), 8, 'Production');
  },
});
