import { hexCorners, HEX_HALF_HEIGHT, HEX_RADIUS, type Point } from '#render/geometry.ts';
import type { Piece } from '#render/composition.ts';
import { formatCoordinate, path, polygon } from '#render/svg.ts';
import type { BoardView } from '#ti4/views/index.ts';
import { TILE_BOX } from '#render/tile/spots.ts';

type Hyperlanes = NonNullable<BoardView['hyperlanes']>[number];

/** Returns the middle of a hex side; 0 is north, then clockwise. */
function sideAt(side: number, far = HEX_HALF_HEIGHT): Point {
  const angle = ((side * 60 - 90) * Math.PI) / 180;
  return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
}

/** Draws a lane between two sides, curved toward the center. */
function lane([from, to]: [number, number]): string {
  const [a, b] = [sideAt(from), sideAt(to)];
  const d = `M${formatCoordinate(a.x)},${formatCoordinate(a.y)} Q0,0 ${formatCoordinate(b.x)},${formatCoordinate(b.y)}`;
  const stroke = (color: string, width: number, more = ''): string =>
    path(d, `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="butt"${more}`);
  return (
    stroke('#123a52', 30, ' stroke-opacity=".55"') +
    stroke('#2f9fc7', 13, ' stroke-opacity=".8"') +
    stroke('#d8f6ff', 3.4)
  );
}

/** Draws a hyperlane tile: not a system, only links between its neighbors (44). */
export const hyperlanesPiece = ({ lanes }: Hyperlanes, { x, y }: Point): Piece => ({
  box: TILE_BOX,
  x,
  y,
  layers: [
    {
      key: `hyperlanes ${JSON.stringify(lanes)}`,
      body: () =>
        [
          `<defs><clipPath id="lanes">${polygon(hexCorners(HEX_RADIUS - 2), '')}</clipPath></defs>`,
          polygon(
            hexCorners(HEX_RADIUS - 4),
            'fill="#02040a" fill-opacity=".72" stroke="#2f9fc7" stroke-opacity=".5" stroke-width="2.4" stroke-dasharray="3 9"',
          ),
          `<g clip-path="url(#lanes)">${lanes.map(lane).join('')}</g>`,
        ].join('\n'),
    },
  ],
});
