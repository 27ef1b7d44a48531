import type { UnitQuality } from '#ti3/rules/components/component.ts';
import type { Game } from '#ti3/rules/game.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';
import { unitCardOf, unitsInSpace, hasQuality, unitsOnPlanet } from './units.ts';

// Capacity of ships and docks, and the units that need it.

/** Number of fighters that each dock holds (E3 7.6, 9.3). */
const DOCK_FIGHTERS = 3;

/** Returns the planets of a system with docks of a seat that were not built this round. */
export const producingDocksIn = (game: Game, seat: SeatId, system: SystemId): PlanetId[] =>
  game.state.systems[system].planets.filter((planet) =>
    unitsOnPlanet(game, planet).some(
      (unit) => unit.owner === seat && hasQuality(game, 'produces', unit) && unit.builtIn !== game.state.round,
    ),
  );

/** Returns the number of units that a seat's floating docks produce; 0 if its docks are on planets. */
export const floatingDockLimit = (game: Game, seat: SeatId): number => modify(game, 'floating-docks', { seat }, 0);

/** Returns the planet on which a unit is placed; undefined for a floating dock, which stays in space. */
export const planetUnlessFloating = (
  game: Game,
  seat: SeatId,
  type: UnitType,
  planet: PlanetId,
): PlanetId | undefined =>
  hasQuality(game, 'produces', { type }) && floatingDockLimit(game, seat) > 0 ? undefined : planet;

/** Returns the floating docks that were not built this round. */
export const floatingDocks = (game: Game, seat: SeatId, system: SystemId): Unit[] =>
  unitsInSpace(game, system, seat).filter(
    (unit) => hasQuality(game, 'produces', unit) && unit.builtIn !== game.state.round,
  );

/** Returns the number of fighters that the docks of a system hold; `leaving`: only those that float. */
const keptByDocks = (game: Game, seat: SeatId, system: SystemId, leaving = false): number =>
  ((leaving ? 0 : producingDocksIn(game, seat, system).length) + floatingDocks(game, seat, system).length) *
  modify(game, 'dock-fighters', { seat }, DOCK_FIGHTERS);

export const capacityOf = (game: Game, seat: SeatId, type: UnitType): number =>
  modify(game, 'capacity', { seat, type }, unitCardOf(game, type, seat).capacity);

/** Returns the number of ground forces that a ship carries in addition to its capacity. */
export const troopCapacityOf = (game: Game, seat: SeatId, type: UnitType): number =>
  modify(game, 'troop-room', { seat, type }, 0);

export const hasCapacity = (game: Game, seat: SeatId, type: UnitType): boolean =>
  capacityOf(game, seat, type) > 0 || troopCapacityOf(game, seat, type) > 0;

/**
 * Tells whether units that otherwise need a carrier move without one, block movement, and count for fleet supply if
 * nothing holds them.
 */
export const isIndependent = (game: Game, seat: SeatId, type: UnitType): boolean =>
  modify(game, 'independent', { seat, type }, false);

export interface FleetLoad {
  /** Fighters, except those that docks hold. */
  fighters: Unit[];
  /** Other units that need capacity: PDS, and ground forces without room of their own. */
  cargo: Unit[];
  room: number;
}

/**
 * Returns the units of a seat in the space of a system that need capacity, and the capacity there (E3 7.6). `leaving`:
 * only what leaves with a fleet holds them, so not the docks on planets.
 */
export function fleetLoadOf(game: Game, seat: SeatId, system: SystemId, leaving = false): FleetLoad {
  const mine = unitsInSpace(game, system, seat);
  const sum = (of: (type: UnitType) => number): number => mine.reduce((total, { type }) => total + of(type), 0);
  const fighters = mine.filter((unit) => hasQuality(game, 'fighter', unit));
  const troops = mine.filter((unit) => hasQuality(game, 'ground-force', unit));
  const others = mine.filter(
    (unit) => !['ship', 'ground-force', 'produces'].some((quality) => hasQuality(game, quality as UnitQuality, unit)),
  );
  return {
    fighters: fighters.slice(keptByDocks(game, seat, system, leaving)),
    cargo: [...others, ...troops.slice(sum((type) => troopCapacityOf(game, seat, type)))],
    room: sum((type) => capacityOf(game, seat, type)),
  };
}

/** Returns the number of fighters that could still be held; negative if there are too many. */
export function fighterCapacityLeft(game: Game, seat: SeatId, system: SystemId): number {
  const { cargo, room } = fleetLoadOf(game, seat, system);
  const fighters = unitsInSpace(game, system, seat).filter((unit) => hasQuality(game, 'fighter', unit)).length;
  return Math.max(0, room - cargo.length) + keptByDocks(game, seat, system) - fighters;
}

/** Returns the independent fighters that nothing holds: fleet supply counts them. */
export function unsupportedFighters(game: Game, seat: SeatId, system: SystemId): Unit[] {
  const free = unitsInSpace(game, system, seat).some(
    (unit) => hasQuality(game, 'fighter', unit) && isIndependent(game, seat, unit.type),
  );
  if (!free) return [];
  const { fighters, cargo, room } = fleetLoadOf(game, seat, system);
  return fighters.slice(Math.max(0, room - cargo.length)).filter(({ type }) => isIndependent(game, seat, type));
}
