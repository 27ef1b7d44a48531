import { layoutFlow, type FlowItem } from '#render/layout/flow-layout.ts';
import { fitText, textWidth, wrapText } from '#render/text-metrics.ts';
import { playerBadge } from '#render/art/player-marks.ts';
import { UI_COLORS } from '#render/palette.ts';
import { minFontSize } from '#render/phone-scale.ts';
import { paginateSections } from '#render/layout/pages.ts';
import { PICTURE_MARGIN, type Section } from '#render/layout/sections.ts';
import { translate, circle, rect, text } from '#render/svg.ts';
import { formatList, formatCount } from '#text/sentences.ts';
import { formatSource, type BoardView, type SeatView, type TechnologyColor } from '#ti2/views/index.ts';
import { renderEditionLegend } from '#ti2/render/board/legend.ts';
import { CHART_COLORS, paintOf, technologyColors } from '#ti2/render/palette.ts';

// Race sheets, the senate and the progression chart, sized for a phone.

export const SHEETS_WIDTH = 1100;
const INNER = SHEETS_WIDTH - 2 * PICTURE_MARGIN;
const SIZE = Math.ceil(minFontSize(SHEETS_WIDTH));
const STEP = 42;
const LEFT = 36;
const ROOM = INNER - LEFT - 28;
/** Width of a player's badge in a line. */
const BADGE = 36;
/** Maximum number of lines for one text in a list of a race sheet. */
const LINES = 4;

const written = (y: number, words: string, fill: string = UI_COLORS.ink): string =>
  text(LEFT, y, fitText(words, SIZE, ROOM, 500), { fill, size: SIZE, weight: 500 });

const panel = (height: number, stroke: string, thick = 2): string =>
  rect(1, 1, INNER - 2, height - 2, 16, `fill="${CHART_COLORS.sheet}" stroke="${stroke}" stroke-width="${thick}"`);

const heading = (y: number, words: string): string => text(LEFT, y, words, { fill: CHART_COLORS.resources, size: 46 });

/** Draws numbers in adjacent cells. */
const cells = (y: number, values: readonly [string, number][]): string =>
  values
    .map(([name, value], i) => {
      const wide = ROOM / values.length - 10;
      const x = LEFT + i * (wide + 10);
      return (
        rect(
          x,
          y,
          wide,
          98,
          10,
          `fill="${CHART_COLORS.cell}" stroke="${CHART_COLORS.rim}" stroke-opacity=".6" stroke-width="2"`,
        ) +
        text(x + wide / 2, y + 46, `${value}`, { anchor: 'middle', size: 42 }) +
        text(x + wide / 2, y + 86, name, { anchor: 'middle', fill: UI_COLORS.quiet, size: SIZE, weight: 500 })
      );
    })
    .join('');

const technology = ({ name, color }: { name: string; color: TechnologyColor }): FlowItem => ({
  width: 28 + textWidth(name, SIZE, 500),
  body:
    circle(10, 0, 10, `fill="${technologyColors[color]}"`) + text(28, SIZE * 0.36, name, { size: SIZE, weight: 500 }),
});

const nextTold = ({ next }: SeatView): string =>
  next
    ? `Next, ${next.name}: ${next.counts.flatMap(({ what, have, need }) => (need ? [`${what} ${have}/${need}`] : [])).join(', ')}`
    : '';

/** Lists leaders and captives if the game has any (E2 12.5). */
const leadersTold = ({ leaders = [], captives = [] }: SeatView): string[] => [
  ...(leaders.length ? [`Leaders: ${leaders.join('; ')}`] : []),
  ...(captives.length ? [`Captives: ${captives.join(', ')}`] : []),
];

