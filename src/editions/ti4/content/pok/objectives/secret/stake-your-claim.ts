import { objective } from '../../../../rules/components/component.ts';
import { planetOf, planetsOnBoard } from '../../../../rules/units/planets.ts';

export default objective({
  id: 'stake-your-claim',
  name: 'Stake Your Claim',
  set: 'pok',
  text: 'A planet of yours shares its system with a planet of somebody else.',
  stage: 'secret',
  points: 1,
  phase: 'status',
  fulfilled: (game, seat) =>
    planetsOnBoard(game, seat).some(({ system }) =>
      game.state.systems[system].planets.some((planet) => ![null, seat].includes(planetOf(game, planet).controller)),
    ),
});
