import { objective } from '../../../../rules/components/component.ts';
import { MECATOL_REX, planetOf } from '../../../../rules/units/planets.ts';
import { greatestShips, othersHomes } from '../../../shared/holdings.ts';
import { unitsTowards } from '../../../shared/counted.ts';

export default objective({
  id: 'achieve-supremacy',
  name: 'Achieve Supremacy',
  set: 'pok',
  text: 'A flagship or war sun of yours is at Mecatol Rex or in the home system of somebody else.',
  stage: 2,
  points: 2,
  phase: 'status',
  progress: (game, seat) => {
    const wanted = [planetOf(game, MECATOL_REX).system, ...othersHomes(game, seat)];
    return unitsTowards(
      game,
      greatestShips(game, seat).filter(({ system }) => wanted.includes(system)),
      1,
      'ships',
    );
  },
});
