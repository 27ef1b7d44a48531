import type { PlacedShape } from '#render/layout/layout-grid.ts';
import { textWidth, wrapText } from '#render/text-metrics.ts';
import { rect, polygon, text, translate } from '#render/svg.ts';
import type { TileItem } from './tile.ts';

// A counter, face down or face up with its name.

const WIDE = 42;
const HIGH = 46;
const SIZE = 22;
/** Growth of the symbol with the font scale, which would be large for a planet. */
const SYMBOL_GROWTH = 0.8;
/** Line widths to try for a name, widest first. */
const LINES = [260, 150, 112];

interface Looks {
  edge: string;
  ink: string;
}

/** Draws a hexagon with a symbol. */
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

const symbolScale = (letters: number): number => Math.max(1, letters * SYMBOL_GROWTH);

function named(name: string, sign: string, looks: Looks, letters: number, wide: number): PlacedShape {
  const size = SIZE * letters;
  const symbol = symbolScale(letters);
  const longest = Math.max(...name.split(' ').map((word) => textWidth(word, size)));
  const lines = wrapText(name, size, Math.max(longest, wide * letters), 4, 700);
  const across = Math.max(...lines.map((line) => textWidth(line, size)));
  const width = WIDE * symbol + across + 14;
  const height = Math.max(HIGH * symbol, lines.length * size * 1.05 + 10);
  const plate = rect(
    -width / 2,
    -height / 2 + 2,
    width,
    height - 4,
    10,
    `fill="#0a1226" fill-opacity=".86" stroke="${looks.edge}" stroke-width="2"`,
  );
  const left = -width / 2 + WIDE * symbol + 4;
  const words = lines.map((line, i) =>
    text(left, (i - (lines.length - 1) / 2) * size * 1.05 + size * 0.36, line, { size, fill: '#ffffff' }),
  );
  return {
    width,
    height,
    body: plate + translate(-width / 2 + (WIDE * symbol) / 2, 0, counterToken(sign, looks), symbol) + words.join(''),
  };
}

/** Returns a counter; a face-up one has its name on as many lines as it needs. */
export function counterItem(what: string, name: string | null, looks: Looks): TileItem {
  const sign = name === null ? '?' : '!';
  const alone = (letters: number): PlacedShape => {
    const symbol = symbolScale(letters);
    return {
      width: WIDE * symbol,
      height: HIGH * symbol,
      body: translate(0, 0, counterToken(sign, looks), symbol),
    };
  };
  return {
    what,
    shapes: (letters) =>
      name === null ? [alone(letters)] : LINES.map((wide) => named(name, sign, looks, letters, wide)),
    least: alone,
  };
}
