import type { FlowItem } from '#render/layout/flow-layout.ts';
import { textWidth } from '#render/text-metrics.ts';
import { UI_COLORS } from '#render/palette.ts';
import { translate, circle, formatCoordinate, path, rect, text } from '#render/svg.ts';
import type { Color, TokenPool, SeatView, StrategyCardView, TechnologyView } from '#ti4/views/index.ts';
import { influenceIcon, resourcesIcon, technologyShape } from './icons.ts';
import { pointsIcon, strategyCardColor } from '#render/art/status-icons.ts';
import { commandToken } from '#render/art/player-marks.ts';
import { playerPaints, technologyColors } from './palette.ts';
import { silhouettes, unitShape } from './silhouettes.ts';

export const PILL_FONT_SIZE = 22;

export function strategyCardPill({ name: printed, initiative, used, tradeGoods }: StrategyCardView): FlowItem {
  const name = tradeGoods ? `${printed} +${tradeGoods}` : printed;
  const color = strategyCardColor(initiative);
  const width = textWidth(name, 24) + 60;
  return {
    width,
    body:
      rect(
        0,
        -20,
        width,
        40,
        10,
        `fill="${used ? '#131a2c' : color}" fill-opacity="${used ? 1 : 0.28}" stroke="${color}" stroke-width="2.2"${used ? ' stroke-opacity=".55" stroke-dasharray="5 4"' : ''}`,
      ) +
      circle(22, 0, 15, `fill="${color}" fill-opacity="${used ? 0.35 : 1}"`) +
      text(22, 8, String(initiative), { size: 23, anchor: 'middle', fill: used ? '#c0c8da' : '#0a0e18' }) +
      text(46, 8.5, name, { size: 24, fill: used ? UI_COLORS.faint : UI_COLORS.ink }) +
      (used ? path(`M44,1 H${formatCoordinate(width - 12)}`, `stroke="${UI_COLORS.faint}" stroke-width="2"`) : ''),
  };
}

/**
 * Returns the icon of a technology: the unit it upgrades or its color; a ring if it has neither, as technologies that
 * copy others.
 */
function signOf({ upgrades, color: kind }: TechnologyView, color: Color, paint: string): string {
  if (upgrades) return translate(22, 0, unitShape(upgrades, color), Math.min(0.6, 32 / silhouettes[upgrades].width));
  return kind
    ? translate(21, 0, technologyShape(kind, paint), 1.05)
    : circle(21, 0, 8, `fill="none" stroke="${paint}" stroke-width="3"`);
}

export function technologyPill(technology: TechnologyView, color: Color): FlowItem {
  const { name, exhausted, upgrades } = technology;
  const tint = technology.color ? technologyColors[technology.color] : upgrades ? '#dfe5f2' : UI_COLORS.quiet;
  const width = textWidth(name, PILL_FONT_SIZE) + 54;
  const sign = signOf(technology, color, exhausted ? '#6f7a92' : tint);
  return {
    width,
    body:
      rect(
        0,
        -17,
        width,
        34,
        8,
        `fill="${tint}" fill-opacity="${exhausted ? 0.04 : 0.16}" stroke="${tint}" stroke-opacity="${exhausted ? 0.35 : 0.85}" stroke-width="1.8"${exhausted ? ' stroke-dasharray="4 4"' : ''}`,
      ) +
      sign +
      text(43, 7.4, name, { size: PILL_FONT_SIZE, weight: 500, fill: exhausted ? UI_COLORS.faint : UI_COLORS.ink }),
  };
}

export function planetPill({ name, resources, influence, exhausted }: SeatView['planets'][number]): FlowItem {
  const wide = textWidth(name, PILL_FONT_SIZE, 500);
  return {
    width: wide + 70,
    body:
      translate(14, 0, resourcesIcon(resources, exhausted), 0.94) +
      translate(45, 0, influenceIcon(influence, exhausted), 0.94) +
      text(65, 7.4, name, { size: PILL_FONT_SIZE, weight: 500, fill: exhausted ? UI_COLORS.faint : UI_COLORS.ink }),
  };
}

/** Draws a number next to its icon. `half` is half the icon's width. */
export function iconCount(icon: string, half: number, count: string, label = ''): FlowItem {
  const counted = textWidth(count, 30);
  const labelled = label ? textWidth(label, PILL_FONT_SIZE, 500) + 7 : 0;
  return {
    width: half * 2 + 8 + counted + labelled,
    body:
      translate(half, 0, icon) +
      text(half * 2 + 8, 10.5, count, { size: 30 }) +
      (label
        ? text(half * 2 + 15 + counted, 8.5, label, { size: PILL_FONT_SIZE, weight: 500, fill: UI_COLORS.quiet })
        : ''),
  };
}

export const poolCounter = (color: Color, pool: TokenPool, count: number): FlowItem =>
  iconCount(commandToken(color), 15, String(count), pool);

/** Draws a short word on a plate. */
export function tag(word: string, color: string, ink = '#0a0e18'): FlowItem {
  const width = textWidth(word, PILL_FONT_SIZE) + 22;
  return {
    width,
    body: rect(0, -16, width, 32, 8, `fill="${color}"`) + text(11, 7.4, word, { size: PILL_FONT_SIZE, fill: ink }),
  };
}

/** Draws victory points as a number and a track up to the goal. */
export function pointsTrack(points: number, goal: number, color: Color): FlowItem {
  const step = 27;
  const { fill, edge } = playerPaints[color];
  const numbered = textWidth(String(points), 46) + 14;
  const dots = Array.from({ length: goal }, (_, i) => {
    const done = i < points;
    return circle(
      numbered + 50 + i * step,
      0,
      10.5,
      `fill="${done ? fill : '#0a1020'}" stroke="${done ? edge : '#46527a'}" stroke-width="2"`,
    );
  });
  return {
    width: numbered + 42 + goal * step,
    body: translate(18, -1, pointsIcon()) + text(38, 16, String(points), { size: 46 }) + dots.join(''),
  };
}
