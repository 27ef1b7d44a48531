import { createNeighborGraph, type PlacedTile, type NeighborGraph } from '#kit/board/hex-grid.ts';
import type { Anomaly, Wormhole } from '#ti4/rules/terms.ts';
import type { Game, Rulebook } from '#ti4/rules/game.ts';
import type { Tile } from '#ti4/rules/components/component.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { markerEffects, markersIn } from '#ti4/rules/tokens/markers.ts';
import { isOffBoard, NO_SYSTEM } from '#ti4/rules/planets/planets.ts';
import { tileOf } from './tiles.ts';
import type { SeatId, State, SystemId } from '#ti4/rules/state.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

/** Returns the wormholes and anomalies printed on the face of a system's tile that is up. */
function printedOn(game: Game, system: SystemId): Pick<Tile, 'wormholes' | 'anomalies'> | undefined {
  const tile = tileOf(game, system);
  const face = game.state.systems[system]?.face;
  return face === undefined ? tile : tile?.faces?.[face];
}

const NO_ANOMALY: readonly Anomaly[] = [];

function printedAnomalies(game: Game, system: SystemId): readonly Anomaly[] {
  const printed = printedOn(game, system)?.anomalies ?? NO_ANOMALY;
  const brought = markersIn(game, system).flatMap((marker) => markerEffects(game, marker).anomalies ?? NO_ANOMALY);
  return brought.length ? [...new Set([...printed, ...brought])] : printed;
}

/** Returns the anomalies of a system (9): those of its tile, of the tokens on it, and of components. */
export const anomaliesIn = (game: Game, system: SystemId): readonly Anomaly[] =>
  modify(game, 'anomalies', { system }, printedAnomalies(game, system));

const printedWormholes = (game: Game, system: SystemId): Wormhole[] => [
  ...(printedOn(game, system)?.wormholes ?? []),
  ...markersIn(game, system).flatMap((marker) => markerEffects(game, marker).wormholes ?? []),
];

/** Returns the wormholes in a system for a seat (101), including those that components add. */
export const wormholesIn = (game: Game, system: SystemId, seat: SeatId | null = null): Wormhole[] =>
  modify(game, 'wormholes', { system, seat }, printedWormholes(game, system));

interface Board {
  of: State['systems'];
  lanes: State['hyperlanes'];
  /** Each system's id, followed by its position. */
  tiles: readonly (string | null)[];
  graph: NeighborGraph;
}

/**
 * Caches each board by its `systems` object, regardless of its game; every lookup verifies that the positions are
 * unchanged.
 */
const boards = new WeakMap<State['systems'], Board>();

/** Returns the hyperlane tiles on the board, which are not systems (44). */
const laneTiles = (book: Rulebook, hyperlanes: State['hyperlanes'] = {}): PlacedTile[] =>
  Object.entries(hyperlanes).map(([position, { tile, rotation }]) => ({
    id: `${tile} at ${position}`,
    position,
    lanes: book.tiles[tile]?.lanes ?? [],
    rotation,
  }));

/** Builds the graph of neighboring systems from placed tiles. */
export const buildNeighborGraph = (
  book: Rulebook,
  systems: readonly PlacedTile[],
  hyperlanes?: State['hyperlanes'],
): NeighborGraph => createNeighborGraph([...systems, ...laneTiles(book, hyperlanes)]);

function asItLies({ book, state: { systems, hyperlanes } }: Game): Board {
  const known = boards.get(systems);
  const laid = Object.values(systems);
  if (
    known &&
    known.lanes === hyperlanes &&
    known.tiles.length === laid.length * 2 &&
    laid.every(({ id, position }, i) => known.tiles[i * 2] === id && known.tiles[i * 2 + 1] === position)
  )
    return known;
  const tiles = laid.flatMap(({ id, position }) => [id, position]);
  const made: Board = { of: systems, lanes: hyperlanes, tiles, graph: buildNeighborGraph(book, laid, hyperlanes) };
  boards.set(systems, made);
  return made;
}

/** Returns the graph of neighboring systems. Code that moves or adds a tile must call `invalidateBoard`. */
export function neighborGraphOf(game: Game): NeighborGraph {
  const known = game.memoizeUntilInvalidated(asItLies);
  if (known.of === game.state.systems) return known.graph;
  invalidateBoard(game);
  return game.memoizeUntilInvalidated(asItLies).graph;
}

