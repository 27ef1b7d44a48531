import { objective } from '../../../../rules/components/component.ts';
import { adjacent } from '../../../../rules/units/board.ts';
import { othersHomes, systemsWithShips } from '../../../shared/holdings.ts';
import { systemsTowards } from '../../../shared/counted.ts';

export default objective({
  id: 'threaten-enemies',
  name: 'Threaten Enemies',
  set: 'base',
  text: 'One of your ships is next to the home system of somebody else.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) =>
    systemsTowards(
      game,
      systemsWithShips(game, seat).filter((system) =>
        othersHomes(game, seat).some((home) => adjacent(game, system, home, seat)),
      ),
      1,
    ),
});
