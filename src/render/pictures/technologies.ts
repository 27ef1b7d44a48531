import { textWidth, wrapText } from '#render/text-metrics.ts';
import { playerBadge } from '#render/art/player-marks.ts';
import { UI_COLORS, type PaintName } from '#render/palette.ts';
import { minFontSize } from '#render/phone-scale.ts';
import type { Composition } from '#render/composition.ts';
import { translate, rect, text } from '#render/svg.ts';

// Technologies that a player owns and can get next, drawn for a phone in columns from the top.

export const TECHNOLOGIES_WIDTH = 1200;
const MARGIN = 20;
const GAP = 8;
export const CONTENT_WIDTH = TECHNOLOGIES_WIDTH - 2 * MARGIN;
export const COLUMNS = 4;
/** Smallest font size. */
export const MIN_FONT_SIZE = minFontSize(TECHNOLOGIES_WIDTH);
export const BOX_SIZE = { width: (CONTENT_WIDTH - (COLUMNS - 1) * GAP) / COLUMNS, height: 132 };
const LINE = MIN_FONT_SIZE + 2;

export interface TechnologyBox {
  name: string;
  paint: string;
  /** Owned boxes are filled; boxes available now have a bright edge. */
  state: 'owned' | 'open' | 'shut';
  /** Additional content, drawn from the upper left corner. */
  more: string;
}

function box({ name, paint, state, more }: TechnologyBox, height: number): string {
  const { width } = BOX_SIZE;
  const looks = {
    owned: `fill="${paint}" stroke="#ffffff" stroke-width="2"`,
    open: `fill="${paint}" fill-opacity=".16" stroke="${paint}" stroke-width="6"`,
    shut: `fill="#ffffff" fill-opacity=".03" stroke="${UI_COLORS.line}" stroke-width="2"`,
  };
  const ink = { owned: '#0a0e18', open: UI_COLORS.ink, shut: UI_COLORS.quiet }[state];
  const room = width - 22;
  // A long word is drawn in lighter letters instead of being cut.
  const weight = name.split(' ').some((word) => textWidth(word, MIN_FONT_SIZE) > room) ? 500 : 700;
  const lines = wrapText(name, MIN_FONT_SIZE, room, 2, weight);
  return [
    rect(3, 3, width - 6, height - 6, 14, looks[state]),
    ...lines.map((line, i) => text(14, 42 + i * LINE, line, { size: MIN_FONT_SIZE, weight, fill: ink })),
    more,
  ].join('');
}

/** Draws columns of boxes and returns their bottom. `high`: height of a box. */
export function renderColumns(
  lists: readonly TechnologyBox[][],
  y: number,
  high: number = BOX_SIZE.height,
): { body: string; bottom: number } {
  const body = lists.flatMap((list, column) =>
    list.map((one, row) => translate(column * (BOX_SIZE.width + GAP), y + row * (high + GAP), box(one, high))),
  );
  return { body: body.join(''), bottom: y + Math.max(0, ...lists.map((list) => list.length)) * (high + GAP) };
}

/** Draws the owner and the legend of the boxes. `next`: meaning of the bright edge. */
export const renderHeading = (
  { name, people, color }: { name: string; people: string; color: PaintName },
  next: string,
): string =>
  translate(34, 38, playerBadge(color), 2.3) +
  text(80, 36, name, { size: 44 }) +
  text(80, 76, people, { size: MIN_FONT_SIZE, weight: 500, fill: UI_COLORS.quiet }) +
  translate(
    0,
    132,
    `${rect(0, -24, 40, 30, 7, 'fill="#dfe5f2"')}${text(52, 4, 'owned', { size: MIN_FONT_SIZE, weight: 500 })}${rect(193, -22, 36, 26, 7, 'fill="none" stroke="#dfe5f2" stroke-width="5"')}${text(244, 4, next, { size: MIN_FONT_SIZE, weight: 500 })}`,
  );

/** Composes the picture of all technologies. */
export function composeTechnologies(body: string, bottom: number): Composition {
  const height = Math.ceil(bottom);
  return {
    width: TECHNOLOGIES_WIDTH,
    height: height + 2 * MARGIN,
    scale: 1,
    ground: UI_COLORS.around,
    pieces: [
      {
        box: { x: 0, y: 0, width: CONTENT_WIDTH, height },
        x: MARGIN,
        y: MARGIN,
        layers: [{ key: body, body: () => body }],
        passing: true,
      },
    ],
  };
}
