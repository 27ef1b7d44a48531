import { hexAt } from '../views/index.ts';

/** Half the width of a flat-topped hex. All pieces of a system are drawn in these units, around its middle. */
export const R = 176;
export const HALF_HEIGHT = (R * Math.sqrt(3)) / 2;

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

/** Where the middle of a position lies, the centre of the board at 0,0. */
export function middleOf(position: string): Point {
  const { q, r } = hexAt(position);
  return { x: 1.5 * R * q, y: 2 * HALF_HEIGHT * (r + q / 2) };
}

export const ringOf = (position: string): number => Number(position.slice(0, -2));

/** The corners of a hex, from the right one clockwise. */
export const corners = (radius: number): [number, number][] =>
  [0, 60, 120, 180, 240, 300].map((degrees) => [
    radius * Math.cos((degrees * Math.PI) / 180),
    radius * Math.sin((degrees * Math.PI) / 180),
  ]);

/** Whether a point lies within a hex of this half width. */
export const within = (x: number, y: number, radius: number): boolean =>
  Math.abs(y) <= radius * 0.866 && Math.abs(x) * 1.732 + Math.abs(y) <= radius * 1.732;
