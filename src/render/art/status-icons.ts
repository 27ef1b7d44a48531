import { UI_COLORS } from '#render/palette.ts';
import { circle, path, text } from '#render/svg.ts';

// Icons of what players have and have to do, in every edition; all are centered on 0,0.

export const TRADE_GOOD_COLOR = '#f4a340';

/** Gavel of the speaker, 28 wide. */
export const speakerIcon = (): string =>
  circle(0, 0, 14, `fill="${UI_COLORS.gold}" stroke="#05070f" stroke-width="3" paint-order="stroke"`) +
  path(
    'M-7,-3 L-1,-9 L4,-4 L-2,2 Z M-0.5,-0.5 L8,7.5',
    'fill="#2a1c00" stroke="#2a1c00" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"',
  );

/** Hourglass for players who must act, 24 by 28. */
export const waitingIcon = (color = UI_COLORS.gold): string =>
  path(
    'M-9,-12 H9 M-9,12 H9 M-7,-12 Q-7,-4 0,0 Q7,-4 7,-12 M-7,12 Q-7,4 0,0 Q7,4 7,12',
    `fill="none" stroke="${color}" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"`,
  ) + path('M-4,-7 H4 L0,-2 Z M-6,11 Q0,4 6,11 Z', `fill="${color}"`);

/** Star for victory points, 30 wide. */
export const pointsIcon = (fill = UI_COLORS.gold): string =>
  path(
    'M0,-15 L4.2,-5.6 L14.3,-4.6 L6.7,2.2 L8.9,12.2 L0,7 L-8.9,12.2 L-6.7,2.2 L-14.3,-4.6 L-4.2,-5.6 Z',
    `fill="${fill}" stroke="#05070f" stroke-width="2.6" stroke-linejoin="round" paint-order="stroke"`,
  );

/** Trade goods on a component, 26 high. */
export const tradeGoodToken = (count: number): string =>
  path(
    'M0,-13 L11.3,-6.5 V6.5 L0,13 L-11.3,6.5 V-6.5 Z',
    `fill="${TRADE_GOOD_COLOR}" stroke="#05070f" stroke-width="3" paint-order="stroke"`,
  ) + text(0, 8.8, String(count), { size: 25, anchor: 'middle', fill: '#2a1700' });

/** Colors of strategy cards by number; the first one is for any other number. */
const STRATEGY_CARD_COLORS = [
  '#8891a8',
  '#e8503a',
  '#f08a2c',
  '#f2c230',
  '#3fae5a',
  '#2aa79b',
  '#3d8ee6',
  '#4a5fd0',
  '#9a55d6',
];

/** Returns the color of a strategy card by its number. */
export const strategyCardColor = (number: number): string => STRATEGY_CARD_COLORS[number] ?? STRATEGY_CARD_COLORS[0];

/** Draws a strategy card as a disc with its number, hollow if it has been used. */
export const strategyDisc = (number: number, x: number, y: number, r: number, used = false): string =>
  circle(
    x,
    y,
    r,
    used
      ? `fill="none" stroke="${UI_COLORS.faint}" stroke-width="2.4" stroke-dasharray="4 4"`
      : `fill="${strategyCardColor(number)}" stroke="#05070f" stroke-width="3" paint-order="stroke"`,
  ) +
  text(x, y + r * 0.55, String(number), {
    size: r * 1.55,
    anchor: 'middle',
    fill: used ? UI_COLORS.quiet : '#0a0e18',
  });
