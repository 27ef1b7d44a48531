import { layoutFlow, type FlowItem } from '#render/layout/flow-layout.ts';
import { fitText, textWidth, wrapText } from '#render/text-metrics.ts';
import { playerBadge } from '#render/art/player-marks.ts';
import { UI_COLORS } from '#render/palette.ts';
import { minFontSize } from '#render/phone-scale.ts';
import { paginateSections } from '#render/layout/pages.ts';
import { PICTURE_MARGIN, type Section } from '#render/layout/sections.ts';
import { translate, circle, rect, text } from '#render/svg.ts';
import { formatCount } from '#text/sentences.ts';
import type { CounterArea, BoardView, SeatView, TechnologyColor } from '#ti3/views/index.ts';
import { commandCounter } from '#ti3/render/tile/command-counter.ts';
import { renderEditionLegend } from '#ti3/render/board/legend.ts';
import { CHART_COLORS, playerPaints, technologyColors, RACE_TECHNOLOGY_COLOR } from '#ti3/render/palette.ts';

// Race sheets and the common play area, sized for a phone.

export const SHEETS_WIDTH = 1100;
const WIDTH = SHEETS_WIDTH - 2 * PICTURE_MARGIN;
const LEAST = Math.ceil(minFontSize(SHEETS_WIDTH));
const TITLE = 46;
const LINE = 42;
const LEFT = 36;
const ROOM = WIDTH - LEFT - 28;
/** Maximum number of lines for a law's text. */
const LONGEST = 7;
/** Maximum number of lines for one item. */
const LINES = 4;

const AREAS: readonly [CounterArea, string][] = [
  ['command', 'Command'],
  ['fleet', 'Fleet'],
  ['strategy', 'Strategy'],
];

/** Draws the three areas of a sheet with their counters. */
const areas = ({ counters, color }: SeatView, y: number): string =>
  AREAS.map(([area, name], i) => {
    const left = LEFT + i * 172;
    return (
      rect(left, y, 160, 98, 10, `fill="#0a1022" stroke="${CHART_COLORS.frame}" stroke-opacity=".5" stroke-width="2"`) +
      translate(left + 48, y + 36, commandCounter(color)) +
      text(left + 82, y + 47, String(counters[area]), { size: 42 }) +
      text(left + 80, y + 88, name, { size: LEAST, anchor: 'middle', weight: 500, fill: UI_COLORS.quiet })
    );
  }).join('');

const line = (y: number, words: string, left = LEFT, fill: string = UI_COLORS.ink): string =>
  text(left, y, fitText(words, LEAST, WIDTH - left - 28, 500), { size: LEAST, weight: 500, fill });

const technology = ({
  name,
  color,
  exhausted,
}: {
  name: string;
  color?: TechnologyColor;
  exhausted: boolean;
}): FlowItem => {
  const words = exhausted ? `${name} (exhausted)` : name;
  return {
    width: 28 + textWidth(words, LEAST, 500),
    body:
      circle(
        10,
        0,
        10,
        `fill="${color ? technologyColors[color] : RACE_TECHNOLOGY_COLOR}" stroke="#05070f" stroke-width="2"`,
      ) + text(28, LEAST * 0.36, words, { size: LEAST, weight: 500, ...(exhausted && { fill: UI_COLORS.quiet }) }),
  };
};

const tradeOf = ({ actionCards, politicalCards, tradeGoods, agreements, contracts, kept = [] }: SeatView): string =>
  [
    formatCount(actionCards, 'action card'),
    formatCount(tradeGoods, 'trade good'),
    ...(agreements.length
      ? [`trade agreements: ${agreements.map((one) => `${one.worth} from ${one.with}`).join(', ')}`]
      : []),
    ...(contracts.length ? [`free contracts: ${contracts.join(', ')}`] : []),
    ...kept,
    ...(politicalCards ? [formatCount(politicalCards, 'political card')] : []),
  ].join(' · ');

/** Lists leaders and captives in one line. */
const leadersOf = ({ leaders = [], captives = [] }: SeatView): string =>
  [
    ...leaders.map(({ name, type, where }) => `${name.includes(type) ? name : `${name} (${type})`} ${where}`),
    ...captives.map(({ name, of }) => `captive: ${name} of ${of}`),
  ].join(' · ');

