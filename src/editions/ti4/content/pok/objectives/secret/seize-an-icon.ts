import { objective } from '../../../../rules/components/component.ts';
import { isLegendary, planetsOf } from '../../../../rules/units/planets.ts';

export default objective({
  id: 'seize-an-icon',
  name: 'Seize an Icon',
  set: 'pok',
  text: 'A legendary planet is yours.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  fulfilled: (game, seat) => planetsOf(game, seat).some(({ id }) => isLegendary(game, id)),
});
