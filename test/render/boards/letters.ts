import type { Composition } from '#render/composition.ts';
import { PHONE_WIDTH_PX } from '#render/phone-scale.ts';

/** Lists the texts of a drawing with their font sizes, multiplied by the scales of the groups they are in. */
export function textsOf(body: string): { words: string; size: number }[] {
  const scales = [1];
  const found: { words: string; size: number }[] = [];
  for (const [tag, size, words] of body.matchAll(/<g\b[^>]*>|<\/g>|<text[^>]*font-size="([\d.]+)"[^>]*>([^<]*)/g)) {
    const scale = scales[scales.length - 1];
    if (tag === '</g>') scales.pop();
    else if (tag.startsWith('<g')) scales.push(scale * Number(tag.match(/scale\(([\d.]+)\)/)?.[1] ?? 1));
    else found.push({ words, size: Number(size) * scale });
  }
  return found;
}

/** How large letters come out, with the scales of the groups they are in. */
export const sizesOf = (body: string): number[] => textsOf(body).map(({ size }) => size);

/** The smallest letters of a picture on a phone, in its pixels; Infinity where there are none. */
export const smallestOnPhone = ({ width, pieces, scale }: Composition): number =>
  Math.min(
    ...pieces
      .flatMap(({ layers }) => layers.flatMap(({ body }) => sizesOf(body())))
      .map((size) => (size * scale * PHONE_WIDTH_PX) / width),
  );