/** Draws a race sheet: points, counters in three areas, strategy cards, trade, technologies. */
export function renderSheet(seat: SeatView, goal: number): Section {
  const { color, resources, influence } = seat;
  const { fill, edge } = playerPaints[color];
  const marks = [
    seat.speaker && 'speaker',
    seat.active && 'active',
    seat.passed && 'passed',
    seat.eliminated && 'is eliminated',
  ];
  const who = [seat.name, ...marks].filter(Boolean).join(' · ');
  const top = who ? 116 : 78;
  const cards = seat.strategyCards.map(({ number, name, used }) => `${number} ${name}${used ? ' (used)' : ''}`);
  const beside = LEFT + 3 * 172 + 14;
  const traded = wrapText(tradeOf(seat), LEAST, ROOM, LINES);
  const below = top + 154 + traded.length * LINE;
  const listed = layoutFlow(seat.technologies.map(technology), LEFT, below, ROOM, LINE, 26);
  const led = wrapText(leadersOf(seat), LEAST, ROOM, LINES);
  const high = below + listed.height + 14 + (led.length ? 14 : 0) + led.length * LINE;
  const paint = `fill="${CHART_COLORS.sheet}" stroke="${seat.active ? UI_COLORS.gold : edge}" stroke-width="${seat.active ? 5 : 2}"`;
  const body = [
    rect(1, 1, WIDTH - 2, high - 2, 16, paint),
    rect(1, 1, 14, high - 2, 7, `fill="${fill}"`),
    translate(LEFT + 22, 44, playerBadge(color), 1.7),
    text(LEFT + 58, 60, fitText(seat.race, TITLE, WIDTH - 330), { size: TITLE, fill: edge }),
    text(WIDTH - 28, 62, `${seat.points} / ${goal}`, { size: 54, anchor: 'end', fill: UI_COLORS.gold }),
    who ? line(102, who, LEFT, seat.active ? UI_COLORS.gold : UI_COLORS.quiet) : '',
    areas(seat, top),
    line(top + 38, cards[0] ?? 'no strategy card', beside),
    line(top + 80, cards.slice(1).join(', '), beside),
    line(
      top + 138,
      `Ready: ${resources.ready} of ${resources.all} resources, ${influence.ready} of ${influence.all} influence`,
    ),
    ...traded.map((words, i) => line(top + 180 + i * LINE, words)),
    listed.body,
    ...led.map((words, i) => line(below + listed.height + 34 + i * LINE, words, LEFT, UI_COLORS.gold)),
  ].join('');
  return { body, height: high };
}

/** Draws the public components: strategy cards, objectives with the players who claimed them, laws. */
function table({ objectives, lying, laws, round, lastRound, phase }: BoardView): Section {
  const rows: { mark: string; words: string; colors: readonly SeatView['color'][] }[] = [
    ...objectives.map(({ points, name, text: words, claimedBy }) => ({
      mark: String(points),
      words: words.startsWith(name) ? words : `${name}: ${words}`,
      colors: claimedBy,
    })),
    ...laws.map(({ name, text: words, elected }) => ({
      mark: '§',
      words: `${name}${elected === null ? '' : ` (${elected})`}: ${words}`,
      colors: [],
    })),
  ];
  const open = lying.map(({ number, name, bonus }) => `${number} ${name}${bonus ? ` (+${bonus})` : ''}`).join(', ');
  const told = wrapText(open ? `Not picked: ${open}` : '', LEAST, ROOM, 3);
  let y = 104 + told.length * LINE;
  const lines = rows.map(({ mark, words, colors }) => {
    const wide = ROOM - 44 - colors.length * 36;
    const parts = wrapText(words, LEAST, wide, LONGEST);
    const row =
      text(LEFT, y, mark, { size: LEAST, fill: UI_COLORS.gold }) +
      parts.map((part, i) => text(LEFT + 44, y + i * (LINE - 4), part, { size: LEAST, weight: 500 })).join('') +
      colors.map((color, i) => translate(WIDTH - 44 - i * 36, y - 10, playerBadge(color), 1.3)).join('');
    y += parts.length * (LINE - 4) + 14;
    return row;
  });
  const high = y - 22;
  return {
    body: [
      rect(
        1,
        1,
        WIDTH - 2,
        high,
        16,
        `fill="${CHART_COLORS.sheet}" stroke="${CHART_COLORS.frame}" stroke-opacity=".6" stroke-width="2"`,
      ),
      text(LEFT, 58, `Round ${round}${lastRound === undefined ? '' : ` of ${lastRound}`} · ${phase} phase`, {
        size: TITLE,
        fill: UI_COLORS.gold,
      }),
      ...told.map((part, i) => line(104 + i * LINE, part, LEFT, UI_COLORS.quiet)),
      ...lines,
    ].join(''),
    height: high + 4,
  };
}

export const sheetSections = (view: BoardView): Section[] => [
  table(view),
  ...view.seats.map((seat) => renderSheet(seat, view.goal)),
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
  const legend = renderEditionLegend(view, WIDTH, LEGEND_SCALE);
  return paginateSections([...all, legend], SHEETS_WIDTH).map((sections) => ({
    sections,
    seats: view.seats.filter((_seat, i) => sections.includes(all[others + i])),
  }));
}
