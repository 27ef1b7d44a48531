import { wrapText } from '#render/text-metrics.ts';
import { UI_COLORS } from '#render/palette.ts';
import type { Composition } from '#render/composition.ts';
import { text } from '#render/svg.ts';
import {
  BOX_SIZE,
  renderColumns,
  renderHeading,
  MIN_FONT_SIZE,
  composeTechnologies,
} from '#render/pictures/technologies.ts';
import type { SeatView, TechnologyColor, TechnologySheet } from '#ti2/views/index.ts';
import { technologyColors } from '#ti2/render/palette.ts';

const BOX_HEIGHT = 196;
const COLUMNS: readonly TechnologyColor[] = ['blue', 'green', 'yellow', 'red'];

/** Draws the bottom lines of a technology's box: its prerequisites or its price. */
function foot({ needs, price, state }: TechnologySheet): string {
  const words = state === 'open' ? `${price} credits` : needs;
  const rows = wrapText(words, MIN_FONT_SIZE, BOX_SIZE.width - 26, 3, 500);
  const fill = state === 'owned' ? '#0a0e18' : UI_COLORS.quiet;
  return rows
    .map((row, i) =>
      text(14, BOX_HEIGHT - 20 - (rows.length - 1 - i) * (MIN_FONT_SIZE - 2), row, {
        fill,
        size: MIN_FONT_SIZE,
        weight: 500,
      }),
    )
    .join('');
}

/** Composes the technologies that a player owns and can buy next (E2 8). */
export function composeTechnologySheet(
  { race, name, short, color }: SeatView,
  sheets: readonly TechnologySheet[],
): Composition {
  const lists = COLUMNS.map((column) =>
    sheets
      .filter((sheet) => sheet.color === column)
      .map((sheet) => ({ name: sheet.name, state: sheet.state, paint: technologyColors[column], more: foot(sheet) })),
  );
  const { body, bottom } = renderColumns(lists, 170, BOX_HEIGHT);
  const head = renderHeading({ name: name || short, color, people: race }, 'can be bought next (price below)');
  return composeTechnologies(head + body, bottom);
}
