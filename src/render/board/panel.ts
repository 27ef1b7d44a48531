import { UI_COLORS } from '#render/palette.ts';
import { text } from '#render/svg.ts';

/** Panel in a corner of a board; its body is drawn from its upper left corner. */
export interface CornerPanel {
  width: number;
  height: number;
  body: string;
}

export const PANEL_WIDTH = 520;

/** Smallest font sizes of names and numbers, which a part of a board shows legibly on a phone. */
export const PANEL_FONT = { name: 31, number: 35 };

/** Draws the heading of a list; `y` is its baseline. */
export const panelHeading = (words: string, x: number, y: number, anchor: 'start' | 'end' = 'start'): string =>
  text(x, y, words.toUpperCase(), { size: PANEL_FONT.name, fill: UI_COLORS.gold, anchor, spacing: 2 });
