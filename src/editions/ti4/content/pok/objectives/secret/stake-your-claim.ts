import { objective } from '#ti4/rules/components/component.ts';
import { planetOf, planetsOnBoard } from '#ti4/rules/planets/planets.ts';
import { planetProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'stake-your-claim',
  name: 'Stake Your Claim',
  set: 'pok',
  text: 'Control a planet in a system where another player also controls a planet.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) => {
    const shared = planetsOnBoard(game, seat).filter(({ system }) =>
      game.state.systems[system].planets.some((planet) => ![null, seat].includes(planetOf(game, planet).controller)),
    );
    return planetProgress(
      game,
      shared.map(({ id }) => id),
      1,
    );
  },
});
