import { objective } from '../../../../rules/components/component.ts';
import { MECATOL_REX, planetOf } from '../../../../rules/units/planets.ts';
import { greatestShips, othersHomes } from '../../../shared/holdings.ts';

export default objective({
  id: 'achieve-supremacy',
  name: 'Achieve Supremacy',
  set: 'pok',
  text: 'A flagship or war sun of yours is at Mecatol Rex or in the home system of somebody else.',
  stage: 2,
  points: 2,
  phase: 'status',
  fulfilled: (game, seat) => {
    const wanted = [planetOf(game, MECATOL_REX).system, ...othersHomes(game, seat)];
    return greatestShips(game, seat).some(({ system }) => wanted.includes(system));
  },
});
