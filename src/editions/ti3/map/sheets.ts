import { fitted, wrapped } from '../../../drawing/fonts.ts';
import { space } from '../../../drawing/palette.ts';
import type { Section } from '../../../drawing/sections.ts';
import { at, circle, polygon, rect, text } from '../../../drawing/svg.ts';
import { some } from '../../../words/sentences.ts';
import type { Area, BoardView, SeatView } from '../views/index.ts';
import { chart, letters, paints, specialties } from './looks.ts';

const HIGH = 250;
const AREAS: readonly [Area, string][] = [
  ['command', 'Command'],
  ['fleet', 'Fleet'],
  ['strategy', 'Strategy'],
];

/** The three areas of a sheet with the counters that lie there. */
function areas({ counters, color }: SeatView, x: number, y: number): string {
  return AREAS.map(([area, name], i) => {
    const left = x + i * 150;
    return (
      rect(left, y, 138, 76, 10, `fill="#0a1022" stroke="${chart.frame}" stroke-opacity=".5" stroke-width="2"`) +
      at(
        left + 38,
        y + 32,
        polygon(
          [
            [0, -18],
            [17, 14],
            [-17, 14],
          ],
          `fill="${paints[color].fill}" stroke="${paints[color].edge}" stroke-width="3"`,
        ),
      ) +
      text(left + 68, y + 40, String(counters[area]), { size: 36 }) +
      text(left + 69, y + 68, name, { size: letters.small - 2, anchor: 'middle', fill: space.quiet })
    );
  }).join('');
}

/** Leaders and captives in a line. */
const leadersOf = ({ leaders = [], captives = [] }: SeatView): string =>
  [
    ...leaders.map(({ name, type, where }) => `${name.includes(type) ? name : `${name} (${type})`} ${where}`),
    ...captives.map(({ name, of }) => `holds ${name} of ${of}`),
  ].join(' · ');

/** A race sheet: points, counters in three areas, strategy cards, trade, technologies. */
export function sheet(seat: SeatView, goal: number, width: number): Section {
  const { fill, edge } = paints[seat.color];
  const marks = [seat.speaker && 'speaker', seat.active && 'active', seat.passed && 'passed', seat.eliminated && 'out of the game'].filter(
    Boolean,
  );
  const trade = [
    some(seat.tradeGoods, 'trade good'),
    ...seat.agreements.map((one) => `${one.worth} from ${one.with}`),
    ...(seat.contracts.length ? [`contracts free: ${seat.contracts.join(', ')}`] : []),
    ...(seat.kept ?? []),
  ].join(' · ');
  const cards = seat.strategyCards.map(({ number, name, used }) => `${number} ${name}${used ? ' (used)' : ''}`).join(', ');
  const technologies = seat.technologies
    .map(({ name, color }, i) => {
      const [x, y] = [24 + (i % 4) * ((width - 48) / 4), 200 + Math.floor(i / 4) * 34];
      return (
        circle(x + 8, y - 8, 8, `fill="${specialties[color]}"`) +
        text(x + 24, y, fitted(name, letters.small, (width - 48) / 4 - 34), { size: letters.small, weight: 500 })
      );
    })
    .join('');
  const rows = Math.max(1, Math.ceil(seat.technologies.length / 4));
  const led = leadersOf(seat);
  const high = HIGH + (rows - 1) * 34 + (led ? 34 : 0);
  const body =
    rect(
      0,
      0,
      width,
      high - 12,
      16,
      `fill="${chart.sheet}" stroke="${seat.active ? '#fff2b8' : edge}" stroke-width="${seat.active ? 5 : 2}"`,
    ) +
    rect(0, 0, 14, high - 12, 7, `fill="${fill}"`) +
    text(34, 46, fitted(seat.race, letters.title, 620), { size: letters.title, fill: edge }) +
    text(34, 80, marks.join(' · '), { size: letters.small, weight: 500, fill: space.gold }) +
    text(width - 24, 52, `${seat.points} / ${goal}`, { size: 46, anchor: 'end', fill: space.gold }) +
    areas(seat, 34, 92) +
    text(510, 118, fitted(cards || 'no strategy card', letters.name, width - 540), { size: letters.name }) +
    text(510, 152, fitted(trade, letters.small, width - 540), { size: letters.small, weight: 500 }) +
    text(
      680,
      50,
      `resources ${seat.resources.ready} of ${seat.resources.all} · influence ${seat.influence.ready} of ${seat.influence.all} · ${some(seat.actionCards, 'action card')}`,
      { size: letters.small, weight: 500, fill: space.quiet },
    ) +
    technologies +
    (led ? text(24, 200 + rows * 34, fitted(led, letters.small, width - 48), { size: letters.small, weight: 500, fill: space.gold }) : '');
  return { body, height: high };
}

/** Objectives, strategy cards that lie open, laws. */
function table({ objectives, lying, laws, round, lastRound, phase, seats }: BoardView, width: number): Section {
  const rows: { mark: string; words: string; colors: readonly string[] }[] = [
    ...objectives.map(({ points, name, text: words, claimedBy }) => ({
      mark: String(points),
      words: words.startsWith(name) ? words : `${name}: ${words}`,
      colors: claimedBy.map((color) => paints[color].fill),
    })),
    ...laws.map(({ name, text: words, elected }) => ({
      mark: '§',
      words: `${name}${elected === null ? '' : ` (${elected})`}: ${words}`,
      colors: [],
    })),
  ];
  const open = lying.map(({ number, name, bonus }) => `${number} ${name}${bonus ? ` (+${bonus})` : ''}`).join(', ');
  let y = open ? 130 : 96;
  const lines = rows.map(({ mark, words, colors }) => {
    const wide = width - 120 - seats.length * 26;
    const told = wrapped(words, letters.name, wide, 2);
    const row =
      text(30, y, mark, { size: letters.name, fill: space.gold }) +
      told.map((line, i) => text(70, y + i * 32, line, { size: letters.name, weight: 500 })).join('') +
      colors.map((fill, i) => circle(width - 30 - i * 26, y - 9, 11, `fill="${fill}" stroke="#05070f" stroke-width="2"`)).join('');
    y += told.length * 32 + 10;
    return row;
  });
  const body =
    text(24, 44, `Round ${round}${lastRound === undefined ? '' : ` of ${lastRound}`} · ${phase} phase`, {
      size: letters.title,
      fill: space.gold,
    }) +
    (open ? text(24, 86, fitted(`Open: ${open}`, letters.name, width - 48), { size: letters.name, weight: 500, fill: space.quiet }) : '') +
    lines.join('');
  return {
    body: rect(0, 0, width, y + 6, 16, `fill="${chart.sheet}" stroke="${chart.frame}" stroke-opacity=".6" stroke-width="2"`) + body,
    height: y + 12,
  };
}

export const sheets = (view: BoardView, width: number): Section[] => [
  table(view, width),
  ...view.seats.map((seat) => sheet(seat, view.goal, width)),
];
