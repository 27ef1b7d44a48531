import { fitText, textWidth } from '#render/text-metrics.ts';
import { UI_COLORS } from '#render/palette.ts';
import type { Piece } from '#render/composition.ts';
import { translate, circle, rect, text } from '#render/svg.ts';
import type { BoardView, SeatView, StrategyCardView, SystemView } from '#ti4/views/index.ts';
import { tradeGoodToken, pointsIcon, speakerIcon, waitingIcon } from '#ti4/render/icons.ts';
import { playerBadge } from '#render/art/player-marks.ts';
import { playerPaints } from '#ti4/render/palette.ts';
import { strategyDisc } from '#ti4/render/pills.ts';
import type { Colors } from '#ti4/render/palette.ts';

// Panels in the corners that a hexagonal board leaves free, with the most important facts.

const PANEL = { width: 516, height: 288 };
const EDGE = 26;
const FACTION = 22;

// Extra room next to the outermost hexes.
const NOOK = { width: 268, height: 164 };

/**
 * Draws round and turn, the score, the objectives and the laws; the laws move to a side panel if a system off the board
 * is in their corner. In a strategy phase, also the cards left. `size`: scale of the panels.
 */
export function cornerPanels(
  view: BoardView,
  colors: Colors,
  width: number,
  height: number,
  off: SystemView[],
  size: number,
): Piece[] {
  const panel = (box: { width: number; height: number }, x: number, y: number, body: string): Piece => ({
    box: { x: 0, y: 0, width: Math.ceil(box.width * size), height: Math.ceil(box.height * size) },
    x: x < 0 ? width + (x - box.width) * size : x * size,
    y: y < 0 ? height + (y - box.height) * size : y * size,
    layers: [{ key: `${size} ${body}`, body: () => translate(0, 0, body, size) }],
  });
  const below = EDGE + PANEL.height + 8;
  return [
    panel(PANEL, EDGE, EDGE, titleBody(view)),
    panel(PANEL, -EDGE, EDGE, scoreBody(view)),
    ...(view.objectives.length ? [panel(PANEL, EDGE, -EDGE, objectivesBody(view, colors))] : []),
    ...(!view.laws.length
      ? []
      : off.length
        ? [panel(NOOK, EDGE, below, lawsBody(view, NOOK, 'start'))]
        : [panel(PANEL, -EDGE, -EDGE, lawsBody(view, PANEL, 'end'))]),
    ...(view.phase === 'strategy' && view.unclaimed.length ? [panel(NOOK, -EDGE, below, cardsLeftBody(view))] : []),
  ];
}

const heading = (words: string, x = 0, anchor: 'start' | 'end' = 'start', y = 24): string =>
  text(x, y, words.toUpperCase(), { size: 24, fill: UI_COLORS.gold, anchor, spacing: 2 });

const phases: Record<BoardView['phase'], string> = {
  setup: 'Setup',
  strategy: 'Strategy phase',
  action: 'Action phase',
  status: 'Status phase',
  agenda: 'Agenda phase',
  ended: 'Game over',
};

function titleBody(view: BoardView): string {
  const active = view.seats.find(({ id }) => id === view.active);
  const waiting = view.seats.filter((seat) => seat.waiting);
  const parts = [
    text(0, 26, `ROUND ${view.round}`, { size: 30, fill: UI_COLORS.gold, spacing: 2 }),
    text(0, 84, phases[view.phase], { size: 58 }),
  ];
  const winner = view.seats.find(({ id }) => id === view.winner);
  let y = 130;
  if (winner)
    parts.push(
      translate(20, y - 12, playerBadge(winner.color), 1.5),
      text(50, y, fitText(`${winner.name} wins`, 38, 440), { size: 38 }),
    );
  else if (active && view.phase === 'action')
    parts.push(
      translate(20, y - 12, playerBadge(active.color), 1.5),
      text(50, y, fitText(`${active.name}'s turn`, 38, 380), { size: 38 }),
    );
  else y -= 46;
  if (waiting.length) {
    y += 50;
    parts.push(translate(20, y - 10, waitingIcon(UI_COLORS.warn), 1.05));
    let x = 50;
    for (const { color } of waiting) {
      parts.push(translate(x + 14, y - 10, playerBadge(color), 1.25));
      x += 38;
    }
    const [only] = waiting;
    parts.push(
      text(x + 4, y - 1, waiting.length === 1 ? fitText(only.name, 28, 380 - x) : 'to act', {
        size: 28,
        weight: 500,
        fill: UI_COLORS.warn,
      }),
    );
  }
  return parts.join('');
}

/** Draws all players in initiative order: name, state, strategy cards and points. */
function scoreBody(view: BoardView): string {
  const row = Math.min(46, (PANEL.height - 6) / view.seats.length);
  return view.seats.map((seat, i) => scoreRow(seat, row * i + row / 2, row)).join('');
}

function scoreRow(seat: SeatView, y: number, row: number): string {
  const size = Math.min(31, row * 0.7);
  const edge = PANEL.width - 14;
  const out = seat.passed || seat.eliminated;
  const plate = `fill="${seat.active ? '#3a3212' : '#0c1222'}" fill-opacity=".86" stroke="${seat.active ? UI_COLORS.gold : UI_COLORS.line}" stroke-width="${seat.active ? 2.6 : 1.2}"`;
  const points = edge - textWidth('00', 40) - 22;
  const signs = fromRight(scoreSigns(seat), points - 20, y);
  return [
    rect(0, y - row / 2 + 2, PANEL.width, row - 4, 9, plate),
    rect(0, y - row / 2 + 2, 9, row - 4, 4, `fill="${playerPaints[seat.color].fill}"`),
    translate(30, y, playerBadge(seat.color), 1.15),
    text(edge, y + 14, String(seat.points), { size: 40, anchor: 'end' }),
    translate(points + 6, y, pointsIcon(), 0.8),
    signs.body,
    nameAndFaction(seat, y, size, signs.left - 60, out),
  ].join('');
}

