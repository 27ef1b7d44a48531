import { layoutFlow, type FlowItem } from '#render/layout/flow-layout.ts';
import { fitText, textWidth } from '#render/text-metrics.ts';
import { playerBadge, lossMark } from '#render/art/player-marks.ts';
import { PLAYER_PAINTS, UI_COLORS, type PaintName } from '#render/palette.ts';
import { minFontSize } from '#render/phone-scale.ts';
import type { Composition } from '#render/composition.ts';
import { damageMark, renderSilhouette, SILHOUETTES, type SilhouetteName } from '#render/art/silhouettes.ts';
import { translate, circle, path, rect, text } from '#render/svg.ts';

/** Like units of one side: the number left and the fates of the others. */
export interface UnitFates {
  left: number;
  /** Number of damaged units among those left. */
  damaged: number;
  lost: number;
  withdrawn: number;
}

export interface CombatSide {
  name: string;
  /** Name of the player's faction or race. */
  people: string;
  color: PaintName;
  won: boolean;
  /** Total number of hits rolled. */
  hits: number;
  units: (UnitFates & { shape: SilhouetteName })[];
}

/** A finished combat. */
export interface CombatSummary {
  title: string;
  rounds: number;
  sides: CombatSide[];
}

// Both sides of a combat next to each other, the attacker on the left: each unit is drawn, lost ones crossed out.

const WIDTH = 1200;
const MARGIN = 20;
const GAP = 20;
const COLUMN = (WIDTH - 2 * MARGIN - GAP) / 2;
const PAD = 24;
const LEAST = minFontSize(WIDTH);
const SIZE = 1.9;
const LINE = 100;
const HEAD = 128;
/** Maximum number of like units drawn one by one; a larger number is drawn as one unit with a count. */
const ONE_BY_ONE = 5;

type Fate = 'left' | 'damaged' | 'withdrawn' | 'lost';

/** Draws one unit, or one for `count` units, with its fate. */
function unit(type: SilhouetteName, color: PaintName, fate: Fate, count: number): FlowItem {
  const wide = SILHOUETTES[type].width * SIZE;
  const high = SILHOUETTES[type].height * SIZE;
  const words = count > 1 ? `×${count}` : '';
  const gone =
    fate === 'lost'
      ? rect(-wide / 2 - 4, -high / 2 - 4, wide + 8, high + 8, 10, `fill="${UI_COLORS.panel}" fill-opacity=".5"`)
      : '';
  const away =
    fate === 'withdrawn'
      ? path(
          `M${-wide / 2},${high / 2 + 8} H${wide / 2} l-12,-7 m12,7 l-12,7`,
          `fill="none" stroke="${UI_COLORS.gold}" stroke-width="5"`,
        )
      : '';
  return {
    width: wide + (words ? textWidth(words, LEAST) + 8 : 0),
    body:
      translate(
        wide / 2,
        0,
        translate(0, 0, renderSilhouette(type, PLAYER_PAINTS[color], color === 'black' ? 3 : 1.5), SIZE) +
          gone +
          away +
          (fate === 'lost' ? translate(0, 0, lossMark(13), Math.min(1.6, wide / 45)) : ''),
      ) +
      (fate === 'damaged' ? translate(wide - 8, -high / 2 + 8, damageMark(), 1.7) : '') +
      (words
        ? text(wide + 8, LEAST * 0.36, words, { size: LEAST, fill: fate === 'lost' ? '#ffb0a6' : UI_COLORS.ink })
        : ''),
  };
}

