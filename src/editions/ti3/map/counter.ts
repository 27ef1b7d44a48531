import { mark } from '../../../drawing/marks.ts';
import { at, polygon } from '../../../drawing/svg.ts';
import type { Color } from '../views/index.ts';
import { paints } from './looks.ts';

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
