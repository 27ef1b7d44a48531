import { createNeighborGraph } from '#kit/board/hex-grid.ts';
import type { Game } from '#ti3/rules/game.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import type { SeatId, Special, SystemId, UnitType, Wormhole } from '#ti3/rules/terms.ts';

const graphOf = ({ state }: Game) => createNeighborGraph(Object.values(state.systems));

/** Returns the wormholes that a system has, even if they cannot be used. */
export const allWormholesIn = (game: Game, system: SystemId): Wormhole[] =>
  modify(game, 'wormholes', { system }, [...(game.book.tiles[system]?.wormholes ?? [])]);

/** Returns the wormholes of a system that connect it to others now (E3 17.6). */
export const wormholesIn = (game: Game, system: SystemId): Wormhole[] =>
  modify(game, 'wormholes-closed', { system }, false) ? [] : allWormholesIn(game, system);

/** Returns the wormholes of a system as one seat sees them: some seats have additional ones. */
export function wormholesFor(game: Game, system: SystemId, seat: SeatId): Wormhole[] {
  const open = wormholesIn(game, system);
  return modify(game, 'own-wormholes-seen', { seat }, false)
    ? modify(game, 'own-wormholes', { seat, system }, open)
    : open;
}

/**
 * Maps each system to its neighbors: adjacent hexes and systems with a wormhole of the same letter (of any letter if
 * `anyLetter`).
 */
function adjacencyOf(game: Game, anyLetter: boolean, seat?: SeatId): ReadonlyMap<SystemId, SystemId[]> {
  const lettersOf = (id: SystemId): Wormhole[] =>
    seat === undefined ? wormholesIn(game, id) : wormholesFor(game, id, seat);
  const holes = Object.keys(game.state.systems).map((id) => ({ id, letters: lettersOf(id) }));
  const open = holes.filter(({ letters }) => letters.length);
  return new Map(
    holes.map(({ id, letters }) => {
      const joined = open.filter(
        (other) => other.id !== id && (anyLetter ? letters.length : other.letters.some((one) => letters.includes(one))),
      );
      return [
        id,
        [...new Set([...game.memoizeUntilInvalidated(graphOf).neighborsOf(id), ...joined.map((other) => other.id)])],
      ];
    }),
  );
}
const byLetter = (game: Game) => adjacencyOf(game, false);
const byAnyLetter = (game: Game) => adjacencyOf(game, true);

type Adjacency = (game: Game) => ReadonlyMap<SystemId, SystemId[]>;
/** One function per seat, because `memoize` caches by function identity. */
const bySeat = new Map<SeatId, Adjacency>();
function ownOf(seat: SeatId): Adjacency {
  const found = bySeat.get(seat) ?? ((game: Game) => adjacencyOf(game, false, seat));
  bySeat.set(seat, found);
  return found;
}

/** Returns the systems adjacent to a system, across a hex side or through matching wormholes (E3 17.6). */
export function adjacentSystems(game: Game, system: SystemId, seat?: SeatId): SystemId[] {
  if (seat !== undefined && modify(game, 'own-wormholes-seen', { seat }, false))
    return game.memoize(ownOf(seat)).get(system) ?? [];
  const anyLetter = seat !== undefined && modify(game, 'joined-wormholes', { seat }, false);
  return game.memoize(anyLetter ? byAnyLetter : byLetter).get(system) ?? [];
}

/** Tells whether two systems share a hex side; wormholes do not count. */
const touch = (game: Game, one: SystemId, other: SystemId): boolean =>
  game.memoizeUntilInvalidated(graphOf).areAdjacent(one, other);

/** Returns the letters of the wormholes that join two systems for a seat; empty if the systems share a side. */
export function joiningWormholes(game: Game, seat: SeatId, from: SystemId, to: SystemId): Wormhole[] {
  if (touch(game, from, to)) return [];
  const there = wormholesFor(game, to, seat);
  return wormholesFor(game, from, seat).filter((letter) => there.includes(letter));
}

/**
 * Returns why ships of these types cannot use the wormholes between two systems; undefined if they can or if the
 * systems share a side.
 */
export function wormholeProblem(
  game: Game,
  seat: SeatId,
  from: SystemId,
  to: SystemId,
  types: readonly UnitType[] = [],
): string | undefined {
  if (!game.book.modifiersByValue['wormhole-barred'] || touch(game, from, to)) return undefined;
  return modify(
    game,
    'wormhole-barred',
    { seat, from, to, letters: joiningWormholes(game, seat, from, to), types },
    undefined,
  );
}

/** Returns the systems that ships of these types can enter from a system by one move, as far as wormholes decide it. */
export const neighborsByShip = (
  game: Game,
  system: SystemId,
  seat: SeatId,
  types: readonly UnitType[] = [],
): SystemId[] =>
  adjacentSystems(game, system, seat).filter((next) => wormholeProblem(game, seat, system, next, types) === undefined);

/** Returns the anomaly printed on a tile. */
export const printedSpecialOf = ({ book }: Game, system: SystemId): Special | undefined => book.tiles[system]?.special;

/** Returns the anomaly in effect in a system; undefined if there is none. */
export const specialOf = (game: Game, system: SystemId): Special | undefined =>
  modify(game, 'special', { system }, printedSpecialOf(game, system));

/** Returns the anomaly that hinders movement in a system; undefined if there is none. */
export const movementHindranceOf = (game: Game, system: SystemId): Special | undefined =>
  modify(game, 'hindrance', { system }, specialOf(game, system));

/** Tells whether a system is the home system of a race, even of one not in the game. */
export const isHomeSystem = ({ book }: Game, system: SystemId): boolean => book.tiles[system]?.home !== undefined;
