import { objective } from '../../../../rules/components/component.ts';
import { planetsOf } from '../../../../rules/units/planets.ts';
import { othersHomes } from '../../../shared/holdings.ts';
import { planetsTowards } from '../../../shared/counted.ts';

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
