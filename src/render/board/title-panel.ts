import { playerBadge } from '#render/art/player-marks.ts';
import { waitingIcon } from '#render/art/status-icons.ts';
import { UI_COLORS } from '#render/palette.ts';
import { text, translate } from '#render/svg.ts';
import { fitText } from '#render/text-metrics.ts';
import type { BoardSummary } from './board-summary.ts';
import { PANEL_FONT, PANEL_WIDTH, type CornerPanel } from './panel.ts';

/** Width of lines that the outermost hexes leave free. */
const ROOM = 440;
const LINE = 52;

/** Draws the round, the phase, whose turn it is and who has to act. */
export function titlePanel({ round, phase, turn, scores }: BoardSummary): CornerPanel {
  const parts = [
    text(0, 28, round.toUpperCase(), { size: 32, fill: UI_COLORS.gold, spacing: 2 }),
    text(0, 88, fitText(phase, 58, PANEL_WIDTH), { size: 58 }),
  ];
  let y = 88;
  if (turn) {
    y += LINE;
    parts.push(
      translate(20, y - 12, playerBadge(turn.color), 1.5),
      text(50, y, fitText(turn.words, 38, ROOM - 50), { size: 38 }),
    );
  }
  const waiting = scores.filter((seat) => seat.waiting);
  if (waiting.length) {
    y += LINE;
    parts.push(translate(20, y - 11, waitingIcon(UI_COLORS.warn), 1.15));
    let x = 50;
    for (const { color } of waiting) {
      parts.push(translate(x + 14, y - 11, playerBadge(color), 1.25));
      x += 38;
    }
    const [only] = waiting;
    const words = waiting.length === 1 ? fitText(only.name || only.short, PANEL_FONT.name, ROOM - x) : 'to act';
    parts.push(text(x + 4, y, words, { size: PANEL_FONT.name, weight: 500, fill: UI_COLORS.warn }));
  }
  return { width: PANEL_WIDTH, height: y + 14, body: parts.join('') };
}
