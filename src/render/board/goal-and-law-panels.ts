import { playerBadge } from '#render/art/player-marks.ts';
import { strategyDisc, tradeGoodToken } from '#render/art/status-icons.ts';
import { UI_COLORS } from '#render/palette.ts';
import { text, translate } from '#render/svg.ts';
import { fitText, textWidth } from '#render/text-metrics.ts';
import type { BoardSummary, GoalRow } from './board-summary.ts';
import { PANEL_FONT, PANEL_WIDTH, panelHeading, type CornerPanel } from './panel.ts';

const ROW = 36;
const HEADING = 48;
/** Room below the last row for letters that reach down. */
const DESCENT = 4;
const SIZE = PANEL_FONT.name;
/** Room for the number in front of a goal. */
const MARK = 44;
/** Distance between the badges of players. */
const BADGE = 27;

/** Draws the objectives or the brackets of the chart, with the players who have them. */
export const goalsPanel = ({ goals: { title, rows } }: BoardSummary): CornerPanel => ({
  width: PANEL_WIDTH,
  height: HEADING + ROW * rows.length + DESCENT,
  body: panelHeading(title, 0, 30) + rows.map((row, i) => goalRow(row, HEADING + ROW * (i + 0.5))).join(''),
});

function goalRow({ mark, color, name, reachedBy }: GoalRow, y: number): string {
  const called = fitText(name, SIZE, PANEL_WIDTH - MARK - 10 - reachedBy.length * BADGE, 500);
  // Badges follow the name directly; separate ones would look like tokens on the board.
  const behind = MARK + textWidth(called, SIZE, 500) + 22;
  return (
    text(MARK / 2 - 4, y + PANEL_FONT.number * 0.36, mark, {
      size: PANEL_FONT.number,
      fill: color,
      anchor: 'middle',
      halo: UI_COLORS.halo,
    }) +
    text(MARK, y + SIZE * 0.36, called, { size: SIZE, weight: 500, halo: UI_COLORS.halo }) +
    reachedBy.map((seat, k) => translate(behind + k * BADGE, y, playerBadge(seat), 0.95)).join('')
  );
}

/** Draws the names of the laws in effect, from the given side. */
export function lawsPanel({ laws }: BoardSummary, side: 'start' | 'end'): CornerPanel {
  const x = side === 'end' ? PANEL_WIDTH - 4 : 4;
  return {
    width: PANEL_WIDTH,
    height: HEADING + ROW * laws.length + DESCENT,
    body:
      panelHeading('Laws', side === 'end' ? PANEL_WIDTH : 0, 30, side) +
      laws
        .map((law, i) =>
          text(x, HEADING + ROW * (i + 0.5) + SIZE * 0.36, fitText(law, SIZE, PANEL_WIDTH - 6, 500), {
            size: SIZE,
            weight: 500,
            anchor: side,
            halo: UI_COLORS.halo,
          }),
        )
        .join(''),
  };
}

const CARDS = { width: 264, inRow: 4, step: 64, line: 56, radius: 23 };

/** Draws the strategy cards left to take, by number, with their trade goods. */
export function cardsLeftPanel({ cardsLeft }: BoardSummary): CornerPanel {
  const { width, inRow, step, line, radius } = CARDS;
  const cards = cardsLeft.map(({ number, goods }, i) => {
    const row = Math.floor(i / inRow);
    const inThis = Math.min(inRow, cardsLeft.length - row * inRow);
    const x = width - radius - 2 - (inThis - 1 - (i % inRow)) * step;
    const y = HEADING + radius + row * line;
    return (
      strategyDisc(number, x, y, radius) + (goods ? translate(x - radius - 1, y + 12, tradeGoodToken(goods), 1.4) : '')
    );
  });
  return {
    width,
    height: HEADING + Math.ceil(cardsLeft.length / inRow) * line,
    body: panelHeading('Cards left', width, 30, 'end') + cards.join(''),
  };
}
