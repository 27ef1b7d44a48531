import type { PlacedShape } from '#render/layout/layout-grid.ts';
import { textWidth } from '#render/text-metrics.ts';
import { playerBadge, lossMark } from '#render/art/player-marks.ts';
import { PLAYER_PAINTS, UI_COLORS, type PaintName } from '#render/palette.ts';
import { apartMark, damageMark, renderSilhouette, SILHOUETTES, type SilhouetteName } from '#render/art/silhouettes.ts';
import { translate, rect, text } from '#render/svg.ts';

/** Like units of one player. */
export interface UnitStack {
  shape: SilhouetteName;
  damaged: boolean;
  count: number;
  /** True if these units differ from others of the same shape, for example by a unit mark. */
  marked?: true;
}

/** Minimum font size of counts, which otherwise grow with the silhouettes. */
const SMALLEST = 25.2;
/** Height of digits with a margin, relative to their font size. */
const DIGIT_HEIGHT = 0.78;
const GAP = 4;
const MARK = 24;

/** Item on a plate, centered on 0,0. */
export interface PlateItem {
  width: number;
  height: number;
  body: string;
}

/** Draws a group of like units, centered: silhouette, count, damage and mark. */
function chip(
  { shape, damaged, count, marked }: UnitStack,
  color: PaintName,
  size: number,
  least: number,
  lost: boolean,
): PlateItem {
  const { width, height } = SILHOUETTES[shape];
  const words = lost ? `−${count}` : String(count);
  const letters = Math.max(least, 24 * size);
  const room = textWidth(words, letters) + 2;
  const w = width * size;
  const whole = w + room;
  const x = -whole / 2 + w / 2;
  const body =
    translate(x, 0, renderSilhouette(shape, PLAYER_PAINTS[color], color === 'black' ? 3 : 1.5), size) +
    (damaged ? translate(x + w / 2 - 8, (-height * size) / 2 + 6, damageMark(), 0.86) : '') +
    (marked ? translate(x - w / 2 + 8, (-height * size) / 2 + 6, apartMark(), 0.8) : '') +
    (lost ? translate(x, 0, lossMark(9), Math.max(0.5, size)) : '') +
    text(whole / 2, letters * 0.36, words, {
      size: letters,
      anchor: 'end',
      fill: lost ? '#ffb0a6' : '#ffffff',
      halo: UI_COLORS.halo,
    });
  return { width: whole, height: Math.max(height * size, letters * DIGIT_HEIGHT), body };
}

/** Returns the possible shapes of one player's units on a plate with the player's mark. `besides`: further items. */
export function plateShapes(
  groups: readonly UnitStack[],
  color: PaintName,
  size: number,
  letters: number,
  more: { lost?: boolean; unmarked?: boolean; besides?: readonly PlateItem[] } = {},
): PlacedShape[] {
  const chips = [
    ...groups.map((group) => chip(group, color, size, SMALLEST * letters, more.lost ?? false)),
    ...(more.besides ?? []),
  ];
  const tab = more.unmarked ? 0 : MARK;
  const found: PlacedShape[] = [];
  for (let rows = 1; rows <= chips.length; rows++) {
    const width = widths(chips, tab).find((one) => inRows(chips, one, tab).length <= rows);
    const parted = inRows(chips, width ?? Infinity, tab);
    if (parted.length === rows) found.push({ ...plateOf(parted, color, tab, more.lost ?? false), size });
  }
  return found;
}

/** Returns a plate with only the number of one player's units. */
export function countPlateShapes(
  groups: readonly UnitStack[],
  color: PaintName,
  words: (count: number) => string,
  letters = 1,
): PlacedShape[] {
  const size = SMALLEST * letters;
  const said = words(groups.reduce((sum, { count }) => sum + count, 0));
  const width = textWidth(said, size) + 4;
  const body = text(0, size * 0.36, said, { size, anchor: 'middle', fill: '#ffffff', halo: UI_COLORS.halo });
  return [{ ...plateOf([[{ width, height: size, body }]], color, MARK, false), size: 0 }];
}

/**
 * Lists the widths of all stretches of chips in ascending order; the minimum width for any number of rows is one of
 * them.
 */
function widths(chips: PlateItem[], tab: number): number[] {
  const found: number[] = [];
  chips.forEach((_, first) => {
    let width = first === 0 ? tab : 0;
    for (const chip of chips.slice(first)) {
      width += chip.width + GAP;
      found.push(width);
    }
  });
  return found.sort((a, b) => a - b);
}

function inRows(chips: PlateItem[], width: number, tab: number): PlateItem[][] {
  const rows: PlateItem[][] = [[]];
  let used = tab;
  for (const one of chips) {
    if (rows[rows.length - 1].length && used + one.width + GAP > width + 0.01) {
      rows.push([]);
      used = 0;
    }
    rows[rows.length - 1].push(one);
    used += one.width + GAP;
  }
  return rows;
}

function plateOf(rows: PlateItem[][], color: PaintName, tab: number, lost: boolean): PlacedShape {
  const heights = rows.map((row) => Math.max(...row.map((one) => one.height)) + 2);
  const widths = rows.map((row, i) => row.reduce((sum, one) => sum + one.width + GAP, i === 0 ? tab : 0));
  const width = Math.max(...widths) + 7;
  const height = heights.reduce((sum, one) => sum + one, 0) + 4;
  const { fill, edge } = PLAYER_PAINTS[color];
  const parts = [
    rect(
      -width / 2,
      -height / 2,
      width,
      height,
      11,
      `fill="#05080f" fill-opacity="${tab ? 0.74 : 0.58}" stroke="${color === 'black' ? edge : fill}" stroke-width="${tab ? 2.4 : 1.6}"${lost ? ' stroke-dasharray="7 5"' : ''}`,
    ),
    tab ? translate(-width / 2 + 14.5, -height / 2 + 2 + heights[0] / 2, playerBadge(color), 0.85) : '',
  ];
  let y = -height / 2 + 2;
  rows.forEach((row, i) => {
    // Shorter rows are centered; the first one is next to the mark.
    let x = i === 0 && tab ? -width / 2 + 3 + tab : -(widths[i] - GAP) / 2;
    for (const one of row) {
      parts.push(translate(x + one.width / 2, y + heights[i] / 2, one.body));
      x += one.width + GAP;
    }
    y += heights[i];
  });
  return { width, height, body: parts.join('') };
}
