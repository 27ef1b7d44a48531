import { wrapped } from '#render/text-metrics.ts';
import type { Composition } from '#render/composition.ts';
import { space } from '#render/palette.ts';
import { text } from '#render/svg.ts';
import {
  BOX,
  columnsOf,
  headOf,
  LEAST,
  technologiesPicture,
  type TechnologyBox,
} from '#render/pictures/technologies.ts';
import type { SeatView, TechnologyColor, TechnologySheet } from '#ti3/views/index.ts';
import { specialties, uncoloured } from '#ti3/render/palette.ts';

// What a player has and could gain next (E3 14.1): a column for each colour, each card with the names of those it needs.

const HIGH = 196;
const COLORS: readonly TechnologyColor[] = ['red', 'green', 'blue', 'yellow'];

const boxOf = ({ name, color, needs, state }: TechnologySheet): TechnologyBox => ({
  name,
  state,
  paint: color ? specialties[color] : uncoloured,
  more: wrapped(needs, LEAST, BOX.width - 26, 3, 500)
    .map((line, i, all) =>
      text(14, HIGH - 20 - (all.length - 1 - i) * (LEAST - 2), line, {
        size: LEAST,
        weight: 500,
        fill: state === 'owned' ? '#0a0e18' : space.quiet,
      }),
    )
    .join(''),
});

export function technologyPicture(
  { name, short, race, color }: SeatView,
  sheets: readonly TechnologySheet[],
): Composition {
  const columns = COLORS.map((one) => sheets.filter((sheet) => sheet.color === one).map(boxOf));
  for (const own of sheets.filter((sheet) => sheet.color === undefined))
    [...columns].sort((a, b) => a.length - b.length)[0].push(boxOf(own));
  const { body, bottom } = columnsOf(columns, 170, HIGH);
  return technologiesPicture(
    headOf({ name: name || short, people: race, color }, 'can be gained next; below a name, what it needs') + body,
    bottom,
  );
}
