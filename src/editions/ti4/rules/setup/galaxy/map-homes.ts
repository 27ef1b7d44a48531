import { positionsWithin } from '#kit/board/hex-grid.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import { boardTold, knownBoard, type OpenPlaces } from './known-boards.ts';
import type { SystemId } from '#ti4/rules/state.ts';
import { MAX_RINGS } from './map-tokens.ts';

/** Positions of the tiles and home systems of a map. */
export interface Layout {
  tiles: { position: string; tile: SystemId }[];
  /** Hyperlane tiles by position (44). */
  hyperlanes?: Hyperlanes;
  /** Clockwise from the north; `tile` if the map names a faction's own home. */
  homes: { position: string; tile?: SystemId }[];
}

export type Hyperlanes = Record<string, { tile: SystemId; rotation: number }>;

/** Home positions, clockwise from the north, and the positions written 0 that have no tile. */
export interface HomesRead {
  homes: Layout['homes'];
  noTile: string[];
}

const allPlaces = positionsWithin(MAX_RINGS);

/** Returns the home positions of each ready-made board for a number of players, those nearest to the center first. */
const usualHomes = (book: Rulebook, players: number): string[][] =>
  Object.values(book.boards)
    .filter((board) => board.players === players)
    .map((board) =>
      board.map
        .trim()
        .split(/\s+/)
        .flatMap((word, i) => (word === '0' ? [allPlaces[i + 1]] : [])),
    )
    .sort((a, b) => ((a.at(-1) ?? '') < (b.at(-1) ?? '') ? -1 : 1));

/**
 * Returns which 0s are home systems apart from the `named` ones; undefined if the map does not suit that number of
 * players.
 */
function zerosForHomes(book: Rulebook, { zeros }: OpenPlaces, named: number, players: number): string[] | undefined {
  const left = players - named;
  if (left === zeros.length) return zeros;
  if (left === 0) return [];
  return usualHomes(book, players)
    .map((usual) => zeros.filter((position) => usual.includes(position)))
    .find((some) => some.length === left);
}

/** Finds the home systems of a map for a number of players; undefined if the map does not suit that number. */
export function findHomes(book: Rulebook, open: OpenPlaces, players: number): HomesRead | undefined {
  const board = knownBoard(open);
  if (board && board.players !== players) return undefined;
  const named = open.homes.filter(({ position }) => !board?.noTile.includes(position));
  const found = board
    ? open.zeros.filter((position) => board.homes.includes(position))
    : zerosForHomes(book, open, named.length, players);
  if (!found) return undefined;
  const homes = [...named, ...found.map((position) => ({ position }))].sort(
    (a, b) => clockwiseShareOfRing(a.position) - clockwiseShareOfRing(b.position),
  );
  return { homes, noTile: open.zeros.filter((position) => !found.includes(position)) };
}

/** Describes the home systems of a map: "The map has 5 places for home systems (0, or a home tile)". */
export function homesTold(open: OpenPlaces): string {
  const board = knownBoard(open);
  if (board) return `The map is ${boardTold(board)}`;
  const found = open.homes.length + open.zeros.length;
  return `The map has ${found} ${found === 1 ? 'position' : 'positions'} for home systems (0, or a home tile)`;
}

/** Returns how far around its ring a position is, clockwise from the north: 0 to less than 1. */
function clockwiseShareOfRing(position: string): number {
  const ring = Number(position.slice(0, -2));
  return ring === 0 ? 0 : (Number(position.slice(-2)) - 1) / (6 * ring);
}
