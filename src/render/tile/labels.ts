import { HEX_HALF_HEIGHT, HEX_RADIUS } from '#render/geometry.ts';
import { textWidth } from '#render/text-metrics.ts';
import { UI_COLORS } from '#render/palette.ts';
import { translate, text } from '#render/svg.ts';
import type { Layout } from './layout.ts';

export const LABEL_SIZE = 22;
/** Height of a label relative to its font size. */
const LABEL_HEIGHT = 0.8;

/** Puts a label on a system, centered on a point. */
export function putLabel(
  what: string,
  { x, y, words, color }: { x: number; y: number; words: string; color: string },
  letters: number,
  layout: Layout,
): void {
  const size = LABEL_SIZE * letters;
  layout.put(
    what,
    x,
    y,
    textWidth(words, size) + 6,
    size * LABEL_HEIGHT,
    text(0, size * 0.35, words, { size, fill: color, anchor: 'middle', halo: UI_COLORS.halo }),
  );
}

/** Returns the height of a position label, which depends on the width of the edge. */
export const positionLabelY = (broad: boolean): number => -HEX_HALF_HEIGHT + (broad ? 26 : 20);
/** Returns the lower edge of a position label; `letters`: font scale. */
export const positionLabelBottom = (broad: boolean, letters: number): number =>
  positionLabelY(broad) + (LABEL_SIZE * letters * LABEL_HEIGHT) / 2;

/** Height of an anomaly's name. */
export const ANOMALY_LABEL_Y = HEX_HALF_HEIGHT - 28;

/**
 * Token layout by number of planets: its middle along the upper right side, maximum extent, and number of tokens drawn
 * large.
 */
const TOKENS = [
  { middle: 76, spread: 132, large: 3 },
  { middle: 76, spread: 132, large: 3 },
  { middle: 64, spread: 112, large: 2 },
  { middle: 54, spread: 90, large: 0 },
];

/** A player's token, 30 wide and 34 high. */
export interface Token {
  what: string;
  body: string;
}

/** Minimum distance between the centers of overlapping tokens of size 1, at which each mark stays visible. */
const LEAST_APART = 17.5;

/** Places tokens along the upper right side, as large as the number of planets allows. */
export function layoutTokens(tokens: readonly Token[], planets: number, layout: Layout): void {
  const { middle, spread, large } = TOKENS[Math.min(3, planets)];
  const apart = (Math.hypot(88, HEX_HALF_HEIGHT) / HEX_RADIUS) * (spread / Math.max(1, tokens.length));
  const size = Math.min(tokens.length > large ? 1 : 1.22, apart / LEAST_APART);
  tokens.forEach(({ what, body }, i) => {
    const step = Math.min(31 * size, spread / Math.max(1, tokens.length));
    const along = (middle - (step * (tokens.length - 1)) / 2 + i * step) / HEX_RADIUS;
    layout.put(
      `token ${what}`,
      88 + 88 * along - 18 - 4 * size,
      -HEX_HALF_HEIGHT * (1 - along) + 11 + 4 * size,
      29 * size,
      34 * size,
      translate(0, 0, body, size),
    );
  });
}