function itemsOf({ shape, left, damaged, lost, withdrawn }: CombatSide['units'][number], color: PaintName): FlowItem[] {
  const fates: [Fate, number][] = [
    ['left', left - damaged],
    ['damaged', damaged],
    ['withdrawn', withdrawn],
    ['lost', lost],
  ];
  const all = left + lost + withdrawn;
  return fates.flatMap(([fate, count]) =>
    all <= ONE_BY_ONE
      ? Array.from({ length: count }, () => unit(shape, color, fate, 1))
      : count
        ? [unit(shape, color, fate, count)]
        : [],
  );
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

const total = (units: readonly UnitFates[], of: (one: UnitFates) => number): number =>
  units.reduce((sum, one) => sum + of(one), 0);

/** Formats "3 of 7 left". */
export const formatSurvivors = ({ units }: { units: readonly UnitFates[] }): string => {
  const all = total(units, ({ left, lost, withdrawn }) => left + lost + withdrawn);
  const away = total(units, ({ withdrawn }) => withdrawn);
  return `${total(units, ({ left }) => left)} of ${all} left${away ? `, ${away} withdrawn` : ''}`;
};

function column(side: CombatSide): { body: string; height: number } {
  const room = COLUMN - 2 * PAD;
  const shown = layoutFlow(
    side.units.flatMap((one) => itemsOf(one, side.color)),
    PAD,
    HEAD + 16,
    room,
    LINE,
    20,
  );
  const bottom = HEAD + 16 + Math.max(LINE, shown.height) + 16;
  const { fill } = PLAYER_PAINTS[side.color];
  const end = `${formatSurvivors(side)}`;
  return {
    height: bottom + 92,
    body: [
      translate(PAD + 24, 46, playerBadge(side.color), 1.9),
      text(PAD + 60, 58, fitText(side.name, 42, room - 60), {
        size: 42,
        fill: side.won ? UI_COLORS.gold : UI_COLORS.ink,
      }),
      text(PAD, 112, fitText(side.people, LEAST, room, 500), { size: LEAST, weight: 500, fill: UI_COLORS.quiet }),
      rect(0, HEAD, COLUMN, 5, 2, `fill="${fill}"`),
      shown.body,
      text(PAD, bottom + 30, fitText(end, LEAST, room), { size: LEAST }),
      text(PAD, bottom + 72, counted(side.hits, 'hit'), { size: LEAST, weight: 500, fill: UI_COLORS.quiet }),
    ].join(''),
  };
}

/** Composes both sides of a combat next to each other. */
export function composeCombat(fight: CombatSummary): Composition {
  const inner = WIDTH - 2 * MARGIN;
  const columns = fight.sides.map(column);
  const height = Math.max(...columns.map((one) => one.height));
  const top = 84;
  const body = [
    text(4, 50, fight.title, { size: 46, fill: UI_COLORS.gold }),
    text(inner - 4, 50, fight.rounds ? counted(fight.rounds, 'round') : 'before the first round', {
      size: 40,
      anchor: 'end',
      fill: UI_COLORS.quiet,
    }),
    ...columns.map((one, i) => {
      const { color, won } = fight.sides[i];
      const paint = `fill="${UI_COLORS.panel}" stroke="${won ? UI_COLORS.gold : PLAYER_PAINTS[color].fill}" stroke-width="${won ? 6 : 3}"`;
      return translate(
        i * (COLUMN + GAP),
        top,
        rect(3, 3, COLUMN - 6, height - 6, 18, paint) + one.body + (won ? translate(COLUMN - 46, 46, crown) : ''),
      );
    }),
  ].join('');
  return {
    width: WIDTH,
    height: top + height + 2 * MARGIN,
    scale: 1,
    ground: UI_COLORS.around,
    pieces: [
      {
        box: { x: 0, y: 0, width: inner, height: top + height },
        x: MARGIN,
        y: MARGIN,
        layers: [{ key: body, body: () => body }],
        passing: true,
      },
    ],
  };
}

/** Crown of the winner, 44 wide. */
const crown =
  path(
    'M-22,14 L-22,-12 L-10,0 L0,-17 L10,0 L22,-12 L22,14 Z',
    `fill="${UI_COLORS.gold}" stroke="#05070f" stroke-width="3" paint-order="stroke" stroke-linejoin="round"`,
  ) + circle(0, 6, 4, 'fill="#05070f"');
