import { translate } from '#render/svg.ts';

/** An item drawn from its left end, vertically centered. */
export interface FlowItem {
  width: number;
  body: string;
}

/** Lays out items in as many lines as they need, and returns the total height. */
export function layoutFlow(
  items: FlowItem[],
  x: number,
  y: number,
  width: number,
  lineHeight: number,
  gap = 10,
): { body: string; height: number } {
  const parts: string[] = [];
  let left = 0;
  let line = 0;
  for (const item of items) {
    if (left > 0 && left + item.width > width) {
      left = 0;
      line++;
    }
    parts.push(translate(x + left, y + line * lineHeight + lineHeight / 2, item.body));
    left += item.width + gap;
  }
  return { body: parts.join(''), height: items.length ? (line + 1) * lineHeight : 0 };
}
