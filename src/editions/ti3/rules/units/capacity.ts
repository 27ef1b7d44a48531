import type { UnitQuality } from '#ti3/rules/components/component.ts';
import type { Game } from '#ti3/rules/game.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';
import { unitCardOf, unitsInSpace, hasQuality, unitsOnPlanet } from './units.ts';

// What ships and docks hold, and what is too much for them.

/** Docks keep so many fighters each (E3 7.6, 9.3). */
const DOCK_FIGHTERS = 3;

/** Planets of a system where a seat's docks stand that were not built in this round. */
export const producingDocksIn = (game: Game, seat: SeatId, system: SystemId): PlanetId[] =>
  game.state.systems[system].planets.filter((planet) =>
    unitsOnPlanet(game, planet).some(
      (unit) => unit.owner === seat && hasQuality(game, 'produces', unit) && unit.builtIn !== game.state.round,
    ),
  );

/** How many units a seat's docks build in space; none: they stand on planets. */
export const floatingDockLimit = (game: Game, seat: SeatId): number => modify(game, 'floating-docks', { seat }, 0);

/** Where a unit is put that is meant for a planet: a dock that floats, in its space. */
export const planetUnlessFloating = (
  game: Game,
  seat: SeatId,
  type: UnitType,
  planet: PlanetId,
): PlanetId | undefined =>
  hasQuality(game, 'produces', { type }) && floatingDockLimit(game, seat) > 0 ? undefined : planet;

/** Docks in space that were not built in this round. */
export const floatingDocks = (game: Game, seat: SeatId, system: SystemId): Unit[] =>
  unitsInSpace(game, system, seat).filter(
    (unit) => hasQuality(game, 'produces', unit) && unit.builtIn !== game.state.round,
  );

/** Fighters that docks of a system keep. */
const keptByDocks = (game: Game, seat: SeatId, system: SystemId): number =>
  (producingDocksIn(game, seat, system).length + floatingDocks(game, seat, system).length) *
  modify(game, 'dock-fighters', { seat }, DOCK_FIGHTERS);

export const capacityOf = (game: Game, seat: SeatId, type: UnitType): number =>
  modify(game, 'capacity', { seat, type }, unitCardOf(game, type, seat).capacity);

/** Ground forces that a ship takes besides. */
export const troopCapacityOf = (game: Game, seat: SeatId, type: UnitType): number =>
  modify(game, 'troop-room', { seat, type }, 0);

export const hasCapacity = (game: Game, seat: SeatId, type: UnitType): boolean =>
  capacityOf(game, seat, type) > 0 || troopCapacityOf(game, seat, type) > 0;

/** Whether what is else carried moves by itself, bars the way, and is counted by fleet supply where nothing holds it. */
export const isIndependent = (game: Game, seat: SeatId, type: UnitType): boolean =>
  modify(game, 'independent', { seat, type }, false);

export interface FleetLoad {
  /** Fighters but those that docks keep. */
  fighters: Unit[];
  /** What else needs room: PDS, and ground forces for whom there is no room of their own. */
  cargo: Unit[];
  room: number;
}

/** What of a seat's is in space in a system and needs room, and how much there is (E3 7.6). */
export function fleetLoadOf(game: Game, seat: SeatId, system: SystemId): FleetLoad {
  const mine = unitsInSpace(game, system, seat);
  const sum = (of: (type: UnitType) => number): number => mine.reduce((total, { type }) => total + of(type), 0);
  const fighters = mine.filter((unit) => hasQuality(game, 'fighter', unit));
  const troops = mine.filter((unit) => hasQuality(game, 'ground-force', unit));
  const others = mine.filter(
    (unit) => !['ship', 'ground-force', 'produces'].some((quality) => hasQuality(game, quality as UnitQuality, unit)),
  );
  return {
    fighters: fighters.slice(keptByDocks(game, seat, system)),
    cargo: [...others, ...troops.slice(sum((type) => troopCapacityOf(game, seat, type)))],
    room: sum((type) => capacityOf(game, seat, type)),
  };
}

/** How many more fighters could be held; below none, as many as are too much. */
export function fighterCapacityLeft(game: Game, seat: SeatId, system: SystemId): number {
  const { cargo, room } = fleetLoadOf(game, seat, system);
  const fighters = unitsInSpace(game, system, seat).filter((unit) => hasQuality(game, 'fighter', unit)).length;
  return Math.max(0, room - cargo.length) + keptByDocks(game, seat, system) - fighters;
}

/** Fighters that nothing holds and that need nothing to: fleet supply counts them. */
export function unsupportedFighters(game: Game, seat: SeatId, system: SystemId): Unit[] {
  const free = unitsInSpace(game, system, seat).some(
    (unit) => hasQuality(game, 'fighter', unit) && isIndependent(game, seat, unit.type),
  );
  if (!free) return [];
  const { fighters, cargo, room } = fleetLoadOf(game, seat, system);
  return fighters.slice(Math.max(0, room - cargo.length)).filter(({ type }) => isIndependent(game, seat, type));
}