/** Draws the player's name, and the faction's if there is room. */
function nameAndFaction({ name, short }: SeatView, y: number, size: number, room: number, out: boolean): string {
  const called = fitText(name, size, room);
  const left = 54 + textWidth(called, size) + 10;
  const faction = fitText(short, FACTION, room + 54 - left, 500);
  return (
    text(54, y + size * 0.35, called, { size, fill: out ? UI_COLORS.quiet : UI_COLORS.ink }) +
    (called === name && faction === short
      ? text(left, y + size * 0.35, faction, { size: FACTION, weight: 500, fill: UI_COLORS.quiet })
      : '')
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

function scoreSigns(seat: SeatView): Sign[] {
  const state = seat.eliminated ? 'out' : seat.passed ? 'passed' : '';
  return [
    ...[...seat.strategyCards]
      .reverse()
      .map((card): Sign => ({ width: 36, draw: (right, y) => initiative(card, right - 14, y) })),
    ...(seat.speaker
      ? [{ width: 34, draw: (right: number, y: number) => translate(right - 14, y, speakerIcon(), 0.9) }]
      : []),
    ...(seat.waiting
      ? [{ width: 30, draw: (right: number, y: number) => translate(right - 12, y, waitingIcon(UI_COLORS.warn), 0.85) }]
      : []),
    ...(state
      ? [
          {
            width: textWidth(state, 22, 500) + 8,
            draw: (right: number, y: number) =>
              text(right - 2, y + 8, state, { size: 22, weight: 500, anchor: 'end', fill: UI_COLORS.quiet }),
          },
        ]
      : []),
  ];
}

/** Draws the number of a strategy card, hollow if it has been used. */
const initiative = ({ used, initiative: number }: StrategyCardView, x: number, y: number): string =>
  circle(
    x,
    y,
    15,
    `fill="${used ? 'none' : '#dfe6f5'}" stroke="${used ? UI_COLORS.faint : '#ffffff'}" stroke-width="2"${used ? ' stroke-dasharray="4 4"' : ''}`,
  ) + text(x, y + 7.6, String(number), { size: 22, anchor: 'middle', fill: used ? UI_COLORS.quiet : '#0a0e18' });

function objectivesBody(view: BoardView, colors: Colors): string {
  const row = Math.min(40, (PANEL.height - 46) / view.objectives.length);
  const size = Math.max(19, Math.min(26, row * 0.82));
  const top = PANEL.height - 6 - row * view.objectives.length;
  return (
    heading('Objectives', 0, 'start', top - 12) +
    view.objectives
      .map((objective, i) => {
        const y = top + row * i + row / 2;
        const color = objective.stage === 2 ? '#5fb3ff' : UI_COLORS.gold;
        const room = PANEL.width - 40 - objective.scoredBy.length * 27;
        const name = fitText(objective.name, size, room, 500);
        // Badges follow the name directly; separate ones would look like tokens on the board.
        const behind = 30 + textWidth(name, size, 500) + 22;
        const marks = objective.scoredBy
          .map((seat, k) => translate(behind + k * 27, y, playerBadge(colors[seat]), Math.min(0.95, row / 30)))
          .join('');
        return (
          text(10, y + size * 0.36, String(objective.points), {
            size,
            fill: color,
            anchor: 'middle',
            halo: UI_COLORS.halo,
          }) +
          text(30, y + size * 0.36, name, { size, weight: 500, halo: UI_COLORS.halo }) +
          marks
        );
      })
      .join('')
  );
}

function lawsBody(view: BoardView, box: { width: number; height: number }, side: 'start' | 'end'): string {
  const room = Math.floor((box.height - 42) / 24);
  const shown = view.laws.length > room ? view.laws.slice(0, room - 1) : view.laws;
  const words = shown.map((law) => (law.elected ? `${law.name}: ${law.elected}` : law.name));
  if (shown.length < view.laws.length) words.push(`and ${view.laws.length - shown.length} more`);
  const row = Math.min(36, (box.height - 42) / words.length);
  const longest = Math.max(...words.map((word) => textWidth(word, 1, 500)));
  const size = Math.max(20, Math.min(25, row * 0.8, (box.width - 8) / longest));
  // At the bottom of the corner, or from the top of the side panel.
  const top = side === 'end' ? box.height - 6 - row * words.length : 36;
  const x = side === 'end' ? box.width - 4 : 4;
  return (
    heading('Laws', side === 'end' ? box.width : 0, side, top - 12) +
    words
      .map((word, i) =>
        text(x, top + row * i + row / 2 + size * 0.36, fitText(word, size, box.width - 6, 500), {
          size,
          weight: 500,
          anchor: side,
          halo: UI_COLORS.halo,
        }),
      )
      .join('')
  );
}

/** Draws the strategy cards left to take, by number, with their trade goods. */
function cardsLeftBody(view: BoardView): string {
  const inRow = 4;
  return (
    heading('Cards left', NOOK.width, 'end') +
    view.unclaimed
      .map((card, i) => {
        const inThis = Math.min(inRow, view.unclaimed.length - Math.floor(i / inRow) * inRow);
        const x = NOOK.width - 24 - (inThis - 1 - (i % inRow)) * 64;
        const y = 64 + Math.floor(i / inRow) * 56;
        return (
          strategyDisc(card.initiative, x, y, 22) +
          (card.tradeGoods ? translate(x - 24, y + 13, tradeGoodToken(card.tradeGoods), 1.08) : '')
        );
      })
      .join('')
  );
}
