import { arrowPiece } from '#render/pictures/arrows.ts';
import type { Box, Point } from '#render/geometry.ts';
import type { Piece } from '#render/composition.ts';
import { routeArrow } from '#render/layout/arrow-route.ts';
import type { BoardView } from '#ti4/views/index.ts';
import type { Colors } from '#ti4/render/palette.ts';

/**
 * Draws the move arrow of each fleet in its player's color. `boxes`: occupied boxes of a system, relative to its
 * center.
 */
export function moveArrows(
  view: BoardView,
  colors: Colors,
  at: (system: string) => Point | undefined,
  scale: number,
  boxes: (system: string) => Box[],
): Piece[] {
  const found: Piece[] = [];
  for (const move of view.happened.moves) {
    const stops = move.path.flatMap((system) => {
      const place = at(system);
      return place ? [{ system, x: place.x / scale, y: place.y / scale }] : [];
    });
    if (stops.length < 2 || move.from === move.to) continue;
    const [first] = stops;
    const standing = stops.flatMap(({ system, x, y }) =>
      boxes(system).map((box) => ({ ...box, x: box.x + x - first.x, y: box.y + y - first.y })),
    );
    const { way } = routeArrow(
      stops.map(({ x, y }) => ({ x: x - first.x, y: y - first.y })),
      standing,
    );
    found.push(arrowPiece(way, colors[move.seat], { x: first.x * scale, y: first.y * scale }));
  }
  return found;
}
