import { objective } from '../../../../rules/components/component.ts';
import { isLegendary, planetsOf } from '../../../../rules/units/planets.ts';
import { planetsTowards } from '../../../shared/counted.ts';

export default objective({
  id: 'seize-an-icon',
  name: 'Seize an Icon',
  set: 'pok',
  text: 'A legendary planet is yours.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) =>
    planetsTowards(
      game,
      planetsOf(game, seat).flatMap(({ id }) => (isLegendary(game, id) ? [id] : [])),
      1,
    ),
});
