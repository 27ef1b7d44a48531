import { mark } from './marks.ts';
import { PAINTS, type Painted } from './palette.ts';
import { SILHOUETTES, type Shaped } from './silhouettes.ts';
import { circle, path, picture } from './svg.ts';

// Signs that stand in texts, on buttons and in menus.

/** How wide a sign is, in pixels; texts show it at 22. */
const SIZE = 128;
/** Around every shape, so that it shows on dark and on light. */
const RIM = 'stroke="#0a0d16" stroke-linejoin="round" paint-order="stroke"';

/** In a square of `across` around the middle. */
export const signSquare = (across: number, body: string): string =>
  picture({ x: -across / 2, y: -across / 2, width: across, height: across }, body, SIZE / across);

/** A unit in nobody's colour, and by its outline alone: lines within would only blur it. */
export function outlineSign(shape: Shaped): string {
  const { width, height, outline } = SILHOUETTES[shape];
  const across = Math.max(width, height) * 1.14;
  const rim = across / 9;
  // What is long and thin is drawn somewhat thicker.
  const swollen = width > 1.7 * height ? 1.35 : 1;
  return signSquare(
    across,
    `<g transform="scale(1 ${swollen})">${path(outline, `fill="#eef2fa" fill-rule="evenodd" stroke-width="${rim}" ${RIM}`)}</g>`,
  );
}

/** A player's colour, with its mark. */
export const colourSignArt = (color: Painted): string => {
  const { fill, edge } = PAINTS[color];
  return signSquare(
    30,
    `${circle(0, 0, 12.6, `fill="${fill}" stroke="#0a0d16" stroke-width="4.6" paint-order="stroke"`)}${circle(0, 0, 12.6, `fill="none" stroke="${edge}" stroke-width="1.2"`)}<g transform="scale(.84)">${mark(color)}</g>`,
  );
};

/** What lies on a dark disc with a ring. */
export const discSign = (ring: string, body: string): string =>
  signSquare(30, circle(0, 0, 13.4, `fill="#0a1122" stroke="${ring}" stroke-width="2.4"`) + body);
