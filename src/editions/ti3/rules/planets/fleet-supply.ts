import type { Game } from '../game.ts';
import { modify } from '../components/modifiers.ts';
import { seatOf } from '../seats.ts';
import type { SeatId, SystemId } from '../terms.ts';
import { looseFighters } from './aboard.ts';
import { isA, shipsIn, unitsOf } from './units.ts';

/** The most ships but fighters that a seat may have in a system (E3 5.1). */
export const fleetSupply = (game: Game, seat: SeatId, system: SystemId): number =>
  modify(game, 'fleet-supply', { seat, system }, seatOf(game, seat).counters.fleet);

/** Ships in a system but fighters. */
export const countedShips = (game: Game, seat: SeatId, system: SystemId) =>
  shipsIn(game, system, seat).filter((unit) => !isA(game, 'fighter', unit));

/** Ships in a system that count for fleet supply: all but fighters, of which only those do that need no ship and have none. */
export const suppliedShips = (game: Game, seat: SeatId, system: SystemId) => [
  ...countedShips(game, seat, system),
  ...looseFighters(game, seat, system),
];

/** The systems where somebody has units in space. */
export const placesOf = (game: Game, seat: SeatId): SystemId[] => [
  ...new Set(unitsOf(game).flatMap(({ owner, planet, system }) => (owner === seat && planet === undefined ? [system] : []))),
];

/** Counters that fleet supply must keep for a seat's largest fleet (E3 5.4). */
export function fleetNeeded(game: Game, seat: SeatId): number {
  const beyond = placesOf(game, seat).map((system) => {
    const granted = fleetSupply(game, seat, system) - seatOf(game, seat).counters.fleet;
    return suppliedShips(game, seat, system).length - granted;
  });
  return Math.max(0, ...beyond);
}

/** Systems with more of a seat's ships than its supply carries, and by how many (E3 5.3). */
export const overSupply = (game: Game, seat: SeatId): { system: SystemId; by: number }[] =>
  placesOf(game, seat).flatMap((system) => {
    const by = suppliedShips(game, seat, system).length - fleetSupply(game, seat, system);
    return by > 0 ? [{ system, by }] : [];
  });
