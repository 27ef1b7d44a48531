import { HEX_RADIUS, type Point } from '#render/geometry.ts';
import type { Composition, Piece } from '#render/composition.ts';

// Parts of a board as wide as a phone can show legibly, each with all rows of some columns of hexes.

/** Number of columns on a part. Neighboring parts share at least one. */
const COLUMNS = 4;
/** Margin beside the outermost column of the board, and beside a column where the board goes on. */
const OUTER_MARGIN = 20;
const INNER_MARGIN = 4;

/** Part of a board: the picture, and the indices of the hexes that it shows whole. */
export interface BoardPart {
  composition: Composition;
  hexes: number[];
}

/** A board with its parts; a board narrow enough for a phone has none. */
export interface BoardComposition extends Composition {
  parts: BoardPart[];
}

/** Returns the x of each column, from the left. */
const columnsOf = (centers: readonly Point[]): number[] =>
  [...new Set(centers.map(({ x }) => Math.round(x)))].sort((a, b) => a - b);

function spansOf(centers: readonly Point[]): { left: number; right: number }[] {
  const columns = columnsOf(centers);
  const count = Math.ceil((columns.length - 1) / (COLUMNS - 1));
  if (count < 2) return [];
  return Array.from({ length: count }, (_, i) => {
    const first = Math.round((i * (columns.length - COLUMNS)) / (count - 1));
    const last = first + COLUMNS - 1;
    return {
      left: columns[first] - HEX_RADIUS - (first === 0 ? OUTER_MARGIN : INNER_MARGIN),
      right: columns[last] + HEX_RADIUS + (last === columns.length - 1 ? OUTER_MARGIN : INNER_MARGIN),
    };
  });
}

const isWithin = ({ x, box }: Piece, left: number, right: number): boolean =>
  x + box.x < right && x + box.x + box.width > left;

/**
 * Cuts a board into parts from left to right. All pieces are those of the board, so that they are drawn only once.
 * `height` leaves out what stands below the board; `centers` are those of the hexes.
 */
export const splitBoard = (pieces: readonly Piece[], height: number, centers: readonly Point[]): BoardPart[] =>
  spansOf(centers).map(({ left, right }) => ({
    hexes: centers.flatMap(({ x }, i) => (x - HEX_RADIUS >= left && x + HEX_RADIUS <= right ? [i] : [])),
    composition: {
      width: Math.round(right - left),
      height,
      pieces: pieces.filter((piece) => isWithin(piece, left, right)).map((piece) => ({ ...piece, x: piece.x - left })),
      scale: 1,
    },
  }));
