import { flow, type Item } from '#render/layout/flow-layout.ts';
import { widthOf } from '#render/text-metrics.ts';
import { space } from '#render/palette.ts';
import { at, rect, text } from '#render/svg.ts';

// What signs mean, below what they stand on.

const SIZE = 25;
const LINE = 54;

/** A sign so wide, and what it means. */
export const signMeans = (body: string, across: number, words: string): Item => ({
  width: across + 8 + widthOf(words, SIZE, 500),
  body: at(across / 2, 0, body) + text(across + 8, SIZE * 0.35, words, { size: SIZE, weight: 500, fill: space.quiet }),
});

/** A planet's face that is hatched. */
export const exhaustedSign = `<g stroke="#8c96ad" stroke-width="1.8"><circle r="17" fill="#04060c" stroke-opacity=".6"/><path d="M-14,6 L6,-14 M-10,11 L11,-10 M-4,15 L15,-4"/></g>`;

/** All signs on one panel, as wide as given; `size`: how much larger than usual. */
export function legendOf(items: Item[], width: number, size: number): { body: string; height: number } {
  const inner = width / size;
  const { body, height } = flow(items, 16, 8, inner - 32, LINE, 26);
  const panel = rect(0, 0, inner, height + 16, 14, `fill="${space.panel}" fill-opacity=".72"`);
  return { body: at(0, 0, panel + body, size), height: (height + 16) * size };
}
