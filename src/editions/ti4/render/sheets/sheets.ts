import { layoutFlow, type FlowItem } from '#render/layout/flow-layout.ts';
import { fitText, wrapText } from '#render/text-metrics.ts';
import { UI_COLORS } from '#render/palette.ts';
import type { Composition } from '#render/composition.ts';
import { paginateSections } from '#render/layout/pages.ts';
import { stackSections, PICTURE_MARGIN, PHONE_SCALE, type Section } from '#render/layout/sections.ts';
import { translate, circle, rect, text } from '#render/svg.ts';
import type { BoardView, SeatView } from '#ti4/views/index.ts';
import { tradeGoodToken } from '#render/art/status-icons.ts';
import { playerBadge } from '#render/art/player-marks.ts';
import { PILL_FONT_SIZE, strategyCardPill } from '#ti4/render/pills.ts';
import { legendContentsOf, renderEditionLegend } from '#ti4/render/board/legend.ts';
import { renderPlayerArea } from './player-area.ts';

/** Narrow enough for letters to be legible on a phone, with all sections below one another. */
export const SHEETS_WIDTH = 780;

/**
 * Lists the sections: public objectives, laws, galactic events, cards left, and the player areas in initiative order.
 */
export const sheetSections = (view: BoardView): Section[] =>
  [
    objectives(view),
    laws(view),
    galacticEvents(view),
    cardsLeft(view),
    ...view.seats.map((seat) => renderPlayerArea(view, seat, SHEETS_WIDTH - 2 * PICTURE_MARGIN)),
  ].filter((one) => one !== undefined);

/** One of the table pictures and the seats on it. */
interface Page {
  picture: Composition;
  seats: SeatView[];
}

/** Distributes all sections over a few pictures, with the legend of the board at the end. */
export function paginateSheets(view: BoardView): Page[] {
  const sections = sheetSections(view);
  const others = sections.length - view.seats.length;
  const legend = renderEditionLegend(legendContentsOf(view), SHEETS_WIDTH - 2 * PICTURE_MARGIN, 1);
  return paginateSections([...sections, legend], SHEETS_WIDTH).map((page) => ({
    picture: stackSections(page, SHEETS_WIDTH, PHONE_SCALE),
    seats: view.seats.filter((_seat, i) => page.includes(sections[others + i])),
  }));
}

/** Composes one player's area. */
export const composePlayer = (view: BoardView, seat: SeatView): Composition =>
  stackSections([renderPlayerArea(view, seat, SHEETS_WIDTH - 2 * PICTURE_MARGIN)], SHEETS_WIDTH, PHONE_SCALE);

const heading = (x: number, y: number, words: string): string =>
  text(x, y, words.toUpperCase(), { size: 23, fill: UI_COLORS.gold, spacing: 2 });

function objectives(view: BoardView): Section | undefined {
  if (!view.objectives.length) return undefined;
  const inner = SHEETS_WIDTH - 2 * PICTURE_MARGIN;
  const column = inner - 2 * 22;
  const said = view.objectives.map(({ text: words }) => wrapText(words, PILL_FONT_SIZE, column - 70, 2));
  const rowHeight = 76 + (said.some((lines) => lines.length > 1) ? 27 : 0);
  const height = 58 + view.objectives.length * rowHeight + 8;
  const colors = Object.fromEntries(view.seats.map(({ id, color }) => [id, color]));
  const cells = view.objectives.map((objective, i) => {
    const x = 22;
    const y = 54 + i * rowHeight;
    const scorers = objective.scoredBy
      .map((seat, k) => translate(column - 20 - k * 33, 20, playerBadge(colors[seat]), 1.15))
      .join('');
    const room = column - 74 - objective.scoredBy.length * 33;
    const color = objective.stage === 2 ? '#5fb3ff' : objective.stage === 1 ? UI_COLORS.gold : '#ff8f8f';
    return translate(
      x,
      y,
      rect(0, 0, column, rowHeight - 8, 10, 'fill="#ffffff" fill-opacity=".05"') +
        circle(30, 33, 21, `fill="none" stroke="${color}" stroke-width="3"`) +
        text(30, 43, String(objective.points), { size: 29, anchor: 'middle', fill: color }) +
        text(64, 30, fitText(objective.name, 26, room), { size: 26 }) +
        said[i]
          .map((line, k) => text(64, 58 + k * 27, line, { size: PILL_FONT_SIZE, weight: 500, fill: UI_COLORS.quiet }))
          .join('') +
        scorers,
    );
  });
  const body =
    rect(
      1,
      1,
      inner - 2,
      height - 2,
      16,
      `fill="${UI_COLORS.panel}" fill-opacity=".93" stroke="${UI_COLORS.line}" stroke-width="2"`,
    ) +
    heading(22, 38, 'Public objectives') +
    text(inner - 22, 38, `${view.goal} points win`, { size: 23, weight: 500, anchor: 'end', fill: UI_COLORS.quiet }) +
    cells.join('');
  return { body, height };
}

