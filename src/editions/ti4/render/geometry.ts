import { HALF_HEIGHT, R, type Point } from '#render/geometry.ts';
import { hexAt } from '#ti4/views/index.ts';

/** Where the middle of a position lies, the centre of the board at 0,0. */
export function middleOf(position: string): Point {
  const { q, r } = hexAt(position);
  return { x: 1.5 * R * q, y: 2 * HALF_HEIGHT * (r + q / 2) };
}

export const ringOf = (position: string): number => Number(position.slice(0, -2));
