import type { BoardComposition, BoardPart } from '#render/board/board-parts.ts';
import { rasterize } from './rasterize.ts';
import type { RenderedImage } from './rendered-image.ts';

/** Alt text of a picture with nothing but the legend. */
export const LEGEND_ALT = 'Legend of the board.';

/**
 * Renders a board and then its parts for a phone, one picture after another, since the canvas of each takes 10 to 20
 * MB. `describe` returns the alt text of a part's hexes, which begins with a title.
 */
export async function rasterizeBoard(
  board: BoardComposition,
  alt: string,
  describe: (part: BoardPart, title: string) => string,
): Promise<RenderedImage[]> {
  const images: RenderedImage[] = [{ name: 'board.jpg', data: await rasterize(board), alt }];
  for (const [i, part] of board.parts.entries())
    images.push({
      name: `board-${i + 1}.jpg`,
      data: await rasterize(part.composition),
      alt: describe(part, `Board, part ${i + 1} of ${board.parts.length} from the left.`),
    });
  return images;
}