/** Decks of every game. Those of unrevealed public objectives are not counted here. */
const ALWAYS_THERE = ['action', 'secret', 'agenda', 'stage1', 'stage2'];

const DECK_LINE = 30;

/** Draws the unclaimed strategy cards and the number of cards in the decks. */
function cardsLeft(view: BoardView): Section | undefined {
  const inner = SHEETS_WIDTH - 2 * PICTURE_MARGIN;
  const { decks } = view;
  const piles: [string, number, number][] = [
    ['action cards', decks.action.left, decks.action.discarded],
    ['secret objectives', decks.secret.left, 0],
    ['agendas', decks.agenda.left, decks.agenda.discarded],
    ...Object.entries(decks)
      .filter(([id]) => !ALWAYS_THERE.includes(id))
      .map(([, { name, left, discarded }]): [string, number, number] => [name, left, discarded]),
  ];
  const left = piles.map(
    ([name, count, discarded]) => `${count} ${name}${discarded ? ` (${discarded} discarded)` : ''}`,
  );
  const said = wrapText(`In the decks: ${left.join(', ')}`, PILL_FONT_SIZE, inner - 44, 6);
  const items = view.unclaimed.map((card): FlowItem => {
    const pill = strategyCardPill({ ...card, used: false });
    return card.tradeGoods
      ? {
          width: pill.width + 44,
          body: pill.body + translate(pill.width + 20, 0, tradeGoodToken(card.tradeGoods), 1.3),
        }
      : pill;
  });
  const lines = layoutFlow(items, 22, 52, inner - 44, 50, 16);
  const height = (items.length ? 60 : 10) + lines.height + 6 + said.length * DECK_LINE;
  const body =
    rect(
      1,
      1,
      inner - 2,
      height - 2,
      16,
      `fill="${UI_COLORS.panel}" fill-opacity=".93" stroke="${UI_COLORS.line}" stroke-width="2"`,
    ) +
    (items.length
      ? heading(22, 38, view.phase === 'strategy' ? 'Strategy cards left' : 'Strategy cards not picked') + lines.body
      : '') +
    said
      .map((line, i) =>
        text(22, height - 16 - (said.length - 1 - i) * DECK_LINE, line, {
          size: PILL_FONT_SIZE,
          weight: 500,
          fill: UI_COLORS.quiet,
        }),
      )
      .join('');
  return { body, height };
}

const laws = ({ laws: inPlay }: BoardView): Section | undefined =>
  textsUnder(
    'Laws in effect',
    inPlay.map(({ name, elected, text: says }) => ({ name: elected ? `${name}: ${elected}` : name, says })),
  );

const galacticEvents = ({ events = [] }: BoardView): Section | undefined =>
  textsUnder(
    'Galactic events',
    events.map(({ name, text: says }) => ({ name, says })),
  );

/** Draws the laws or events that affect all players, with their texts. */
function textsUnder(title: string, inForce: { name: string; says: string }[]): Section | undefined {
  if (!inForce.length) return undefined;
  const inner = SHEETS_WIDTH - 2 * PICTURE_MARGIN;
  let y = 76;
  const rows = inForce.map(({ name, says }) => {
    const said = wrapText(says, PILL_FONT_SIZE, inner - 44, 4);
    const row =
      text(22, y, fitText(name, 25, inner - 44), { size: 25 }) +
      said
        .map((line, i) => text(22, y + 29 + i * 27, line, { size: PILL_FONT_SIZE, weight: 500, fill: UI_COLORS.quiet }))
        .join('');
    y += 42 + said.length * 27;
    return row;
  });
  const height = y - 18;
  const body =
    rect(
      1,
      1,
      inner - 2,
      height - 2,
      16,
      `fill="${UI_COLORS.panel}" fill-opacity=".93" stroke="${UI_COLORS.line}" stroke-width="2"`,
    ) +
    heading(22, 38, title) +
    rows.join('');
  return { body, height };
}
