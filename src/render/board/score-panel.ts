import { playerBadge } from '#render/art/player-marks.ts';
import { pointsIcon, speakerIcon, strategyDisc, waitingIcon } from '#render/art/status-icons.ts';
import { PLAYER_PAINTS, UI_COLORS } from '#render/palette.ts';
import { rect, text, translate } from '#render/svg.ts';
import { fitText, textWidth } from '#render/text-metrics.ts';
import type { BoardSummary, ScoreRow } from './board-summary.ts';
import { PANEL_FONT, PANEL_WIDTH, type CornerPanel } from './panel.ts';

const HEIGHT = 300;
const MAX_ROW_HEIGHT = 50;
const EDGE = PANEL_WIDTH - 14;
const POINTS_FONT = 42;

/** Draws all players: name, state, strategy cards and points. */
export function scorePanel({ scores, hasVictoryPoints }: BoardSummary): CornerPanel {
  const row = Math.min(MAX_ROW_HEIGHT, HEIGHT / scores.length);
  const widest = Math.max(...scores.map(({ points }) => textWidth(points, POINTS_FONT)));
  return {
    width: PANEL_WIDTH,
    height: row * scores.length,
    body: scores.map((one, i) => scoreRow(one, row * i + row / 2, row, { widest, hasVictoryPoints })).join(''),
  };
}

function scoreRow(
  seat: ScoreRow,
  y: number,
  row: number,
  { widest, hasVictoryPoints }: { widest: number; hasVictoryPoints: boolean },
): string {
  const size = Math.min(PANEL_FONT.name, row * 0.7);
  const plate = `fill="${seat.active ? '#3a3212' : '#0c1222'}" fill-opacity=".86" stroke="${seat.active ? UI_COLORS.gold : UI_COLORS.line}" stroke-width="${seat.active ? 2.6 : 1.2}"`;
  const points = EDGE - widest - (hasVictoryPoints ? 40 : 14);
  const signs = fromRight(signsOf(seat, row), points, y);
  return [
    rect(0, y - row / 2 + 2, PANEL_WIDTH, row - 4, 9, plate),
    rect(0, y - row / 2 + 2, 9, row - 4, 4, `fill="${PLAYER_PAINTS[seat.color].fill}"`),
    translate(30, y, playerBadge(seat.color), 1.15),
    text(EDGE, y + 15, seat.points, { size: POINTS_FONT, anchor: 'end' }),
    hasVictoryPoints ? translate(EDGE - widest - 22, y, pointsIcon(), 0.8) : '',
    signs.body,
    nameAndFaction(seat, y, size, signs.left - 60),
  ].join('');
}

/** Draws the player's name, and the faction's if there is room; the faction alone without a name. */
function nameAndFaction({ name, short, state }: ScoreRow, y: number, size: number, room: number): string {
  const called = fitText(name || short, size, room);
  const left = 54 + textWidth(called, size) + 10;
  const fits = name !== '' && called === name && textWidth(short, size, 500) <= room + 54 - left;
  return (
    text(54, y + size * 0.35, called, { size, fill: state ? UI_COLORS.quiet : UI_COLORS.ink }) +
    (fits ? text(left, y + size * 0.35, short, { size, weight: 500, fill: UI_COLORS.quiet }) : '')
  );
}

/** A mark drawn to the left of an edge. */
interface Sign {
  width: number;
  draw: (right: number, y: number) => string;
}

/** Draws marks from right to left and returns the left edge. */
function fromRight(signs: Sign[], right: number, y: number): { body: string; left: number } {
  let left = right;
  const parts = signs.map(({ width, draw }) => {
    const drawn = draw(left, y);
    left -= width;
    return drawn;
  });
  return { body: parts.join(''), left };
}

function signsOf({ state, strategyCards, speaker, waiting }: ScoreRow, row: number): Sign[] {
  const size = Math.min(PANEL_FONT.name, row * 0.7);
  const disc = Math.min(22.5, row * 0.45);
  return [
    ...strategyCards.toReversed().map(({ number, used }): Sign => ({
      width: 2 * disc + 4,
      draw: (right, y) => strategyDisc(number, right - disc, y, disc, used),
    })),
    ...(speaker
      ? [{ width: 34, draw: (right: number, y: number) => translate(right - 16, y, speakerIcon(), 0.95) }]
      : []),
    ...(waiting
      ? [{ width: 30, draw: (right: number, y: number) => translate(right - 14, y, waitingIcon(UI_COLORS.warn), 0.9) }]
      : []),
    ...(state
      ? [
          {
            width: textWidth(state, size, 500) + 8,
            draw: (right: number, y: number) =>
              text(right - 4, y + size * 0.35, state, { size, weight: 500, anchor: 'end', fill: UI_COLORS.quiet }),
          },
        ]
      : []),
  ];
}
