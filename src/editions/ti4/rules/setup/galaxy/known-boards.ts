import type { SystemId } from '#ti4/rules/state.ts';

/** The positions of a map that may be home systems. */
export interface OpenPlaces {
  /** Positions that are certain: the map has a home tile there, or marks them as homes. */
  homes: { position: string; tile?: SystemId }[];
  /** Positions written 0: a home system, or no tile. */
  zeros: string[];
  /** Tells whether the map marks other positions as having no tile. */
  namesNoTile: boolean;
  /** The last position with a tile other than a home. */
  last: string;
}

/** The shape of a board from a map generator that exports 0 where there is no tile. */
interface KnownBoard {
  name: string;
  players: number;
  homes: string[];
  /** Positions without a tile, before the last one with a tile. */
  noTile: string[];
  /** The last position with a tile. */
  last: string;
}

const known = (name: string, last: string, homes: string, noTile = ''): KnownBoard => {
  const places = homes.split(' ');
  return { name, players: places.length, homes: places, noTile: noTile.split(' ').filter(Boolean), last };
};

/** Boards with gaps from the KeeganW generator, under its own names. */
const KNOWN_BOARDS: readonly KnownBoard[] = [
  known('normal', '314', '304 313', '205 211 301 302 306 307 308 309 310 311'),
  known('normal', '317', '304 310 316', '301 302 306 307 308 312 313 314'),
  known('compact', '212', '204 208 212'),
  known('manta', '314', '307 310 313', '201 202 203 211 212 301 302 303 304 305'),
  known('rex', '318', '201 205 209', '303 305 309 311 315 317'),
  known('horizontal', '317', '304 307 313 316', '301 302 309 310 311'),
  known('vertical or warp', '318', '303 308 312 317', '301 304 305 306 307 310 313 314 315 316'),
  known('gaps', '318', '303 308 312 317', '101 104 301 304 305 306 307 310 313 314 315 316'),
  known('double warp', '317', '304 307 313 316', '101 104 301 302 309 310 311'),
  known('diamond or approaching', '318', '303 306 310 314 317', '304 307 308 312 313 316'),
  known(
    'flat',
    '420',
    '304 307 310 313 316',
    '301 302 303 317 318 401 402 403 404 405 409 410 411 412 413 414 415 416 417',
  ),
  known('notch', '318', '302 306 310 314 318', '201 301'),
  known('warp', '424', '304 307 401 413 416 419 422', '403 404 405 406 407 408 409 410 411 417 418 421'),
  known('warp', '424', '401 404 407 410 413 416 419 422', '405 406 409 417 418 421'),
];

/**
 * Tells whether a position is a gap that the generator wrote as 1: it drops the minus sign of every -1 in front.
 * Otherwise 1 would be the home tile 01.
 */
const isFirstWithoutTile = ({ position, tile }: OpenPlaces['homes'][number]): boolean =>
  position === '101' && tile === '01';

/** Finds the generator board of a map that has more 0s than the board has home systems; undefined if there is none. */
export function knownBoard({ homes, zeros, namesNoTile, last }: OpenPlaces): KnownBoard | undefined {
  if (namesNoTile) return undefined;
  const open = new Set([...homes.map(({ position }) => position), ...zeros]);
  const empty = new Set([...zeros, ...homes.filter(isFirstWithoutTile).map(({ position }) => position)]);
  return KNOWN_BOARDS.find((board) => {
    if (open.size <= board.players || !board.homes.every((position) => open.has(position))) return false;
    if (!board.noTile.every((position) => empty.has(position))) return false;
    // An export may fill the rest of its ring with 0s.
    const end = board.last > last ? board.last : last;
    const meant = new Set([...board.homes, ...board.noTile]);
    return [...open].every((position) => meant.has(position) || (position > end && zeros.includes(position)));
  });
}

/** Formats the name of such a board for players. */
export const boardTold = ({ name, players }: KnownBoard): string =>
  `the board “${name}” of the KeeganW generator for ${players} players`;
