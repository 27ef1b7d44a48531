import { toShuffled } from '#engine';
import {
  boardTemplatesFor,
  boardShape,
  isClash,
  tilesWithBack,
  type BoardShape,
} from '#ti4/rules/setup/galaxy/board-shape.ts';
import type { BoardTemplate, Tile, TileCounts } from '#ti4/rules/components/component.ts';
import { MAX_SLICE_RATIO, tileValue } from '#ti4/rules/setup/galaxy/fair-layout.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import type { SystemId } from '#ti4/rules/state.ts';
import { buildNeighborGraph } from '#ti4/rules/board/adjacency.ts';

type Below = (n: number) => number;

/** Tiles of a slice, equal to a player's share of a galaxy. */
export const SLICE_TILES: TileCounts = { blue: 3, red: 2 };
const SLICE_SIZE = SLICE_TILES.blue + SLICE_TILES.red;
/** Number of positions of a slice that are adjacent to its home. */
const ADJACENT_PLACES_PER_HOME = 3;

/** A board whose homes have slices. */
export type SlicedBoardTemplate = BoardTemplate & Required<Pick<BoardTemplate, 'slices'>>;

/**
 * Finds the board on which this many players can draft: by id, or the usual one with slices; undefined if there is
 * none.
 */
export const findDraftBoard = (book: Rulebook, players: number, id?: string): SlicedBoardTemplate | undefined =>
  boardTemplatesFor(book, players)
    .filter((one): one is SlicedBoardTemplate => one.slices !== undefined && (id === undefined || one.id === id))
    .find((one) => tilesFor(book, one).enough);

/** Returns the home positions of a sliced board, clockwise from the north, which are the places at the table. */
export const homesOf = (book: Rulebook, board: BoardTemplate): string[] =>
  boardShape(book, board.players, board.id).homes;

/** Returns the positions of a sliced board that belong to no slice. */
export function commonPositions({ places }: BoardShape, { slices }: SlicedBoardTemplate): string[] {
  const owned = new Set(Object.values(slices).flat());
  return places.filter((place) => !owned.has(place));
}

interface Tiles {
  /** Number of slices: one more than players, if there are enough tiles. */
  slices: number;
  common: TileCounts;
  enough: boolean;
}

function tilesFor(book: Rulebook, board: SlicedBoardTemplate): Tiles {
  const { players } = board;
  const shape = boardShape(book, players, board.id);
  const rest = commonPositions(shape, board).length;
  const { each, extraRed } = shape.deal;
  const red = Math.min(rest, Math.max(0, (each.red - SLICE_TILES.red) * players + extraRed));
  const common = { blue: rest - red, red };
  const reach = (slices: number): boolean =>
    tilesWithBack(book, 'blue').length >= slices * SLICE_TILES.blue + common.blue &&
    tilesWithBack(book, 'red').length >= slices * SLICE_TILES.red + common.red;
  return { slices: reach(players + 1) ? players + 1 : players, common, enough: reach(players) };
}

export interface SlicePool {
  /** Tiles of each slice, in the order of a home's positions. */
  slices: SystemId[][];
  /** Tiles between the slices, regardless of the seats. */
  common: { position: string; tile: SystemId }[];
}

const MAX_SWAPS = 3_000;
const MAX_POOL_ATTEMPTS = 12;

/**
 * Draws slices of nearly equal value from the seed. As far as possible, no two anomalies or equal wormholes can become
 * adjacent, however slices and places are picked, and no home is walled in.
 */
export function drawSlicePool(book: Rulebook, board: SlicedBoardTemplate, below: Below): SlicePool {
  const shape = boardShape(book, board.players, board.id);
  const places = commonPositions(shape, board);
  const wanted = tilesFor(book, board);
  const ground = groundOf(book, shape, board, wanted.slices);
  let found: { tiles: Tile[]; cost: number } | undefined;
  for (let attempt = 0; attempt < MAX_POOL_ATTEMPTS && (found?.cost ?? 1) > 0; attempt++) {
    const tiles = drawnTiles(book, wanted, below).map((id) => book.tiles[id]);
    const cost = improved(tiles, ground, below);
    if (!found || cost < found.cost) found = { tiles, cost };
  }
  const ids = found?.tiles.map(({ id }) => id) ?? [];
  const cut = wanted.slices * SLICE_SIZE;
  return {
    slices: Array.from({ length: wanted.slices }, (_, i) => ids.slice(i * SLICE_SIZE, (i + 1) * SLICE_SIZE)),
    common: places.map((position, i) => ({ position, tile: ids[cut + i] })),
  };
}

/**
 * Draws random tiles, slice by slice, then those between; as far as possible, no wormhole is the only one of its kind.
 */
function drawnTiles(book: Rulebook, { slices, common }: Tiles, below: Below): SystemId[] {
  for (let attempt = 0; ; attempt++) {
    const blues = toShuffled(tilesWithBack(book, 'blue'), below);
    const reds = toShuffled(tilesWithBack(book, 'red'), below);
    const tiles = [
      ...Array.from({ length: slices }, () =>
        toShuffled([...blues.splice(0, SLICE_TILES.blue), ...reds.splice(0, SLICE_TILES.red)], below),
      ).flat(),
      ...toShuffled([...blues.splice(0, common.blue), ...reds.splice(0, common.red)], below),
    ];
    if (attempt >= 40 || !lonely(book, tiles)) return tiles;
  }
}

