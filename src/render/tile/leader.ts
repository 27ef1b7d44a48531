import { translate, rect, text } from '#render/svg.ts';
import type { PlateItem } from './plates.ts';

/** Draws a leader's token: rounded, in its player's colors, with the mark of its type. `size`: font size. */
export const leaderToken = (mark: string, { fill, edge }: { fill: string; edge: string }, size: number): string =>
  rect(-18, -15, 36, 30, 9, `fill="#060a14" stroke="${edge}" stroke-width="3"`) +
  rect(-18, 9, 36, 6, 3, `fill="${fill}"`) +
  text(0, 6, mark, { size, anchor: 'middle', fill: '#ffffff' });

/** Returns a leader's token as an item on a player's plate; `letters`: font scale. */
export const leaderPlateItem = (
  mark: string,
  paint: { fill: string; edge: string },
  size: number,
  letters: number,
): PlateItem => ({
  width: 38 * letters,
  height: 32 * letters,
  body: translate(0, 0, leaderToken(mark, paint, size), letters),
});
