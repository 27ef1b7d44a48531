import { UI_COLORS } from '#render/palette.ts';
import type { Composition, Piece } from '#render/composition.ts';

/** Margin around the contents of a picture. */
export const PICTURE_MARGIN = 32;
/** Space between sections. */
export const SECTION_GAP = 16;

/** Part of a picture, as wide as the picture without its margins. */
export interface Section {
  body: string;
  height: number;
}

/** Pixels per unit in pictures narrow enough for a phone. */
export const PHONE_SCALE = 1.5;

/** Stacks sections on a picture of the given width; `scale` is the number of pixels per unit. */
export function stackSections(sections: Section[], width: number, scale = 1): Composition {
  const height = Math.round(
    sections.reduce((sum, one) => sum + one.height + SECTION_GAP, 2 * PICTURE_MARGIN - SECTION_GAP),
  );
  let y = PICTURE_MARGIN;
  const pieces: Piece[] = [];
  for (const { body, height: high } of sections) {
    pieces.push({
      box: { x: 0, y: 0, width: width - 2 * PICTURE_MARGIN, height: Math.ceil(high) },
      x: PICTURE_MARGIN * scale,
      y: y * scale,
      layers: [{ key: body, body: () => body }],
    });
    y += Math.ceil(high) + SECTION_GAP;
  }
  return {
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    pieces,
    scale,
    ground: UI_COLORS.around,
  };
}
