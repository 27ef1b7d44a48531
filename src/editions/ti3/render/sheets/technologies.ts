import { wrapText } from '#render/text-metrics.ts';
import type { Composition } from '#render/composition.ts';
import { UI_COLORS } from '#render/palette.ts';
import { text } from '#render/svg.ts';
import {
  BOX_SIZE,
  renderColumns,
  renderHeading,
  MIN_FONT_SIZE,
  composeTechnologies,
  type TechnologyBox,
} from '#render/pictures/technologies.ts';
import type { SeatView, TechnologyColor, TechnologySheet } from '#ti3/views/index.ts';
import { technologyColors, RACE_TECHNOLOGY_COLOR } from '#ti3/render/palette.ts';

// Technologies that a player owns and could gain next (E3 14.1): a column for each color, each card with its
// prerequisites.

const HIGH = 196;
const COLORS: readonly TechnologyColor[] = ['red', 'green', 'blue', 'yellow'];

const boxOf = ({ name, color, needs, state }: TechnologySheet): TechnologyBox => ({
  name,
  state,
  paint: color ? technologyColors[color] : RACE_TECHNOLOGY_COLOR,
  more: wrapText(needs, MIN_FONT_SIZE, BOX_SIZE.width - 26, 3, 500)
    .map((line, i, all) =>
      text(14, HIGH - 20 - (all.length - 1 - i) * (MIN_FONT_SIZE - 2), line, {
        size: MIN_FONT_SIZE,
        weight: 500,
        fill: state === 'owned' ? '#0a0e18' : UI_COLORS.quiet,
      }),
    )
    .join(''),
});

export function composeTechnologySheet(
  { name, short, race, color }: SeatView,
  sheets: readonly TechnologySheet[],
): Composition {
  const columns = COLORS.map((one) => sheets.filter((sheet) => sheet.color === one).map(boxOf));
  for (const own of sheets.filter((sheet) => sheet.color === undefined))
    [...columns].sort((a, b) => a.length - b.length)[0].push(boxOf(own));
  const { body, bottom } = renderColumns(columns, 170, HIGH);
  return composeTechnologies(
    renderHeading({ name: name || short, people: race, color }, 'can be gained next; prerequisites below the name') +
      body,
    bottom,
  );
}
