import { flow, type Item } from '#render/layout/flow-layout.ts';
import { fitted, widthOf } from '#render/text-metrics.ts';
import { badge, lostMark } from '#render/art/player-marks.ts';
import { PAINTS, space, type Painted } from '#render/palette.ts';
import { leastIn } from '#render/phone-scale.ts';
import type { Composition } from '#render/composition.ts';
import { damageMark, shapeOf, SILHOUETTES, type Shaped } from '#render/art/silhouettes.ts';
import { at, circle, path, rect, text } from '#render/svg.ts';

/** Alike pieces of one side: how many are left, and what became of the others. */
export interface Fates {
  left: number;
  /** Of those that are left. */
  damaged: number;
  lost: number;
  withdrawn: number;
}

export interface FightSide {
  name: string;
  /** Whom they play. */
  people: string;
  color: Painted;
  won: boolean;
  /** All that its dice hit. */
  hits: number;
  units: (Fates & { shape: Shaped })[];
}

/** A fight that is over. */
export interface Fight {
  title: string;
  rounds: number;
  sides: FightSide[];
}

// Both sides of a combat beside each other, the attacker at the left: each unit by itself, those lost struck out.

const WIDTH = 1200;
const MARGIN = 20;
const GAP = 20;
const COLUMN = (WIDTH - 2 * MARGIN - GAP) / 2;
const PAD = 24;
const LEAST = leastIn(WIDTH);
const SIZE = 1.9;
const LINE = 100;
const HEAD = 128;
/** So many alike are drawn one by one; of more, one stands for all. */
const ONE_BY_ONE = 5;

type Fate = 'left' | 'damaged' | 'withdrawn' | 'lost';

/** One unit, or one for many, as it came out of the combat. */
function unit(type: Shaped, color: Painted, fate: Fate, count: number): Item {
  const wide = SILHOUETTES[type].width * SIZE;
  const high = SILHOUETTES[type].height * SIZE;
  const words = count > 1 ? `×${count}` : '';
  const gone =
    fate === 'lost'
      ? rect(-wide / 2 - 4, -high / 2 - 4, wide + 8, high + 8, 10, `fill="${space.panel}" fill-opacity=".5"`)
      : '';
  const away =
    fate === 'withdrawn'
      ? path(
          `M${-wide / 2},${high / 2 + 8} H${wide / 2} l-12,-7 m12,7 l-12,7`,
          `fill="none" stroke="${space.gold}" stroke-width="5"`,
        )
      : '';
  return {
    width: wide + (words ? widthOf(words, LEAST) + 8 : 0),
    body:
      at(
        wide / 2,
        0,
        at(0, 0, shapeOf(type, PAINTS[color], color === 'black' ? 3 : 1.5), SIZE) +
          gone +
          away +
          (fate === 'lost' ? at(0, 0, lostMark(13), Math.min(1.6, wide / 45)) : ''),
      ) +
      (fate === 'damaged' ? at(wide - 8, -high / 2 + 8, damageMark(), 1.7) : '') +
      (words
        ? text(wide + 8, LEAST * 0.36, words, { size: LEAST, fill: fate === 'lost' ? '#ffb0a6' : space.ink })
        : ''),
  };
}

function itemsOf({ shape, left, damaged, lost, withdrawn }: FightSide['units'][number], color: Painted): Item[] {
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

const total = (units: readonly Fates[], of: (one: Fates) => number): number =>
  units.reduce((sum, one) => sum + of(one), 0);

/** "3 of 7 left". */
export const leftInWords = ({ units }: { units: readonly Fates[] }): string => {
  const all = total(units, ({ left, lost, withdrawn }) => left + lost + withdrawn);
  const away = total(units, ({ withdrawn }) => withdrawn);
  return `${total(units, ({ left }) => left)} of ${all} left${away ? `, ${away} withdrawn` : ''}`;
};

function column(side: FightSide): { body: string; height: number } {
  const room = COLUMN - 2 * PAD;
  const shown = flow(
    side.units.flatMap((one) => itemsOf(one, side.color)),
    PAD,
    HEAD + 16,
    room,
    LINE,
    20,
  );
  const bottom = HEAD + 16 + Math.max(LINE, shown.height) + 16;
  const { fill } = PAINTS[side.color];
  const end = `${leftInWords(side)}`;
  return {
    height: bottom + 92,
    body: [
      at(PAD + 24, 46, badge(side.color), 1.9),
      text(PAD + 60, 58, fitted(side.name, 42, room - 60), { size: 42, fill: side.won ? space.gold : space.ink }),
      text(PAD, 112, fitted(side.people, LEAST, room, 500), { size: LEAST, weight: 500, fill: space.quiet }),
      rect(0, HEAD, COLUMN, 5, 2, `fill="${fill}"`),
      shown.body,
      text(PAD, bottom + 30, fitted(end, LEAST, room), { size: LEAST }),
      text(PAD, bottom + 72, counted(side.hits, 'hit'), { size: LEAST, weight: 500, fill: space.quiet }),
    ].join(''),
  };
}

/** Both sides of a fight beside each other. */
export function fightPicture(fight: Fight): Composition {
  const inner = WIDTH - 2 * MARGIN;
  const columns = fight.sides.map(column);
  const height = Math.max(...columns.map((one) => one.height));
  const top = 84;
  const body = [
    text(4, 50, fight.title, { size: 46, fill: space.gold }),
    text(inner - 4, 50, fight.rounds ? counted(fight.rounds, 'round') : 'before the first round', {
      size: 40,
      anchor: 'end',
      fill: space.quiet,
    }),
    ...columns.map((one, i) => {
      const { color, won } = fight.sides[i];
      const paint = `fill="${space.panel}" stroke="${won ? space.gold : PAINTS[color].fill}" stroke-width="${won ? 6 : 3}"`;
      return at(
        i * (COLUMN + GAP),
        top,
        rect(3, 3, COLUMN - 6, height - 6, 18, paint) + one.body + (won ? at(COLUMN - 46, 46, crown) : ''),
      );
    }),
  ].join('');
  return {
    width: WIDTH,
    height: top + height + 2 * MARGIN,
    scale: 1,
    ground: space.around,
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

/** For who has won, 44 across. */
const crown =
  path(
    'M-22,14 L-22,-12 L-10,0 L0,-17 L10,0 L22,-12 L22,14 Z',
    `fill="${space.gold}" stroke="#05070f" stroke-width="3" paint-order="stroke" stroke-linejoin="round"`,
  ) + circle(0, 6, 4, 'fill="#05070f"');
