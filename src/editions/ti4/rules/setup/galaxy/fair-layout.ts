import { Illegal, toShuffled } from '#engine';
import { isClash, distancesFrom, tilesWithBack, type BoardShape } from './board-shape.ts';
import type { Tile } from '#ti4/rules/components/component.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import type { Layout } from './map-string.ts';
import type { SystemId } from '#ti4/rules/state.ts';
import { buildNeighborGraph } from '#ti4/rules/board/adjacency.ts';

type Below = (n: number) => number;

/** What a system is worth to whoever settles it: each planet by the better of its two values, the other at a quarter, a specialty as one half, a legend as one. */
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

/** How much of each place is each home's: all of what lies next door to it alone, a part of what others reach as soon. `homes`: how far a place is from each. */
function shares(places: string[], homes: ((place: string) => number)[]): number[][] {
  return places.map((place) => {
    const pull = homes.map((far) => 4 ** -far(place));
    const all = pull.reduce((sum, one) => sum + one, 0);
    return pull.map((one) => one / all);
  });
}

/** What each home system of a board can count on, in the order of the homes. */
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
/** What one has within reach is at most so many times what another has. */
export const MAX_SLICE_RATIO = 1.1;

/**
 * A board drawn from the seed on which every home system has nearly the same within reach: random tiles, swapped as long as it
 * makes the board fairer. No two anomalies, nor wormholes of a kind, lie side by side; nobody starts walled in by anomalies; the
 * homes with starting trade goods are not made up for twice. `fixed`: what lies where it lies, and counts as everything does.
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
  throw new Illegal('No fair board was found; choose a ready-made one.');
}

/** A wormhole that leads nowhere is no use to anybody. */
const lonelyWormhole = (book: Rulebook, tiles: SystemId[]): boolean => {
  const all = tiles.flatMap((tile) => book.tiles[tile].wormholes ?? []);
  return all.some((wormhole) => all.filter((one) => one === wormhole).length < 2);
};

/** Where tiles go, as it matters for how fair a board is: worked out once, for thousands of boards. */
interface Ground {
  /** How much of each place is each home's. */
  parts: number[][];
  /** For each place, those beside it. */
  beside: number[][];
  /** For each home, the places next door. */
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

/** Nothing once the board is fair and breaks no rule of building; more the further from it. `tiles`: what lies at each place. */
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
