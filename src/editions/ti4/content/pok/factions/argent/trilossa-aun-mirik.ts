import { leader, type Game } from '#ti4/rules/components/component.ts';
import { allowPlacementOn, produceUnits } from '#ti4/rules/production/production.ts';
import type { PlanetId, SeatId, SystemId, UnitType } from '#ti4/rules/state.ts';
import { isAdjacent } from '#ti4/rules/board/adjacency.ts';
import { planetsOf } from '#ti4/rules/planets/planets.ts';
import { arrivalProblem, isGroundForce } from '#ti4/rules/units/units.ts';
import { agentReaction } from '#ti4/content/shared/cards/agents.ts';

/** Lists a player's planets in or adjacent to a system on which ground forces of the given types can be placed. */
const near = (game: Game, seat: SeatId, system: SystemId, types: readonly UnitType[]): PlanetId[] =>
  planetsOf(game, seat)
    .filter((planet) => planet.system === system || isAdjacent(game, system, planet.system, seat))
    .filter(({ id }) =>
      types.some(
        (type) =>
          isGroundForce(game, { type, owner: seat }) && arrivalProblem(game, seat, type, id, 'produce') === undefined,
      ),
    )
    .map(({ id }) => id);

/**
 * Lists the planets that she offers for the current production. The list is empty if she has already been used for it,
 * or if no ground force could go to a different planet.
 */
function open(game: Game, seat: SeatId, system: SystemId, types: readonly UnitType[]): PlanetId[] {
  const producing = game.enclosingData(produceUnits);
  const planets = near(game, seat, system, types);
  const forces = producing?.orders?.filter(({ type }) => isGroundForce(game, { type, owner: seat })) ?? [];
  const used = producing?.besides !== undefined;
  return !used && planets.some((planet) => forces.some(({ place }) => place !== planet)) ? planets : [];
}

export default leader({
  id: 'trilossa-aun-mirik',
  name: 'Trilossa Aun Mirik',
  set: 'pok',
  faction: 'argent',
  role: 'agent',
  text: 'When a player produces ground forces in a system: you may exhaust this card. That player may place them on any planets they control in that system or adjacent systems.',
  advice: { gains: { moves: 1 } },
  reactions: [
    agentReaction('when', 'placing-produced', {
      isUsable: (game, _held, { seat, system, types }) => open(game, seat, system, types).length > 0,
      effect: (game, _held, { seat, system, types }) => allowPlacementOn(game, near(game, seat, system, types)),
    }),
  ],
});
