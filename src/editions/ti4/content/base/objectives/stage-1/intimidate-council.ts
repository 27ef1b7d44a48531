import { objective } from '../../../../rules/components/component.ts';
import { adjacent } from '../../../../rules/units/board.ts';
import { MECATOL_REX, planetOf } from '../../../../rules/units/planets.ts';
import { systemsWithShips } from '../../../shared/holdings.ts';
import { systemsTowards } from '../../../shared/counted.ts';

export default objective({
  id: 'intimidate-council',
  name: 'Intimidate Council',
  set: 'base',
  text: 'Your ships stand in two of the systems around Mecatol Rex.',
  stage: 1,
  points: 1,
  phase: 'status',
  progress: (game, seat) =>
    systemsTowards(
      game,
      systemsWithShips(game, seat).filter((system) => adjacent(game, system, planetOf(game, MECATOL_REX).system, seat)),
      2,
    ),
});
