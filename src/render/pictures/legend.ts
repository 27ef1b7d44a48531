import { layoutFlow, type FlowItem } from '#render/layout/flow-layout.ts';
import { textWidth } from '#render/text-metrics.ts';
import { UI_COLORS } from '#render/palette.ts';
import { translate, rect, text } from '#render/svg.ts';

// Legend below a picture.

const SIZE = 25;
const LINE = 54;

/** Returns a legend entry: a symbol of width `across` and its meaning. */
export const legendItem = (body: string, across: number, words: string): FlowItem => ({
  width: across + 8 + textWidth(words, SIZE, 500),
  body:
    translate(across / 2, 0, body) +
    text(across + 8, SIZE * 0.35, words, { size: SIZE, weight: 500, fill: UI_COLORS.quiet }),
});

/** Symbol of an exhausted planet: a hatched disc. */
export const exhaustedIcon = `<g stroke="#8c96ad" stroke-width="1.8"><circle r="17" fill="#04060c" stroke-opacity=".6"/><path d="M-14,6 L6,-14 M-10,11 L11,-10 M-4,15 L15,-4"/></g>`;

/** Draws all entries on a panel of the given width; `size` is its scale. */
export function renderLegend(items: FlowItem[], width: number, size: number): { body: string; height: number } {
  const inner = width / size;
  const { body, height } = layoutFlow(items, 16, 8, inner - 32, LINE, 26);
  const panel = rect(0, 0, inner, height + 16, 14, `fill="${UI_COLORS.panel}" fill-opacity=".72"`);
  return { body: translate(0, 0, panel + body, size), height: (height + 16) * size };
}
