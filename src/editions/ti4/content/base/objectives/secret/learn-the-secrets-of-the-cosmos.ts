import { objective } from '#ti4/rules/components/component.ts';
import { isAdjacent, anomaliesIn } from '#ti4/rules/board/adjacency.ts';
import { systemsWithShips } from '#ti4/content/shared/queries/objective-counts.ts';
import { presenceProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'learn-the-secrets-of-the-cosmos',
  name: 'Learn the Secrets of the Cosmos',
  set: 'base',
  text: 'Have ships in 3 systems adjacent to anomalies.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) => {
    const anomalies = Object.keys(game.state.systems).filter((system) => anomaliesIn(game, system).length > 0);
    const beside = systemsWithShips(game, seat).filter((system) =>
      anomalies.some((anomaly) => isAdjacent(game, system, anomaly, seat)),
    );
    return presenceProgress('ships', game, beside, 3, 'systems adjacent to anomalies');
  },
});
