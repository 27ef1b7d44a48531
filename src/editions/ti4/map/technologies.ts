import { widthOf, wrapped } from '../../../drawing/fonts.ts';
import { space } from '../../../drawing/palette.ts';
import type { Composition } from '../../../drawing/piece.ts';
import { at, circle, path, rect, text } from '../../../drawing/svg.ts';
import type { SeatView, TechnologyColor, TechnologySheet } from '../views/index.ts';
import { technologySign } from './glyphs.ts';
import { badge } from './marks.ts';
import { players, technologies } from './palette.ts';
import { leastIn } from './phone.ts';
import { silhouettes, unitShape } from './silhouettes.ts';

// What a player owns and could research next, drawn for a phone: a column for each colour, what needs least at the top; unit upgrades below.

const WIDTH = 1200;
const MARGIN = 20;
const GAP = 8;
const INNER = WIDTH - 2 * MARGIN;
const COLUMNS = 4;
const LEAST = leastIn(WIDTH);
const BOX = { width: (INNER - (COLUMNS - 1) * GAP) / COLUMNS, height: 132 };
const LINE = LEAST + 2;
const DOT = 11;

export type Researcher = Pick<SeatView, 'name' | 'faction' | 'color'>;
type Colored = Pick<TechnologySheet, 'color'>;
const paintOf = ({ color }: Colored): string => (color ? technologies[color] : '#dfe5f2');

/** What it takes, as dots in the colours of technologies. */
function needs({ prerequisites, state }: TechnologySheet, y: number): string {
  const dots = (Object.entries(prerequisites) as [TechnologyColor, number][]).flatMap(([color, count]) =>
    Array.from({ length: count }, () => technologies[color]),
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

/** One technology: filled where it is owned, brightly edged where it could be researched now. */
function box(technology: TechnologySheet, owner: SeatView['color']): string {
  const { state, faction, upgrades, color } = technology;
  const paint = paintOf(technology);
  const { width, height } = BOX;
  const looks = {
    owned: `fill="${paint}" stroke="#ffffff" stroke-width="2"`,
    open: `fill="${paint}" fill-opacity=".16" stroke="${paint}" stroke-width="6"`,
    shut: `fill="#ffffff" fill-opacity=".03" stroke="${space.line}" stroke-width="2"`,
  };
  const ink = { owned: '#0a0e18', open: space.ink, shut: space.quiet }[state];
  const room = width - 22;
  // A long word in thinner letters rather than cut.
  const weight = technology.name.split(' ').some((word) => widthOf(word, LEAST) > room) ? 500 : 700;
  const lines = wrapped(technology.name, LEAST, room, 2, weight);
  const sign = upgrades
    ? at(
        width - 50,
        height - 26,
        unitShape(upgrades, state === 'shut' ? 'black' : owner),
        Math.min(0.8, 62 / silhouettes[upgrades].width, 34 / silhouettes[upgrades].height),
      )
    : color
      ? at(width - 30, height - 28, technologySign(color, state === 'owned' ? '#0a0e18' : paint), 1.5)
      : '';
  return [
    rect(3, 3, width - 6, height - 6, 14, looks[state]),
    faction ? rect(3, 3, 9, height - 6, 4, `fill="${players[owner].fill}" stroke="#05070f" stroke-width="2"`) : '',
    ...lines.map((line, i) => text(14, 42 + i * LINE, line, { size: LEAST, weight, fill: ink })),
    needs(technology, height - 28),
    sign,
  ].join('');
}

/** Columns beside each other, each from the top; and how high they are. */
function columns(lists: TechnologySheet[][], owner: SeatView['color'], y: number): { body: string; bottom: number } {
  const body = lists.flatMap((list, column) =>
    list.map((one, row) => at(column * (BOX.width + GAP), y + row * (BOX.height + GAP), box(one, owner))),
  );
  return { body: body.join(''), bottom: y + Math.max(0, ...lists.map((list) => list.length)) * (BOX.height + GAP) };
}

const heading = (y: number, words: string): string => text(0, y, words, { size: 38, fill: space.gold });

export function technologyPicture({ name, faction, color }: Researcher, sheets: TechnologySheet[]): Composition {
  const colors = Object.keys(technologies) as TechnologyColor[];
  const colored = columns(
    colors.map((one) => sheets.filter((sheet) => sheet.color === one)),
    color,
    170,
  );
  // In rows: they need different colours.
  const plain = sheets.filter((sheet) => sheet.color === undefined);
  const others = columns(
    Array.from({ length: COLUMNS }, (_, column) => plain.filter((_sheet, i) => i % COLUMNS === column)),
    color,
    colored.bottom + 64,
  );
  const key = at(
    0,
    132,
    `${rect(0, -24, 40, 30, 7, 'fill="#dfe5f2"')}${text(52, 4, 'owned', { size: LEAST, weight: 500 })}${rect(193, -22, 36, 26, 7, 'fill="none" stroke="#dfe5f2" stroke-width="5"')}${text(244, 4, 'can be researched next', { size: LEAST, weight: 500 })}${rect(600, -24, 9, 30, 4, `fill="${players[color].fill}"`)}${text(622, 4, 'of the faction', { size: LEAST, weight: 500 })}`,
  );
  const body = [
    at(34, 38, badge(color), 2.3),
    text(80, 36, name, { size: 44 }),
    text(80, 76, faction.name, { size: LEAST, weight: 500, fill: space.quiet }),
    key,
    colored.body,
    heading(colored.bottom + 44, 'Unit upgrades and others'),
    others.body,
    path(`M0,${colored.bottom + 2} H${INNER}`, `stroke="${space.line}" stroke-width="2"`),
  ].join('');
  const height = Math.ceil(others.bottom);
  return {
    width: WIDTH,
    height: height + 2 * MARGIN,
    scale: 1,
    ground: space.around,
    pieces: [{ box: { x: 0, y: 0, width: INNER, height }, x: MARGIN, y: MARGIN, layers: [{ key: body, body: () => body }], passing: true }],
  };
}
