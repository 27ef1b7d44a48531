import { adjacentSystems } from '#ti4/rules/board/adjacency.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';

/** Tells whether a planet that the seat does not control is in a system or adjacent to it. */
export const hasPlanetToTake = (game: Game, seat: SeatId, system: SystemId): boolean =>
  [system, ...adjacentSystems(game, system, seat)].some((near) =>
    game.state.systems[near].planets.some((planet) => game.state.planets[planet].controller !== seat),
  );