/** Draws a race sheet: credits and income, the chart, agreements, units waiting to be placed, technologies. */
export function renderSheet(seat: SeatView): Section {
  const { color, active, moved, eliminated, name, race, bracket } = seat;
  const { fill, edge } = paintOf(color);
  const marks = [name, active && 'taking their turn', moved && !active && 'has taken their turn', eliminated && 'eliminated'].filter(Boolean).join(' · '); // prettier-ignore
  const told = [
    nextTold(seat),
    `${formatCount(seat.actionCards, 'action card')} · trade agreements: ${formatList(seat.agreements) || 'none'}`,
    seat.bought ? `Units to place: ${seat.bought}` : 'No units to place',
    ...leadersTold(seat),
  ].flatMap((words) => wrapText(words, SIZE, ROOM, LINES));
  const below = 266 + told.length * STEP - 4;
  const owned = layoutFlow(seat.technologies.map(technology), LEFT, below, ROOM, STEP, 26);
  const high = below + owned.height + 14;
  const body = [
    panel(high, active ? UI_COLORS.gold : edge, active ? 5 : 2),
    rect(1, 1, 14, high - 2, 7, `fill="${fill}"`),
    translate(LEFT + 22, 44, playerBadge(color), 1.7),
    text(LEFT + 58, 60, fitText(race, 46, INNER - 420), { size: 46, fill: edge }),
    text(INNER - 28, 60, bracket, { size: 40, anchor: 'end', fill: CHART_COLORS.resources }),
    written(102, marks, active ? UI_COLORS.gold : UI_COLORS.quiet),
    cells(120, [
      ['credits', seat.credits],
      ['income', seat.income],
      ['resources', seat.resources],
      ['influence', seat.influence],
      ['planets', seat.planets],
    ]),
    ...told.map((words, i) => written(266 + i * STEP, words)),
    owned.body,
  ];
  return { height: high, body: body.join('') };
}

/** Draws the progression chart: each bracket with its requirements and the players who reached it. */
function chartSection({ chart }: BoardView): Section {
  const rows: string[] = [];
  let y = 104;
  for (const { bracket, seats } of chart) {
    const { planetsOutside, technologies, resources, influence } = bracket;
    const needs = [planetsOutside && `${planetsOutside} planets outside home`, technologies && `${technologies} technologies`, resources && `${resources} resources`, influence && `${influence} influence`].filter(Boolean).join(', '); // prettier-ignore
    const mark = formatSource(bracket.sources.needs);
    // Requirements wrap to the left of the badges, on as many lines as they need.
    const words = `${bracket.name}${mark ? ` (${mark})` : ''}${needs ? `: ${needs}` : ''}`;
    const told = wrapText(words, SIZE, ROOM - seats.length * BADGE, LINES);
    rows.push(
      ...told.map((line, i) => written(y + i * STEP, line)),
      ...seats.map((color, j) => translate(INNER - 44 - j * BADGE, y - 10, playerBadge(color), 1.3)),
    );
    y += told.length * STEP + 8;
  }
  const height = y - 18;
  return { height, body: panel(height, CHART_COLORS.rim) + heading(58, 'Progression') + rows.join('') };
}

/** Draws the agenda before the senate and the laws. */
function senateSection({ senate, laws, round, lastRound, phase, seats }: BoardView): Section {
  const nameOf = (seat: string): string => seats.find(({ id }) => id === seat)?.short ?? seat;
  const told = [
    ...(senate
      ? [
          `Political card: ${senate.name}. ${senate.text}`,
          ...senate.cast.map(({ seat, outcome }) => `${nameOf(seat)}: ${outcome}`),
        ]
      : []),
    ...laws.map(({ name, text: words, elected }) => `§ ${name}${elected === null ? '' : ` (${elected})`}: ${words}`),
  ];
  const rows = (told.length ? told : ['No laws in effect.']).flatMap((words) => wrapText(words, SIZE, ROOM, LINES));
  const height = 104 + rows.length * STEP - 10;
  const title = `Round ${round}${lastRound === undefined ? '' : ` of ${lastRound}`} · ${phase === 'turns' ? 'individual turns' : `${phase} phase`}`;
  return {
    height,
    body:
      panel(height, CHART_COLORS.rim) +
      heading(58, title) +
      rows.map((words, i) => written(104 + i * STEP, words)).join(''),
  };
}

export const sheetSections = (view: BoardView): Section[] => [
  senateSection(view),
  chartSection(view),
  ...view.seats.map(renderSheet),
];

/** One of the table pictures and the seats on it. */
interface Page {
  sections: Section[];
  seats: SeatView[];
}

/** Scale at which the legend is legible on a phone. */
const LEGEND_SCALE = 1.25;

/** Distributes all sections over a few pictures, with the legend of the board at the end. */
export function paginateSheets(view: BoardView): Page[] {
  const all = sheetSections(view);
  const others = all.length - view.seats.length;
  const legend = renderEditionLegend(view, INNER, LEGEND_SCALE);
  return paginateSections([...all, legend], SHEETS_WIDTH).map((sections) => ({
    sections,
    seats: view.seats.filter((_seat, i) => sections.includes(all[others + i])),
  }));
}
