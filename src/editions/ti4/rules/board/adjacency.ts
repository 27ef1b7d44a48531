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

/** What a system's tile says, by the side of it that is up. */
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

/** The anomalies a system is (9), by its tile and the tokens on it, and those brought by components. */
export const anomaliesIn = (game: Game, system: SystemId): readonly Anomaly[] =>
  modify(game, 'anomalies', { system }, printedAnomalies(game, system));

const printedWormholes = (game: Game, system: SystemId): Wormhole[] => [
  ...(printedOn(game, system)?.wormholes ?? []),
  ...markersIn(game, system).flatMap((marker) => markerEffects(game, marker).wormholes ?? []),
];

/** Wormholes in a system as a seat has them (101), those brought by components included. */
export const wormholesIn = (game: Game, system: SystemId, seat: SeatId | null = null): Wormhole[] =>
  modify(game, 'wormholes', { system, seat }, printedWormholes(game, system));

interface Board {
  of: State['systems'];
  lanes: State['hyperlanes'];
  /** Which tiles lay where, each followed by its position. */
  tiles: readonly (string | null)[];
  graph: NeighborGraph;
}

/** Boards by the systems they were made of, whatever game those are in: that the tiles lie as they did is seen each time. */
const boards = new WeakMap<State['systems'], Board>();

/** What lies on the board without being a system (44). */
const laneTiles = (book: Rulebook, hyperlanes: State['hyperlanes'] = {}): PlacedTile[] =>
  Object.entries(hyperlanes).map(([position, { tile, rotation }]) => ({
    id: `${tile} at ${position}`,
    position,
    lanes: book.tiles[tile]?.lanes ?? [],
    rotation,
  }));

/** Which systems lie beside which where tiles are laid so. */
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

/** Which systems lie beside which. Whoever lays a tile says so (`relaid`). */
export function neighborGraphOf(game: Game): NeighborGraph {
  const known = game.memoizeUntilInvalidated(asItLies);
  if (known.of === game.state.systems) return known.graph;
  invalidateBoard(game);
  return game.memoizeUntilInvalidated(asItLies).graph;
}

/** The board does not lie as it did. */
export const invalidateBoard = (game: Game): void => game.invalidate(asItLies);

/** Whether a system is on the edge of the board (39.2): a side of it faces no tile, hyperlanes being tiles (44 note 1), or it lies beside the galaxy. */
export const isOnEdge = (game: Game, system: SystemId): boolean =>
  game.state.systems[system]?.position === null || neighborGraphOf(game).isAtEdge(system);

/** Two systems, for a seat's eyes. */
interface Pair {
  a: SystemId;
  b: SystemId;
  seat: SeatId | null;
}

/** Whether two systems lie side by side, or are joined by wormholes. */
function beside(game: Game, { a, b, seat }: Pair, wormholes: (system: SystemId) => readonly Wormhole[]): boolean {
  if (a === b || a === NO_SYSTEM || b === NO_SYSTEM) return false;
  let near = neighborGraphOf(game).areAdjacent(a, b);
  if (!near) {
    const there = wormholes(a);
    near = there.length > 0 && wormholes(b).some((wormhole) => there.includes(wormhole));
  }
  return modify(game, 'adjacent', { seat, a, b }, near);
}

/** Whether components would make two systems adjacent without sides or wormholes of one kind that join them. */
export const isJoinedByEffect = (game: Game, { a, b, seat }: Pair): boolean =>
  a !== b && modify(game, 'adjacent', { seat, a, b }, false);

/** Whether an effect makes two systems adjacent, whatever lies there. */
export const isBridged = (game: Game, { a, b, seat }: Pair): boolean =>
  a !== b && a !== NO_SYSTEM && b !== NO_SYSTEM && modify(game, 'bridged', { seat, a, b }, false);

/** Whether it is one step between two systems for a seat: over a side, through wormholes of a kind, or as components say. `wormholes`: as they are for this step. */
export const isOneStep = (game: Game, pair: Pair, wormholes: (system: SystemId) => readonly Wormhole[]): boolean =>
  beside(game, pair, wormholes) || isBridged(game, pair);

/** Adjacency but for what effects bridge. */
export const isAdjacentUnbridged = (game: Game, pair: Pair): boolean =>
  beside(game, pair, (system) => wormholesIn(game, system, pair.seat));

/** Adjacency (6): sharing a side, or a wormhole of the same kind, or as components say, for one seat's purposes. */
export const isAdjacent = (game: Game, a: SystemId, b: SystemId, seat: SeatId | null = null): boolean =>
  isOneStep(game, { a, b, seat }, (system) => wormholesIn(game, system, seat));

/** The systems with each kind of wormhole, as tiles and tokens show them; what components add is left out. */
export function systemsByWormhole(game: Game): Map<Wormhole, SystemId[]> {
  const found = new Map<Wormhole, SystemId[]>();
  for (const { id } of Object.values(game.state.systems))
    for (const kind of printedWormholes(game, id)) found.set(kind, [...(found.get(kind) ?? []), id]);
  return found;
}

export const adjacentSystems = (game: Game, system: SystemId, seat: SeatId | null = null): SystemId[] =>
  Object.keys(game.state.systems).filter((other) => isAdjacent(game, system, other, seat));

/** Neighbors (60): a unit or a controlled planet each in the same system, or in systems adjacent to each other, be it for one of them alone (60.3). */
export function areNeighbors(game: Game, a: SeatId, b: SeatId): boolean {
  if (a === b) return false;
  const mine = systemsWithPresence(game, a);
  const theirs = systemsWithPresence(game, b);
  const near = mine.some((here) =>
    theirs.some((there) => here === there || isAdjacent(game, here, there, a) || isAdjacent(game, here, there, b)),
  );
  return modify(game, 'neighbors', { a, b }, near);
}

/** Systems where a seat has a unit or controls a planet. */
export function systemsWithPresence(game: Game, seat: SeatId): SystemId[] {
  const found = new Set<SystemId>(unitsAt(game, { owner: seat }).map((unit) => unit.system));
  for (const planet of Object.values(game.state.planets))
    if (planet.controller === seat && !isOffBoard(planet)) found.add(planet.system);
  return [...found];
}
