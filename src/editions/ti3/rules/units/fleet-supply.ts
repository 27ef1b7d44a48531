import type { Game } from '#ti3/rules/game.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';
import { looseFighters } from './capacity.ts';
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

/** How much of fleet supply ships take: of those that count half two take one, rounded up. */
export function supplyTaken(game: Game, seat: SeatId, types: readonly UnitType[]): number {
  if (!game.book.modifying['half-supplied']) return types.length;
  const halves = types.filter((type) => modify(game, 'half-supplied', { seat, type }, false)).length;
  return types.length - Math.floor(halves / 2);
}

const takenIn = (game: Game, seat: SeatId, system: SystemId): number =>
  supplyTaken(game, seat, suppliedShips(game, seat, system).map(({ type }) => type)); // prettier-ignore

/** Whether one more ship that is no fighter could be kept. */
export const hasSupplyFor = (game: Game, seat: SeatId, system: SystemId): boolean =>
  supplyTaken(game, seat, countedShips(game, seat, system).map(({ type }) => type)) < fleetSupply(game, seat, system); // prettier-ignore

/** The systems where each seat has units in space: asked for again and again. */
function placesInSpace(game: Game): ReadonlyMap<SeatId, ReadonlySet<SystemId>> {
  const found = new Map<SeatId, Set<SystemId>>();
  for (const { owner, planet, system } of unitsOf(game)) {
    if (planet !== undefined) continue;
    const places = found.get(owner);
    if (places) places.add(system);
    else found.set(owner, new Set([system]));
  }
  return found;
}

/** The systems where somebody has units in space. */
export const placesOf = (game: Game, seat: SeatId): SystemId[] => [...(game.derived(placesInSpace).get(seat) ?? [])];

/** Counters that fleet supply must keep for a seat's largest fleet (E3 5.4). */
export function fleetNeeded(game: Game, seat: SeatId): number {
  const beyond = placesOf(game, seat).map((system) => {
    const granted = fleetSupply(game, seat, system) - seatOf(game, seat).counters.fleet;
    return takenIn(game, seat, system) - granted;
  });
  return Math.max(0, ...beyond);
}

/** Systems with more of a seat's ships than its supply carries, and by how many (E3 5.3). */
export const overSupply = (game: Game, seat: SeatId): { system: SystemId; by: number }[] =>
  placesOf(game, seat).flatMap((system) => {
    const by = takenIn(game, seat, system) - fleetSupply(game, seat, system);
    if (by <= 0) return [];
    // Where some count half, what goes is asked one by one: it may take two of them to make up for one.
    const whole = suppliedShips(game, seat, system).length === takenIn(game, seat, system);
    return [{ system, by: whole ? by : 1 }];
  });
