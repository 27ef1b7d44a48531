import { Illegal, toShuffled } from '#engine';
import { isClash, distancesFrom, tilesWithBack, type BoardShape } from './board-shape.ts';
import type { Tile } from '#ti4/rules/components/component.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import type { Layout } from './map-string.ts';
import type { SystemId } from '#ti4/rules/state.ts';
import { buildNeighborGraph } from '#ti4/rules/board/adjacency.ts';

type Below = (n: number) => number;

/**
 * Values a system: each planet counts its better value plus a quarter of the other, 0.5 for a specialty and 1 if
 * legendary.
 */
export const tileValue = (tile: Tile): number =>
  tile.planets.reduce(
    (sum, { resources, influence, specialty, legendary }) =>
      sum +
      Math.max(resources, influence) +
      Math.min(resources, influence) / 4 +
      (specialty ? 0.5 : 0) +
      (legendary === undefined ? 0 : 1),
    0,
  );

/**
 * Splits each position among the homes by distance (`homes`: distance functions): nearly all of it goes to a home that
 * is much nearer than the others.
 */
function shares(places: string[], homes: ((place: string) => number)[]): number[][] {
  return places.map((place) => {
    const pull = homes.map((far) => 4 ** -far(place));
    const all = pull.reduce((sum, one) => sum + one, 0);
    return pull.map((one) => one / all);
  });
}

/** Returns the value of the systems that each home can count on, in the order of the homes. */
export function sliceValues(
  book: Rulebook,
  tiles: { position: string; tile: SystemId }[],
  shape: BoardShape,
): number[] {
  const { homes } = shape;
  const parts = shares(
    tiles.map(({ position }) => position),
    homes.map((home) => distancesFrom(book, shape, home)),
  );
  return homes.map((_home, i) =>
    tiles.reduce((sum, { tile }, j) => sum + tileValue(book.tiles[tile]) * parts[j][i], 0),
  );
}

const MAX_SWAPS = 4_000;
/** Largest allowed ratio between the best and the worst slice. */
export const MAX_SLICE_RATIO = 1.1;

/**
 * Draws a board from the seed on which all homes have nearly equal value in reach: random tiles, swapped while that
 * makes the board fairer. No two anomalies or equal wormholes are adjacent, and no home is walled in by anomalies. No
 * home gets starting trade goods in addition. `fixed`: tiles that stay in place but count. Throws Illegal if no fair
 * board is found.
 */
export function fairLayout(book: Rulebook, shape: BoardShape, below: Below, fixed: Layout['tiles'] = []): Layout {
  const { centre, homes, hyperlanes } = shape;
  const players = homes.length;
  const { each, extraRed, speakerFirst } = shape.deal;
  const settled = new Set(fixed.map(({ position }) => position));
  const places = [...shape.places.filter((place) => !settled.has(place)), ...settled];
  const ground = groundOf(book, { ...shape, places });
  for (let attempt = 0; attempt < 20; attempt++) {
    const chosen = [
      ...toShuffled(tilesWithBack(book, 'blue'), below).slice(0, each.blue * players + (speakerFirst?.blue ?? 0)),
      ...toShuffled(tilesWithBack(book, 'red'), below).slice(
        0,
        each.red * players + extraRed + (speakerFirst?.red ?? 0),
      ),
    ];
    if (lonelyWormhole(book, chosen)) continue;
    const tiles = [...toShuffled(chosen, below), ...fixed.map(({ tile }) => tile)].map((id) => book.tiles[id]);
    let best = cost(tiles, ground);
    for (let tried = 0; tried < MAX_SWAPS && best > 0; tried++) {
      const [a, b] = [below(chosen.length), below(chosen.length)];
      [tiles[a], tiles[b]] = [tiles[b], tiles[a]];
      const now = cost(tiles, ground);
      if (now <= best) best = now;
      else [tiles[a], tiles[b]] = [tiles[b], tiles[a]];
    }
    if (best <= 0)
      return {
        tiles: [{ position: '000', tile: centre }, ...tiles.map(({ id }, i) => ({ position: places[i], tile: id }))],
        ...(hyperlanes && { hyperlanes }),
        homes: homes.map((position) => ({ position })),
      };
  }
  throw new Illegal('I found no fair board. Choose a ready-made one.');
}

/** Tells whether a wormhole has no other one of its kind to lead to. */
const lonelyWormhole = (book: Rulebook, tiles: SystemId[]): boolean => {
  const all = tiles.flatMap((tile) => book.tiles[tile].wormholes ?? []);
  return all.some((wormhole) => all.filter((one) => one === wormhole).length < 2);
};

/** Properties of the positions that decide how fair a board is, computed once for thousands of boards. */
interface Ground {
  /** Share of each position that belongs to each home. */
  parts: number[][];
  /** Indices of the positions adjacent to each position. */
  beside: number[][];
  /** Indices of the positions adjacent to each home. */
  nextDoor: number[][];
}

function groundOf(book: Rulebook, shape: BoardShape): Ground {
  const { places, homes, hyperlanes } = shape;
  const board = buildNeighborGraph(
    book,
    places.map((position) => ({ id: position, position })),
    hyperlanes,
  );
  const around = (position: string): number[] => {
    const near = board.neighborsAt(position);
    return places.flatMap((place, i) => (near.includes(place) ? [i] : []));
  };
  const far = homes.map((home) => distancesFrom(book, shape, home));
  return { parts: shares(places, far), beside: places.map(around), nextDoor: homes.map(around) };
}

/**
 * Returns 0 for a fair board that follows the building rules, and more the worse it is. `tiles`: the tile at each
 * position.
 */
function cost(tiles: Tile[], { parts, beside, nextDoor }: Ground): number {
  const values = nextDoor.map((_places, i) => tiles.reduce((sum, tile, j) => sum + tileValue(tile) * parts[j][i], 0));
  const unfair = Math.max(0, Math.max(...values) / Math.min(...values) - MAX_SLICE_RATIO);
  const side = tiles.filter((tile, i) => beside[i].some((other) => isClash(tile, tiles[other]))).length;
  const walled = nextDoor.filter(
    (near) =>
      !near.some((i) => !tiles[i].anomalies && tiles[i].planets.length) ||
      near.filter((i) => tiles[i].anomalies).length > 1,
  ).length;
  return unfair + side + walled;
}
