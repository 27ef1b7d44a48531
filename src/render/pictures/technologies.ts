import { widthOf, wrapped } from '#render/text-metrics.ts';
import { badge } from '#render/art/player-marks.ts';
import { space, type Painted } from '#render/palette.ts';
import { leastIn } from '#render/phone-scale.ts';
import type { Composition } from '#render/composition.ts';
import { at, rect, text } from '#render/svg.ts';

// What somebody owns of technologies and could have next, drawn for a phone: in columns, each from the top.

export const TECHNOLOGIES_WIDTH = 1200;
const MARGIN = 20;
const GAP = 8;
export const INNER = TECHNOLOGIES_WIDTH - 2 * MARGIN;
export const COLUMNS = 4;
/** The smallest letters. */
export const LEAST = leastIn(TECHNOLOGIES_WIDTH);
export const BOX = { width: (INNER - (COLUMNS - 1) * GAP) / COLUMNS, height: 132 };
const LINE = LEAST + 2;

export interface TechnologyBox {
  name: string;
  paint: string;
  /** Filled where it is owned, brightly edged where it could be had now. */
  state: 'owned' | 'open' | 'shut';
  /** What else is drawn on it, from its upper left corner. */
  more: string;
}

function box({ name, paint, state, more }: TechnologyBox, height: number): string {
  const { width } = BOX;
  const looks = {
    owned: `fill="${paint}" stroke="#ffffff" stroke-width="2"`,
    open: `fill="${paint}" fill-opacity=".16" stroke="${paint}" stroke-width="6"`,
    shut: `fill="#ffffff" fill-opacity=".03" stroke="${space.line}" stroke-width="2"`,
  };
  const ink = { owned: '#0a0e18', open: space.ink, shut: space.quiet }[state];
  const room = width - 22;
  // A long word in thinner letters rather than cut.
  const weight = name.split(' ').some((word) => widthOf(word, LEAST) > room) ? 500 : 700;
  const lines = wrapped(name, LEAST, room, 2, weight);
  return [
    rect(3, 3, width - 6, height - 6, 14, looks[state]),
    ...lines.map((line, i) => text(14, 42 + i * LINE, line, { size: LEAST, weight, fill: ink })),
    more,
  ].join('');
}

/** Columns beside each other; and how far down they come. `high`: each box. */
export function columnsOf(
  lists: readonly TechnologyBox[][],
  y: number,
  high: number = BOX.height,
): { body: string; bottom: number } {
  const body = lists.flatMap((list, column) =>
    list.map((one, row) => at(column * (BOX.width + GAP), y + row * (high + GAP), box(one, high))),
  );
  return { body: body.join(''), bottom: y + Math.max(0, ...lists.map((list) => list.length)) * (high + GAP) };
}

/** Whose they are, and what the looks of boxes mean. `next`: what can be done with those that are edged. */
export const headOf = (
  { name, people, color }: { name: string; people: string; color: Painted },
  next: string,
): string =>
  at(34, 38, badge(color), 2.3) +
  text(80, 36, name, { size: 44 }) +
  text(80, 76, people, { size: LEAST, weight: 500, fill: space.quiet }) +
  at(
    0,
    132,
    `${rect(0, -24, 40, 30, 7, 'fill="#dfe5f2"')}${text(52, 4, 'owned', { size: LEAST, weight: 500 })}${rect(193, -22, 36, 26, 7, 'fill="none" stroke="#dfe5f2" stroke-width="5"')}${text(244, 4, next, { size: LEAST, weight: 500 })}`,
  );

/** All of it as a picture. */
export function technologiesPicture(body: string, bottom: number): Composition {
  const height = Math.ceil(bottom);
  return {
    width: TECHNOLOGIES_WIDTH,
    height: height + 2 * MARGIN,
    scale: 1,
    ground: space.around,
    pieces: [
      {
        box: { x: 0, y: 0, width: INNER, height },
        x: MARGIN,
        y: MARGIN,
        layers: [{ key: body, body: () => body }],
        passing: true,
      },
    ],
  };
}
