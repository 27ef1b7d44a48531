import type { Lane } from '#kit/board/hex-grid.ts';
import type { Tile } from '#ti4/rules/components/component.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import type { SystemId } from '#ti4/rules/state.ts';

/** A hyperlane tile that a map names, in the order of the map. */
export interface LaneNamed {
  position: string;
  tile: SystemId;
  rotation: number;
  /** The word of the map with its place, for players. */
  shown: string;
}

/** A hyperlane whose piece is already on the board; it is replaced by `twin`, or by a copy if that is undefined. */
export interface LaneAgain {
  shown: string;
  twin?: string;
}

/** Returns an id for the physical piece, which both of its sides share. */
const pieceOf = ({ id, otherSide = id }: Tile): string => (id < otherSide ? id : otherSide);

/** Formats the lanes of a rotated tile in a canonical order. */
const linesOf = (lanes: readonly Lane[], rotation: number): string =>
  lanes
    .map(([a, b]) => [(a + rotation) % 6, (b + rotation) % 6].sort((x, y) => x - y).join('-'))
    .sort()
    .join();

/** Formats a hyperlane as map strings write it: "87A4". */
export const laneWord = (tile: SystemId, rotation: number): string => `${tile.toUpperCase()}${rotation}`;

/**
 * Lays hyperlanes. A piece that a map names twice is replaced by an unnamed piece with the same lanes in some rotation,
 * or by a copy if there is none.
 */
export function layLanes(
  book: Rulebook,
  named: readonly LaneNamed[],
): { laid: Pick<LaneNamed, 'position' | 'tile' | 'rotation'>[]; again: LaneAgain[] } {
  const left = new Map(Object.values(book.tiles).flatMap((tile) => (tile.lanes ? [[tile.id, pieceOf(tile)]] : [])));
  const take = (piece: string): void => left.forEach((one, id) => one === piece && left.delete(id));
  const pieces = new Set(named.map(({ tile }) => pieceOf(book.tiles[tile])));
  pieces.forEach(take);
  const again: LaneAgain[] = [];
  const laid = named.map(({ position, tile, rotation, shown }) => {
    if (pieces.delete(pieceOf(book.tiles[tile]))) return { position, tile, rotation };
    const lines = linesOf(book.tiles[tile].lanes ?? [], rotation);
    for (const [twin, piece] of left) {
      const turn = [0, 1, 2, 3, 4, 5].find((by) => linesOf(book.tiles[twin].lanes ?? [], by) === lines);
      if (turn === undefined) continue;
      take(piece);
      again.push({ shown, twin: laneWord(twin, turn) });
      return { position, tile: twin, rotation: turn };
    }
    again.push({ shown });
    return { position, tile, rotation };
  });
  return { laid, again };
}
