import type { Game } from '../game.ts';
import { inSystem } from '../planets/units.ts';
import type { SeatId, SystemId } from '../terms.ts';

/** Whether a seat has a unit or a planet in a system. */
export const isPresent = (game: Game, seat: SeatId, system: SystemId): boolean =>
  inSystem(game, system).some(({ owner }) => owner === seat) ||
  game.state.systems[system].planets.some((planet) => game.state.planets[planet].owner === seat);