/**
 * Tells whether a wormhole has too few others of its kind; three are needed if the set has them, since one may be in
 * the unused slice.
 */
function lonely(book: Rulebook, tiles: SystemId[]): boolean {
  const kinds = (ids: SystemId[]): string[] => ids.flatMap((id) => book.tiles[id].wormholes ?? []);
  const there = kinds(tiles);
  const all = kinds([...tilesWithBack(book, 'blue'), ...tilesWithBack(book, 'red')]);
  const count = (list: string[], kind: string): number => list.filter((one) => one === kind).length;
  return [...new Set(there)].some((kind) => count(there, kind) < Math.min(3, count(all, kind)));
}

/** The slices, and which tiles can become adjacent, by their indices in the list of tiles. */
interface Ground {
  slices: number;
  touching: (a: number, b: number) => boolean;
}

function groundOf(book: Rulebook, shape: BoardShape, board: SlicedBoardTemplate, slices: number): Ground {
  const near = buildNeighborGraph(
    book,
    shape.places.map((position) => ({ id: position, position })),
    shape.hyperlanes,
  );
  const rows = shape.homes.map((home) => board.slices[home]);
  const between = commonPositions(shape, board);
  /** Adjacent pairs of positions within one slice, and between the slices of any two homes. */
  const within = pairs((a, b) => rows.some((row) => near.areAdjacent(row[a], row[b])));
  const across = pairs((a, b) =>
    rows.some((row) => rows.some((other) => other !== row && near.areAdjacent(row[a], other[b]))),
  );
  const aside = Array.from({ length: SLICE_SIZE }, (_, role) =>
    between.map((place) => rows.some((row) => near.areAdjacent(row[role], place))),
  );
  const end = slices * SLICE_SIZE;
  const touching = (a: number, b: number): boolean => {
    if (a > b) return touching(b, a);
    if (a >= end) return near.areAdjacent(between[a - end], between[b - end]);
    if (b >= end) return aside[a % SLICE_SIZE][b - end];
    return (Math.floor(a / SLICE_SIZE) === Math.floor(b / SLICE_SIZE) ? within : across)[a % SLICE_SIZE][
      b % SLICE_SIZE
    ];
  };
  return { slices, touching };
}

const pairs = (touch: (a: number, b: number) => boolean): boolean[][] =>
  Array.from({ length: SLICE_SIZE }, (_, a) => Array.from({ length: SLICE_SIZE }, (_one, b) => touch(a, b)));

/**
 * Swaps tiles of the same back, or within a slice, while that does not make the slices worse. Changes the list; returns
 * the remaining cost.
 */
function improved(tiles: Tile[], ground: Ground, below: Below): number {
  const sliceOf = (at: number): number => Math.min(ground.slices, Math.floor(at / SLICE_SIZE));
  let best = cost(tiles, ground);
  for (let tried = 0; tried < MAX_SWAPS && best > 0; tried++) {
    const [a, b] = [below(tiles.length), below(tiles.length)];
    if (tiles[a].back !== tiles[b].back && sliceOf(a) !== sliceOf(b)) continue;
    [tiles[a], tiles[b]] = [tiles[b], tiles[a]];
    const now = cost(tiles, ground);
    if (now <= best) best = now;
    else [tiles[a], tiles[b]] = [tiles[b], tiles[a]];
  }
  return best;
}

/** Returns 0 if the slices are fair and nothing clashes, and more the worse they are; unequal value weighs most. */
function cost(tiles: Tile[], { slices, touching }: Ground): number {
  const rows = Array.from({ length: slices }, (_, i) => tiles.slice(i * SLICE_SIZE, (i + 1) * SLICE_SIZE));
  const worth = rows.map((row) => row.reduce((sum, tile) => sum + tileValue(tile), 0));
  const unfair = Math.max(0, Math.max(...worth) / Math.max(1, Math.min(...worth)) - MAX_SLICE_RATIO);
  const special = tiles.flatMap((tile, i) => (tile.anomalies || tile.wormholes ? [i] : []));
  let side = 0;
  for (const [n, a] of special.entries())
    for (const b of special.slice(n + 1)) if (isClash(tiles[a], tiles[b]) && touching(a, b)) side++;
  return 20 * unfair + side + 3 * rows.filter(walled).length + rows.filter(doubled).length;
}

/**
 * Tells whether a home is walled in: all adjacent positions have an anomaly or no planet, or more than one has an
 * anomaly.
 */
const walled = (row: Tile[]): boolean => {
  const near = row.slice(0, ADJACENT_PLACES_PER_HOME);
  return (
    !near.some((tile) => !tile.anomalies && tile.planets.length) || near.filter((tile) => tile.anomalies).length > 1
  );
};

/** Tells whether a slice has two legendary planets, or two equal wormholes. */
const doubled = (row: Tile[]): boolean => {
  const kinds = row.flatMap((tile) => [
    ...(tile.wormholes ?? []),
    ...tile.planets.flatMap(({ legendary }) => (legendary === undefined ? [] : ['legend'])),
  ]);
  return new Set(kinds).size < kinds.length;
};
