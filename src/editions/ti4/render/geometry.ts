import { HEX_HALF_HEIGHT, HEX_RADIUS, type Point } from '#render/geometry.ts';
import { parsePosition } from '#ti4/views/index.ts';

/** Returns the center of a position; the center of the board is 0,0. */
export function positionCenter(position: string): Point {
  const { q, r } = parsePosition(position);
  return { x: 1.5 * HEX_RADIUS * q, y: 2 * HEX_HALF_HEIGHT * (r + q / 2) };
}

export const ringOf = (position: string): number => Number(position.slice(0, -2));
