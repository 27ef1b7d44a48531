import { Illegal } from '#engine';
import { hexDistance, type NeighborGraph } from '#kit/board/hex-grid.ts';
import type { BoardTemplate, Tile, TileCounts } from '#ti4/rules/components/component.ts';
import type { Game, Rulebook } from '#ti4/rules/game.ts';
import { parseMapString, type Hyperlanes } from './map-string.ts';
import { buildNeighborGraph } from '#ti4/rules/board/adjacency.ts';
import { MECATOL_REX } from '#ti4/rules/planets/planets.ts';
import type { SystemId } from '#ti4/rules/state.ts';

/**
 * The positions of a board for a number of players, without tiles: homes clockwise, all others from the center outward.
 */
export interface BoardShape {
  centre: SystemId;
  places: string[];
  homes: string[];
  hyperlanes?: Hyperlanes;
  /** Trade goods that seats with a worse home position start with, by position. */
  tradeGoods: Record<string, number>;
  deal: TileDeal;
}

/**
 * Number of blue and red tiles per player, and the speaker's additional ones: red tiles, or tiles to place before all
 * others.
 */
export interface TileDeal {
  each: TileCounts;
  extraRed: number;
  speakerFirst?: TileCounts;
}

/** Returns the boards for a number of players, the usual one first. */
export const boardTemplatesFor = (book: Rulebook, players: number): BoardTemplate[] =>
  Object.values(book.boards)
    .filter((one) => one.players === players)
    .sort((a, b) => Number(a.alternative ?? false) - Number(b.alternative ?? false));

/** Returns the player counts for which the sets in play have a board. */
export function playersFor(book: Rulebook): { min: number; max: number } {
  const counts = Object.values(book.boards).map(({ players }) => players);
  return { min: Math.min(...counts), max: Math.max(...counts) };
}

/**
 * Returns the shape of the board with this id, or of the usual one for this player count. Throws Illegal if there is
 * none.
 */
export function boardShape(book: Rulebook, players: number, id?: string): BoardShape {
  const board = boardTemplatesFor(book, players).find((one) => id === undefined || one.id === id);
  if (!board)
    throw new Illegal(
      id === undefined
        ? `There is no board for ${players} players.`
        : `There is no board “${id}” for ${players} players.`,
    );
  return shapeOf(book, board);
}

function shapeOf(book: Rulebook, board: BoardTemplate): BoardShape {
  const { tiles, homes, hyperlanes } = parseMapString(book, board.map, board.players);
  const [centre, ...others] = tiles;
  return {
    centre: centre.tile,
    places: others.map(({ position }) => position).sort(),
    homes: homes.map(({ position }) => position),
    ...(hyperlanes && { hyperlanes }),
    tradeGoods: board.tradeGoods ?? {},
    deal: board.dealt ? { ...board.dealt, extraRed: 0 } : tileDealFor(others.length, board.players),
  };
}

/** Returns the shape of the board in play, found by its hyperlanes and home positions; otherwise the usual one. */
export function boardShapeOf({ book, state }: Game): BoardShape {
  const begun = new Set(
    Object.values(state.systems).flatMap(({ id, position }) => (book.tiles[id]?.back === 'green' ? [position] : [])),
  );
  const lanes = (hyperlanes: Hyperlanes = {}): string =>
    JSON.stringify(Object.entries(hyperlanes).sort(([a], [b]) => (a < b ? -1 : 1)));
  const found = boardTemplatesFor(book, state.order.length)
    .map((board) => shapeOf(book, board))
    .find(
      ({ homes, hyperlanes }) =>
        lanes(hyperlanes) === lanes(state.hyperlanes) && homes.every((home) => begun.has(home)),
    );
  return found ?? boardShape(book, state.order.length);
}

/**
 * Creates a function for the distance of a position from `from`: along hyperlanes if the board has any, otherwise
 * direct.
 */
export function distancesFrom(
  book: Rulebook,
  { places, homes, hyperlanes }: BoardShape,
  from: string,
): (place: string) => number {
  if (!hyperlanes) return (place) => hexDistance(from, place);
  const board = buildNeighborGraph(
    book,
    ['000', ...places, ...homes].map((position) => ({ id: position, position })),
    hyperlanes,
  );
  const steps = new Map([[from, 0]]);
  for (const [place, far] of steps)
    for (const next of board.neighborsOf(place)) if (!steps.has(next)) steps.set(next, far + 1);
  return (place) => steps.get(place) ?? hexDistance(from, place);
}

/**
 * Returns how many blue and red tiles each player gets, and how many more red ones the speaker gets (setup, step 8).
 */
export function tileDealFor(places: number, players: number): TileDeal {
  const each = Math.floor(places / players);
  const extraRed = places - each * players;
  const red = players === 4 ? 3 : 2;
  return { each: { blue: each - red, red }, extraRed };
}

export const tilesWithBack = (book: Rulebook, back: Tile['back']): SystemId[] =>
  Object.values(book.tiles)
    .filter((tile) => tile.back === back && !tile.planets.some((planet) => planet.id === MECATOL_REX))
    .map((tile) => tile.id)
    .sort();

/** Tells whether two tiles should not be adjacent if avoidable: two anomalies, or two equal wormholes. */
export const isClash = (a: Tile, b: Tile): boolean =>
  Boolean((a.anomalies && b.anomalies) || a.wormholes?.some((wormhole) => b.wormholes?.includes(wormhole)));

/** Tells whether a tile at a position would clash with an adjacent one. */
export const hasClash = (book: Rulebook, tile: SystemId, position: string, board: NeighborGraph): boolean =>
  board.neighborsAt(position).some((other) => isClash(book.tiles[tile], book.tiles[other]));
