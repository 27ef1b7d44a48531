import { PLAYER_PAINTS, type PaintName } from '#render/palette.ts';
import { circle, path } from '#render/svg.ts';

/** Marks that distinguish players, and neutral units, in addition to color; 20 by 20, centered on 0,0. */
const marks: Record<PaintName, string> = {
  red: 'M0,-9 L9,7.5 L-9,7.5 Z',
  blue: 'M0,-9 A9,9 0 1 1 -0.01,-9 Z M0,-4 A4,4 0 1 0 0.01,-4 Z',
  green: 'M-7.5,-7.5 H7.5 V7.5 H-7.5 Z',
  yellow: 'M0,-10 L2.9,-3.6 L9.7,-2.9 L4.6,1.7 L6.1,8.5 L0,5 L-6.1,8.5 L-4.6,1.7 L-9.7,-2.9 L-2.9,-3.6 Z',
  purple: 'M0,-10 L7.5,0 L0,10 L-7.5,0 Z',
  orange: 'M0,-9.5 L8.2,-4.75 V4.75 L0,9.5 L-8.2,4.75 V-4.75 Z M0,-4.4 L-3.8,-2.2 V2.2 L0,4.4 L3.8,2.2 V-2.2 Z',
  pink: 'M0,9 C-13,0 -9,-9 -4,-8.4 C-1.6,-8.1 -0.6,-6.4 0,-5 C0.6,-6.4 1.6,-8.1 4,-8.4 C9,-9 13,0 0,9 Z',
  grey: 'M-9,-3.4 H9 V3.4 H-9 Z',
  black: 'M-3.2,-9 H3.2 V-3.2 H9 V3.2 H3.2 V9 H-3.2 V3.2 H-9 V-3.2 H-3.2 Z',
};

export const playerMark = (color: PaintName, paint = PLAYER_PAINTS[color].ink): string =>
  path(marks[color], `fill="${paint}" fill-rule="evenodd"`);

/** Draws the mark on a disc of the player's color, 26 wide. */
export const playerBadge = (color: PaintName): string =>
  `${circle(0, 0, 12.4, `fill="${PLAYER_PAINTS[color].fill}" stroke="${PLAYER_PAINTS[color].edge}" stroke-width="1.6"`)}<g transform="scale(.74)">${playerMark(color)}</g>`;

/** Draws a command token, 30 wide and 34 high. */
export const commandToken = (color: PaintName): string => {
  const { fill, edge } = PLAYER_PAINTS[color];
  return (
    `${path('M0,-17 L14.5,-8 V6 Q14.5,10 11,12 L0,17 L-11,12 Q-14.5,10 -14.5,6 V-8 Z', `fill="${fill}" stroke="#05070f" stroke-width="4.5" paint-order="stroke"`)}` +
    `${path('M0,-14 L11.8,-6.6 V6 Q11.8,8.6 9.6,9.8 L0,14 L-9.6,9.8 Q-11.8,8.6 -11.8,6 V-6.6 Z', `fill="none" stroke="${edge}" stroke-width="1.6"`)}` +
    `<g transform="scale(.72)">${playerMark(color)}</g>`
  );
};

/** Draws a cross over lost units, 2r wide. */
export const lossMark = (r: number): string =>
  path(
    `M${-r},${-r} L${r},${r} M${r},${-r} L${-r},${r}`,
    'fill="none" stroke="#05070f" stroke-width="7" stroke-linecap="round"',
  ) +
  path(
    `M${-r},${-r} L${r},${r} M${r},${-r} L${-r},${r}`,
    'fill="none" stroke="#ff4d4d" stroke-width="3.6" stroke-linecap="round"',
  );
