import type { PlacedShape } from '#render/layout/layout-grid.ts';
import { textWidth, wrapText } from '#render/text-metrics.ts';
import { rect, polygon, text, translate } from '#render/svg.ts';
import type { TileItem } from './tile.ts';

// A counter that lies face down, or open with its name.

const WIDE = 42;
const HIGH = 46;
const SIZE = 20;
/** How wide a line of a name may be before it takes another. */
const LINES = [260, 150, 112];

interface Looks {
  edge: string;
  ink: string;
}

/** A hexagon with a sign on it. */
export const counterToken = (sign: string, { edge, ink }: Looks): string =>
  polygon(
    [
      [0, -21],
      [19, -10.5],
      [19, 10.5],
      [0, 21],
      [-19, 10.5],
      [-19, -10.5],
    ],
    `fill="#16233f" stroke="${edge}" stroke-width="3"`,
  ) + text(0, 10, sign, { size: 30, anchor: 'middle', fill: ink });

function named(name: string, sign: string, looks: Looks, letters: number, wide: number): PlacedShape {
  const size = SIZE * letters;
  const longest = Math.max(...name.split(' ').map((word) => textWidth(word, size)));
  const lines = wrapText(name, size, Math.max(longest, wide * letters), 4, 700);
  const across = Math.max(...lines.map((line) => textWidth(line, size)));
  const width = WIDE * letters + across + 14;
  const height = Math.max(HIGH * letters, lines.length * size * 1.05 + 10);
  const plate = rect(
    -width / 2,
    -height / 2 + 2,
    width,
    height - 4,
    10,
    `fill="#0a1226" fill-opacity=".86" stroke="${looks.edge}" stroke-width="2"`,
  );
  const left = -width / 2 + WIDE * letters + 4;
  const words = lines.map((line, i) =>
    text(left, (i - (lines.length - 1) / 2) * size * 1.05 + size * 0.36, line, { size, fill: '#ffffff' }),
  );
  return {
    width,
    height,
    body: plate + translate(-width / 2 + (WIDE * letters) / 2, 0, counterToken(sign, looks), letters) + words.join(''),
  };
}

/** A counter; where it lies open, with its name on as many lines as there is room for. */
export function counterItem(what: string, name: string | null, looks: Looks): TileItem {
  const sign = name === null ? '?' : '!';
  const alone = (letters: number): PlacedShape => ({
    width: WIDE * letters,
    height: HIGH * letters,
    body: translate(0, 0, counterToken(sign, looks), letters),
  });
  return {
    what,
    shapes: (letters) =>
      name === null ? [alone(letters)] : LINES.map((wide) => named(name, sign, looks, letters, wide)),
    least: alone,
  };
}
