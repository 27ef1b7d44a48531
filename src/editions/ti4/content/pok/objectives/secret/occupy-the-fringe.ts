import { objective } from '#ti4/rules/components/component.ts';
import { groundForcesOn, unitsAt } from '#ti4/rules/units/units.ts';
import { unitProgress } from '#ti4/content/shared/queries/progress-counters.ts';

export default objective({
  id: 'occupy-the-fringe',
  name: 'Occupy the Fringe',
  set: 'pok',
  text: 'Have at least 9 ground forces on a planet without your space dock.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  progress: (game, seat) => {
    const places = Object.keys(game.state.planets).filter(
      (planet) => !unitsAt(game, { owner: seat, planet, type: 'space-dock' }).length,
    );
    const most = places
      .map((planet) => groundForcesOn(game, planet, seat))
      .reduce((best, one) => (one.length > best.length ? one : best), []);
    return unitProgress(game, most, 9, 'ground forces on a planet without your space dock');
  },
});
