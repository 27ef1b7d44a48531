import { objective } from '../../../../rules/components/component.ts';
import { adjacent, anomaliesIn } from '../../../../rules/units/board.ts';
import { systemsWithShips } from '../../../shared/holdings.ts';
import { systemsTowards } from '../../../shared/counted.ts';

export default objective({
  id: 'learn-the-secrets-of-the-cosmos',
  name: 'Learn the Secrets of the Cosmos',
  set: 'base',
  text: 'Three systems that hold your ships each have an anomaly next to them.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) => {
    const anomalies = Object.keys(game.state.systems).filter((system) => anomaliesIn(game, system).length > 0);
    const beside = systemsWithShips(game, seat).filter((system) =>
      anomalies.some((anomaly) => adjacent(game, system, anomaly, seat)),
    );
    return systemsTowards(game, beside, 3);
  },
});
