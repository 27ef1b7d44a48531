import { mark } from '#render/art/player-marks.ts';
import { at, polygon } from '#render/svg.ts';
import type { Color } from '#ti3/views/index.ts';
import { paints } from '#ti3/render/palette.ts';

/** A command counter: a triangle in its player's colour with their mark, 34 across. */
export const commandCounter = (color: Color): string => {
  const { fill, edge } = paints[color];
  return (
    polygon(
      [
        [0, -20],
        [18, 14],
        [-18, 14],
      ],
      `fill="${fill}" stroke="${edge}" stroke-width="3" stroke-linejoin="round"`,
    ) + at(0, 3, mark(color), 0.72)
  );
};
