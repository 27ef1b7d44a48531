import type { Game } from '#ti3/rules/game.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';
import { fighterCapacityLeft, unsupportedFighters } from './capacity.ts';
import { countByType, hasQuality, shipsIn, allUnits } from './units.ts';

/** Returns the number of non-fighter ships that a seat may have in a system (E3 5.1). */
export const fleetSupply = (game: Game, seat: SeatId, system: SystemId): number =>
  modify(game, 'fixed-fleet-supply', { seat, system }, undefined) ??
  modify(game, 'fleet-supply', { seat, system }, seatOf(game, seat).counters.fleet);

/** Returns the non-fighter ships of a seat in a system. */
export const nonFighterShips = (game: Game, seat: SeatId, system: SystemId) =>
  shipsIn(game, system, seat).filter((unit) => !hasQuality(game, 'fighter', unit));

/**
 * Returns the ships in a system that count for fleet supply: non-fighters, and independent fighters that nothing holds.
 */
export const shipsCountedBySupply = (game: Game, seat: SeatId, system: SystemId) => [
  ...nonFighterShips(game, seat, system),
  ...unsupportedFighters(game, seat, system),
];

/** Returns the fleet supply that ships use: ships that count half are summed and rounded up. */
export function supplyUsed(game: Game, seat: SeatId, types: readonly UnitType[]): number {
  if (!game.book.modifiersByValue['half-supplied']) return types.length;
  const halves = types.filter((type) => modify(game, 'half-supplied', { seat, type }, false)).length;
  return types.length - Math.floor(halves / 2);
}

/** Returns the number of ships of each type in a system that exceed what effects allow of it. */
export function shipsOverTypeLimit(game: Game, seat: SeatId, system: SystemId): { type: UnitType; by: number }[] {
  if (!game.book.modifiersByValue['type-limit']) return [];
  return (Object.keys(countByType(shipsIn(game, system, seat))) as UnitType[]).flatMap((type) => {
    const by = -roomForType(game, seat, system, type);
    return by > 0 ? [{ type, by }] : [];
  });
}

/** Returns how many more ships of a type effects allow in a system; negative if there are too many. */
export const roomForType = (game: Game, seat: SeatId, system: SystemId, type: UnitType): number =>
  modify(game, 'type-limit', { seat, type, system }, Infinity) -
  shipsIn(game, system, seat).filter((ship) => ship.type === type).length;

const takenIn = (game: Game, seat: SeatId, system: SystemId): number =>
  supplyUsed(game, seat, shipsCountedBySupply(game, seat, system).map(({ type }) => type)); // prettier-ignore

/** Tells whether fleet supply allows one more non-fighter ship. */
export const hasSupplyFor = (game: Game, seat: SeatId, system: SystemId): boolean =>
  supplyUsed(game, seat, nonFighterShips(game, seat, system).map(({ type }) => type)) < fleetSupply(game, seat, system); // prettier-ignore

/**
 * Tells whether a system has room for one more fighter that moves on its own: spare fighter capacity or fleet supply
 * (E3 5.1).
 */
export const hasSupplyForFighter = (game: Game, seat: SeatId, system: SystemId): boolean =>
  fighterCapacityLeft(game, seat, system) > 0 || takenIn(game, seat, system) < fleetSupply(game, seat, system);

/** Groups the systems with units in space by seat, memoized by callers since it is needed very often. */
function placesInSpace(game: Game): ReadonlyMap<SeatId, ReadonlySet<SystemId>> {
  const found = new Map<SeatId, Set<SystemId>>();
  for (const { owner, planet, system } of allUnits(game)) {
    if (planet !== undefined) continue;
    const places = found.get(owner);
    if (places) places.add(system);
    else found.set(owner, new Set([system]));
  }
  return found;
}

/** Returns the systems where a seat has units in space. */
export const systemsWithUnitsInSpace = (game: Game, seat: SeatId): SystemId[] => [
  ...(game.memoize(placesInSpace).get(seat) ?? []),
];

/** Returns the number of counters that fleet supply must keep for a seat's largest fleet (E3 5.4). */
export function supplyNeeded(game: Game, seat: SeatId): number {
  const beyond = systemsWithUnitsInSpace(game, seat).map((system) => {
    const granted = fleetSupply(game, seat, system) - seatOf(game, seat).counters.fleet;
    return takenIn(game, seat, system) - granted;
  });
  return Math.max(0, ...beyond);
}

/** Returns the systems where a seat's ships exceed its fleet supply, and by how many (E3 5.3). */
export const systemsOverSupply = (game: Game, seat: SeatId): { system: SystemId; by: number }[] =>
  systemsWithUnitsInSpace(game, seat).flatMap((system) => {
    const by = takenIn(game, seat, system) - fleetSupply(game, seat, system);
    if (by <= 0) return [];
    // If some ships count half, removals are asked one by one: two of them may be needed to make up for one.
    const whole = shipsCountedBySupply(game, seat, system).length === takenIn(game, seat, system);
    return [{ system, by: whole ? by : 1 }];
  });
