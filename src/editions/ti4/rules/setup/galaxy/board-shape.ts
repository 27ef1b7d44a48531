import { Illegal } from '#engine';
import { hexDistance, type NeighborGraph } from '#kit/board/hex-grid.ts';
import type { BoardTemplate, Tile, TileCounts } from '#ti4/rules/components/component.ts';
import type { Game, Rulebook } from '#ti4/rules/game.ts';
import { parseMapString, type Hyperlanes } from './map-string.ts';
import { buildNeighborGraph } from '#ti4/rules/board/adjacency.ts';
import { MECATOL_REX } from '#ti4/rules/planets/planets.ts';
import type { SystemId } from '#ti4/rules/state.ts';

/** Where tiles go for a number of players, without what lies there: homes clockwise, everything else from the centre outwards. */
export interface BoardShape {
  centre: SystemId;
  places: string[];
  homes: string[];
  hyperlanes?: Hyperlanes;
  /** Trade goods some seats start with, as their place is worse. */
  tradeGoods: Record<string, number>;
  deal: TileDeal;
}

/** How many tiles with each back every player gets, and the speaker besides: those with a red back, or to be placed before all others. */
export interface TileDeal {
  each: TileCounts;
  extraRed: number;
  speakerFirst?: TileCounts;
}

/** The boards for so many players, the usual one first. */
export const boardTemplatesFor = (book: Rulebook, players: number): BoardTemplate[] =>
  Object.values(book.boards)
    .filter((one) => one.players === players)
    .sort((a, b) => Number(a.alternative ?? false) - Number(b.alternative ?? false));

/** How many can play with these sets: those for whom there is a board. */
export function playersFor(book: Rulebook): { min: number; max: number } {
  const counts = Object.values(book.boards).map(({ players }) => players);
  return { min: Math.min(...counts), max: Math.max(...counts) };
}

/** What a galaxy is built on: the board of this id, or the usual one for so many players. */
export function boardShape(book: Rulebook, players: number, id?: string): BoardShape {
  const board = boardTemplatesFor(book, players).find((one) => id === undefined || one.id === id);
  if (!board)
    throw new Illegal(
      id === undefined
        ? `There is no board for ${players} players.`
        : `There is no board "${id}" for ${players} players.`,
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

/** What is being built on: the board whose hyperlanes lie there and at whose home positions somebody sits. */
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

/** How far each place of a board is from one of them: over its hyperlanes where it has any, else straight. */
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

/** How many tiles with a blue and with a red back each player gets, and how many red ones the speaker gets besides (setup, step 8). */
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

/** Two tiles that are not put side by side where there is another choice: two anomalies, or two wormholes of a kind. */
export const isClash = (a: Tile, b: Tile): boolean =>
  Boolean((a.anomalies && b.anomalies) || a.wormholes?.some((wormhole) => b.wormholes?.includes(wormhole)));

/** Whether a tile clashes with one that lies beside a place. */
export const hasClash = (book: Rulebook, tile: SystemId, position: string, board: NeighborGraph): boolean =>
  board.neighborsAt(position).some((other) => isClash(book.tiles[tile], book.tiles[other]));
