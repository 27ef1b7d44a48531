import { objective } from '../../../../rules/components/component.ts';
import { groundForcesOn, unitsAt } from '../../../../rules/units/units.ts';

export default objective({
  id: 'occupy-the-fringe',
  name: 'Occupy the Fringe',
  set: 'pok',
  text: 'Nine or more of your ground forces are on one planet, without a space dock of yours there.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  fulfilled: (game, seat) =>
    Object.keys(game.state.planets).some(
      (planet) => groundForcesOn(game, planet, seat).length >= 9 && !unitsAt(game, { owner: seat, planet, type: 'space-dock' }).length,
    ),
});
