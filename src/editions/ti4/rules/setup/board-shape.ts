import { Illegal } from '../../../../engine/index.ts';
import type { NeighbourGraph } from '../../../../kit/hex.ts';
import type { Tile } from '../components/component.ts';
import type { Rulebook } from '../game.ts';
import { readMapString } from './map-string.ts';
import { MECATOL_REX } from '../units/planets.ts';
import type { SystemId } from '../state.ts';

/** Where tiles go for a number of players, without what lies there: homes clockwise, everything else from the centre outwards. */
export interface BoardShape {
  centre: SystemId;
  places: string[];
  homes: string[];
  /** Trade goods some seats start with, as their place is worse. */
  tradeGoods: Record<string, number>;
}

export function boardShape(book: Rulebook, players: number): BoardShape {
  const board = Object.values(book.boards).find((one) => one.players === players);
  if (!board) throw new Illegal(`There is no board for ${players} players.`);
  const { tiles, homes } = readMapString(book, board.map, players);
  const [centre, ...others] = tiles;
  return {
    centre: centre.tile,
    places: others.map(({ position }) => position).sort(),
    homes: homes.map(({ position }) => position),
    tradeGoods: board.tradeGoods ?? {},
  };
}

/** How many tiles with a blue and with a red back each player gets, and how many red ones the speaker gets besides (setup, step 8). */
export function tilesEach(places: number, players: number): { blue: number; red: number; extraRed: number } {
  const each = Math.floor(places / players);
  const extraRed = places - each * players;
  const red = players === 4 ? 3 : 2;
  return { blue: each - red, red, extraRed };
}

export const tilesWithBack = (book: Rulebook, back: Tile['back']): SystemId[] =>
  Object.values(book.tiles)
    .filter((tile) => tile.back === back && !tile.planets.some((planet) => planet.id === MECATOL_REX))
    .map((tile) => tile.id)
    .sort();

/** Two tiles that are not put side by side where there is another choice: two anomalies, or two wormholes of a kind. */
export const clash = (a: Tile, b: Tile): boolean =>
  Boolean((a.anomalies && b.anomalies) || a.wormholes?.some((wormhole) => b.wormholes?.includes(wormhole)));

/** Whether a tile clashes with one that lies beside a place. */
export const clashes = (book: Rulebook, tile: SystemId, position: string, board: NeighbourGraph): boolean =>
  board.around(position).some((other) => clash(book.tiles[tile], book.tiles[other]));
