import { parsePosition } from './hex-grid.ts';

/** Sides of a drawn board, clockwise from the north. */
const SIDES = ['top', 'top right', 'right', 'bottom right', 'bottom', 'bottom left', 'left', 'top left'];

/** Says where a position is on the drawn board: "bottom left". Undefined at the center and off the board. */
export function sideOfBoard(position: string | null): string | undefined {
  if (position === null) return undefined;
  const { q, r } = parsePosition(position);
  if (!q && !r) return undefined;
  const clockwise = Math.atan2(1.5 * q, -Math.sqrt(3) * (r + q / 2));
  return SIDES[(Math.round(clockwise / (Math.PI / 4)) + SIDES.length) % SIDES.length];
}

/** Formats a system's name with its place on the drawn board: "Jord, at the bottom left of the board". */
export function formatWithSide(name: string, position: string | null): string {
  const side = sideOfBoard(position);
  return side === undefined ? name : `${name}, at the ${side} of the board`;
}
