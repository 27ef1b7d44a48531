import type { Quality } from '#ti3/rules/components/component.ts';
import type { Game } from '#ti3/rules/game.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';
import { cardOf, inSpace, isA, onPlanet } from './units.ts';

// What ships and docks hold, and what is too much for them.

/** Docks keep so many fighters each (E3 7.6, 9.3). */
const DOCK_FIGHTERS = 3;

/** Planets of a system where a seat's docks stand that were not built in this round. */
export const docksIn = (game: Game, seat: SeatId, system: SystemId): PlanetId[] =>
  game.state.systems[system].planets.filter((planet) =>
    onPlanet(game, planet).some(
      (unit) => unit.owner === seat && isA(game, 'produces', unit) && unit.builtIn !== game.state.round,
    ),
  );

/** How many units a seat's docks build in space; none: they stand on planets. */
export const floatingLimit = (game: Game, seat: SeatId): number => modify(game, 'floating-docks', { seat }, 0);

/** Where a unit is put that is meant for a planet: a dock that floats, in its space. */
export const restingOn = (game: Game, seat: SeatId, type: UnitType, planet: PlanetId): PlanetId | undefined =>
  isA(game, 'produces', { type }) && floatingLimit(game, seat) > 0 ? undefined : planet;

/** Docks in space that were not built in this round. */
export const floatingDocks = (game: Game, seat: SeatId, system: SystemId): Unit[] =>
  inSpace(game, system, seat).filter((unit) => isA(game, 'produces', unit) && unit.builtIn !== game.state.round);

/** Fighters that docks of a system keep. */
const keptByDocks = (game: Game, seat: SeatId, system: SystemId): number =>
  (docksIn(game, seat, system).length + floatingDocks(game, seat, system).length) *
  modify(game, 'dock-fighters', { seat }, DOCK_FIGHTERS);

export const capacityOf = (game: Game, seat: SeatId, type: UnitType): number =>
  modify(game, 'capacity', { seat, type }, cardOf(game, type, seat).capacity);

/** Ground forces that a ship takes besides. */
export const troopRoomOf = (game: Game, seat: SeatId, type: UnitType): number =>
  modify(game, 'troop-room', { seat, type }, 0);

export const carries = (game: Game, seat: SeatId, type: UnitType): boolean =>
  capacityOf(game, seat, type) > 0 || troopRoomOf(game, seat, type) > 0;

/** Whether what is else carried moves by itself, bars the way, and is counted by fleet supply where nothing holds it. */
export const isIndependent = (game: Game, seat: SeatId, type: UnitType): boolean =>
  modify(game, 'independent', { seat, type }, false);

export interface Aboard {
  /** Fighters but those that docks keep. */
  fighters: Unit[];
  /** What else needs room: PDS, and ground forces for whom there is no room of their own. */
  cargo: Unit[];
  room: number;
}

/** What of a seat's is in space in a system and needs room, and how much there is (E3 7.6). */
export function aboard(game: Game, seat: SeatId, system: SystemId): Aboard {
  const mine = inSpace(game, system, seat);
  const sum = (of: (type: UnitType) => number): number => mine.reduce((total, { type }) => total + of(type), 0);
  const fighters = mine.filter((unit) => isA(game, 'fighter', unit));
  const troops = mine.filter((unit) => isA(game, 'ground-force', unit));
  const others = mine.filter(
    (unit) => !['ship', 'ground-force', 'produces'].some((quality) => isA(game, quality as Quality, unit)),
  );
  return {
    fighters: fighters.slice(keptByDocks(game, seat, system)),
    cargo: [...others, ...troops.slice(sum((type) => troopRoomOf(game, seat, type)))],
    room: sum((type) => capacityOf(game, seat, type)),
  };
}

/** How many more fighters could be held; below none, as many as are too much. */
export function fighterRoom(game: Game, seat: SeatId, system: SystemId): number {
  const { cargo, room } = aboard(game, seat, system);
  const fighters = inSpace(game, system, seat).filter((unit) => isA(game, 'fighter', unit)).length;
  return Math.max(0, room - cargo.length) + keptByDocks(game, seat, system) - fighters;
}

/** Fighters that nothing holds and that need nothing to: fleet supply counts them. */
export function looseFighters(game: Game, seat: SeatId, system: SystemId): Unit[] {
  const free = inSpace(game, system, seat).some(
    (unit) => isA(game, 'fighter', unit) && isIndependent(game, seat, unit.type),
  );
  if (!free) return [];
  const { fighters, cargo, room } = aboard(game, seat, system);
  return fighters.slice(Math.max(0, room - cargo.length)).filter(({ type }) => isIndependent(game, seat, type));
}