/** Discards the cached board after a tile has moved, or was added or replaced. */
export const invalidateBoard = (game: Game): void => game.invalidate(asItLies);

/**
 * Tells whether a system is on the edge of the board (39.2): one of its sides touches no tile, hyperlanes counting as
 * tiles (44 note 1), or it has no position on the board.
 */
export const isOnEdge = (game: Game, system: SystemId): boolean =>
  game.state.systems[system]?.position === null || neighborGraphOf(game).isAtEdge(system);

/** A pair of systems, as seen by one seat. */
interface Pair {
  a: SystemId;
  b: SystemId;
  seat: SeatId | null;
}

/** Tells whether two systems share a side or a wormhole type, or a component makes them adjacent. */
function beside(game: Game, { a, b, seat }: Pair, wormholes: (system: SystemId) => readonly Wormhole[]): boolean {
  if (a === b || a === NO_SYSTEM || b === NO_SYSTEM) return false;
  let near = neighborGraphOf(game).areAdjacent(a, b);
  if (!near) {
    const there = wormholes(a);
    near = there.length > 0 && wormholes(b).some((wormhole) => there.includes(wormhole));
  }
  return modify(game, 'adjacent', { seat, a, b }, near);
}

/** Tells whether an effect of the value `adjacent` alone makes two systems adjacent. */
export const isJoinedByEffect = (game: Game, { a, b, seat }: Pair): boolean =>
  a !== b && modify(game, 'adjacent', { seat, a, b }, false);

/** Tells whether an effect of the value `bridged` alone makes two systems adjacent. */
export const isBridged = (game: Game, { a, b, seat }: Pair): boolean =>
  a !== b && a !== NO_SYSTEM && b !== NO_SYSTEM && modify(game, 'bridged', { seat, a, b }, false);

/**
 * Tells whether two systems are one step apart for a seat: by a shared side, by wormholes of one type, or by a
 * component. `wormholes` returns the wormholes that count for this step.
 */
export const isOneStep = (game: Game, pair: Pair, wormholes: (system: SystemId) => readonly Wormhole[]): boolean =>
  beside(game, pair, wormholes) || isBridged(game, pair);

/** Tells whether two systems are adjacent without counting effects that bridge systems. */
export const isAdjacentUnbridged = (game: Game, pair: Pair): boolean =>
  beside(game, pair, (system) => wormholesIn(game, system, pair.seat));

/**
 * Tells whether two systems are adjacent for a seat (6): by a shared side, by wormholes of one type, or by a component.
 */
export const isAdjacent = (game: Game, a: SystemId, b: SystemId, seat: SeatId | null = null): boolean =>
  isOneStep(game, { a, b, seat }, (system) => wormholesIn(game, system, seat));

/** Returns the systems with each wormhole type, as printed on tiles and tokens, without those that components add. */
export function systemsByWormhole(game: Game): Map<Wormhole, SystemId[]> {
  const found = new Map<Wormhole, SystemId[]>();
  for (const { id } of Object.values(game.state.systems))
    for (const kind of printedWormholes(game, id)) found.set(kind, [...(found.get(kind) ?? []), id]);
  return found;
}

export const adjacentSystems = (game: Game, system: SystemId, seat: SeatId | null = null): SystemId[] =>
  Object.keys(game.state.systems).filter((other) => isAdjacent(game, system, other, seat));

/**
 * Tells whether two seats are neighbors (60): each has a unit or a controlled planet in the same system or in systems
 * that are adjacent, even if only for one of them (60.3).
 */
export function areNeighbors(game: Game, a: SeatId, b: SeatId): boolean {
  if (a === b) return false;
  const mine = systemsWithPresence(game, a);
  const theirs = systemsWithPresence(game, b);
  const near = mine.some((here) =>
    theirs.some((there) => here === there || isAdjacent(game, here, there, a) || isAdjacent(game, here, there, b)),
  );
  return modify(game, 'neighbors', { a, b }, near);
}

/** Returns the systems where a seat has a unit or controls a planet. */
export function systemsWithPresence(game: Game, seat: SeatId): SystemId[] {
  const found = new Set<SystemId>(unitsAt(game, { owner: seat }).map((unit) => unit.system));
  for (const planet of Object.values(game.state.planets))
    if (planet.controller === seat && !isOffBoard(planet)) found.add(planet.system);
  return [...found];
}
