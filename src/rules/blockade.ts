import type { Game } from './game.ts';
import type { SeatId, SystemId, Unit } from './state.ts';
import { shipsIn } from './units.ts';

/** Whether other players have ships in a unit's system and its owner has none (14). */
export function isBlockaded(game: Game, unit: Unit): boolean {
  const ships = shipsIn(game, unit.system);
  return ships.length > 0 && ships.every((ship) => ship.owner !== unit.owner);
}

/** Ships cannot be produced where other players have ships (67.7), so not by blockaded units either (14.1). */
export const othersHaveShips = (game: Game, seat: SeatId, system: SystemId): boolean => shipsIn(game, system).some((ship) => ship.owner !== seat);
