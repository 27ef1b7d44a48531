import { UI_COLORS } from '#render/palette.ts';
import type { Composition } from '#render/composition.ts';
import { translate, circle, path, rect, text } from '#render/svg.ts';
import type { SeatView, TechnologyColor, TechnologySheet } from '#ti4/views/index.ts';
import { technologyShape } from '#ti4/render/icons.ts';
import { playerPaints, technologyColors } from '#ti4/render/palette.ts';
import {
  BOX_SIZE,
  COLUMNS,
  renderColumns,
  renderHeading,
  CONTENT_WIDTH,
  MIN_FONT_SIZE,
  composeTechnologies,
  type TechnologyBox,
} from '#render/pictures/technologies.ts';
import { silhouettes, unitShape } from '#ti4/render/silhouettes.ts';

// Technologies that a player owns and can research next, drawn for a phone: a column for each color, fewest
// prerequisites at the top; unit upgrades below.

const DOT = 11;

export type Researcher = Pick<SeatView, 'name' | 'faction' | 'color'>;
type Colored = Pick<TechnologySheet, 'color'>;
const paintOf = ({ color }: Colored): string => (color ? technologyColors[color] : '#dfe5f2');

/** Draws prerequisites as dots in technology colors. */
function needs({ prerequisites, state }: TechnologySheet, y: number): string {
  const dots = (Object.entries(prerequisites) as [TechnologyColor, number][]).flatMap(([color, count]) =>
    Array.from({ length: count }, () => technologyColors[color]),
  );
  return dots
    .map((color, i) =>
      circle(
        18 + DOT + i * (2 * DOT + 7),
        y,
        DOT,
        `fill="${state === 'shut' ? 'none' : color}" stroke="${state === 'owned' ? '#05070f' : color}" stroke-width="3"`,
      ),
    )
    .join('');
}

/** Draws one technology with its prerequisites and its icon. */
function boxOf(technology: TechnologySheet, owner: SeatView['color']): TechnologyBox {
  const { name, state, faction, upgrades, color } = technology;
  const paint = paintOf(technology);
  const { width, height } = BOX_SIZE;
  const sign = upgrades
    ? translate(
        width - 50,
        height - 26,
        unitShape(upgrades, state === 'shut' ? 'black' : owner),
        Math.min(0.8, 62 / silhouettes[upgrades].width, 34 / silhouettes[upgrades].height),
      )
    : color
      ? translate(width - 30, height - 28, technologyShape(color, state === 'owned' ? '#0a0e18' : paint), 1.5)
      : '';
  const own = faction
    ? rect(3, 3, 9, height - 6, 4, `fill="${playerPaints[owner].fill}" stroke="#05070f" stroke-width="2"`)
    : '';
  return { name, state, paint, more: own + needs(technology, height - 28) + sign };
}

const heading = (y: number, words: string): string => text(0, y, words, { size: 38, fill: UI_COLORS.gold });

export function composeTechnologySheet({ name, faction, color }: Researcher, sheets: TechnologySheet[]): Composition {
  const colors = Object.keys(technologyColors) as TechnologyColor[];
  const boxes = (list: TechnologySheet[]): TechnologyBox[] => list.map((one) => boxOf(one, color));
  const colored = renderColumns(
    colors.map((one) => boxes(sheets.filter((sheet) => sheet.color === one))),
    170,
  );
  // Technologies without a color are in rows, since they need different colors.
  const plain = sheets.filter((sheet) => sheet.color === undefined);
  const others = renderColumns(
    Array.from({ length: COLUMNS }, (_, column) => boxes(plain.filter((_sheet, i) => i % COLUMNS === column))),
    colored.bottom + 64,
  );
  const own = translate(
    0,
    132,
    `${rect(600, -24, 9, 30, 4, `fill="${playerPaints[color].fill}"`)}${text(622, 4, 'faction technology', { size: MIN_FONT_SIZE, weight: 500 })}`,
  );
  const body = [
    renderHeading({ name, people: faction.name, color }, 'can be researched next'),
    own,
    colored.body,
    heading(colored.bottom + 44, 'Unit upgrades and others'),
    others.body,
    path(`M0,${colored.bottom + 2} H${CONTENT_WIDTH}`, `stroke="${UI_COLORS.line}" stroke-width="2"`),
  ].join('');
  return composeTechnologies(body, others.bottom);
}
