import { playerMark } from './player-marks.ts';
import { PLAYER_PAINTS, type PaintName } from '#render/palette.ts';
import { SILHOUETTES, type SilhouetteName } from './silhouettes.ts';
import { circle, path, svgDocument } from '#render/svg.ts';

// Emojis in texts, buttons and menus.

/** Width of an emoji in pixels; texts show it at 22. */
const SIZE = 128;
/** Outline of every shape, so that it is visible on dark and light backgrounds. */
const RIM = 'stroke="#0a0d16" stroke-linejoin="round" paint-order="stroke"';

/** Wraps a body in an SVG square of `across` units, centered on 0,0. */
export const emojiSquareSvg = (across: number, body: string): string =>
  svgDocument({ x: -across / 2, y: -across / 2, width: across, height: across }, body, SIZE / across);

/** Draws a unit in a neutral color, by its outline alone, since inner lines would blur it. */
export function silhouetteEmojiArt(shape: SilhouetteName): string {
  const { width, height, outline } = SILHOUETTES[shape];
  const across = Math.max(width, height) * 1.14;
  const rim = across / 9;
  // Long, thin shapes are drawn thicker.
  const swollen = width > 1.7 * height ? 1.35 : 1;
  return emojiSquareSvg(
    across,
    `<g transform="scale(1 ${swollen})">${path(outline, `fill="#eef2fa" fill-rule="evenodd" stroke-width="${rim}" ${RIM}`)}</g>`,
  );
}

/** Draws a player's color with its mark. */
export const colorEmojiArt = (color: PaintName): string => {
  const { fill, edge } = PLAYER_PAINTS[color];
  return emojiSquareSvg(
    30,
    `${circle(0, 0, 12.6, `fill="${fill}" stroke="#0a0d16" stroke-width="4.6" paint-order="stroke"`)}${circle(0, 0, 12.6, `fill="none" stroke="${edge}" stroke-width="1.2"`)}<g transform="scale(.84)">${playerMark(color)}</g>`,
  );
};

/** Draws a body on a dark disc with a ring. */
export const discEmojiArt = (ring: string, body: string): string =>
  emojiSquareSvg(30, circle(0, 0, 13.4, `fill="#0a1122" stroke="${ring}" stroke-width="2.4"`) + body);

/** Emojis of technology colors, each with its own shape; race technologies, which have no color, have a star. */
const TECHNOLOGIES = {
  blue: { color: '#4da3ff', shape: 'M0,-10 L9,1 H4 V9 H-4 V1 H-9 Z' },
  green: { color: '#41c972', shape: 'M-8,8 Q-9,-9 9,-9 Q9,8 -4,8 L3,-2 Z' },
  red: { color: '#ff5e4d', shape: 'M-9,-6 L-6,-9 L0,-3 L6,-9 L9,-6 L3,0 L9,6 L6,9 L0,3 L-6,9 L-9,6 L-3,0 Z' },
  yellow: {
    color: '#ffd447',
    shape: 'M0,-10 L8.7,-5 V5 L0,10 L-8.7,5 V-5 Z M0,-4.5 L-3.9,-2.2 V2.2 L0,4.5 L3.9,2.2 V-2.2 Z',
  },
  race: { color: '#dfe5f2', shape: 'M0,-10 L2.6,-3 L10,-3 L4,1.6 L6.2,9 L0,4.6 L-6.2,9 L-4,1.6 L-10,-3 L-2.6,-3 Z' },
};

type TechnologyDrawn = keyof typeof TECHNOLOGIES;

export const TECHNOLOGY_EMOJI_NAMES = Object.keys(TECHNOLOGIES) as TechnologyDrawn[];

export const technologyEmojiArt = (of: TechnologyDrawn): string => {
  const { color, shape } = TECHNOLOGIES[of];
  return discEmojiArt(color, path(shape, `fill="${color}" fill-rule="evenodd"`));
};

/** Emoji of a coin. */
export const coinEmojiArt = emojiSquareSvg(
  30,
  path(
    'M0,-12.5 L10.8,-6.2 V6.2 L0,12.5 L-10.8,6.2 V-6.2 Z',
    'fill="#f2c14e" stroke="#0a0d16" stroke-width="4" stroke-linejoin="round" paint-order="stroke"',
  ) + circle(0, 0, 6, 'fill="none" stroke="#5a3d00" stroke-width="2.6"'),
);
