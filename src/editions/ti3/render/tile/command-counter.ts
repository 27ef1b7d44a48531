import { playerMark } from '#render/art/player-marks.ts';
import { translate, polygon } from '#render/svg.ts';
import type { Color } from '#ti3/views/index.ts';
import { playerPaints } from '#ti3/render/palette.ts';

/** Draws a command counter: a triangle, about 36 wide, in the player's color with the player's mark. */
export const commandCounter = (color: Color): string => {
  const { fill, edge } = playerPaints[color];
  return (
    polygon(
      [
        [0, -20],
        [18, 14],
        [-18, 14],
      ],
      `fill="${fill}" stroke="${edge}" stroke-width="3" stroke-linejoin="round"`,
    ) + translate(0, 3, playerMark(color), 0.72)
  );
};
