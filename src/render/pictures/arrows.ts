import { type Box, hexCorners, type Point, HEX_RADIUS } from '#render/geometry.ts';
import { PLAYER_PAINTS, UI_COLORS, type PaintName } from '#render/palette.ts';
import type { Piece } from '#render/composition.ts';
import { formatCoordinate, path, polygon } from '#render/svg.ts';

// Marks of current events on a board: the active system and move arrows.

const RING: Box = { x: -HEX_RADIUS - 16, y: -HEX_RADIUS, width: 2 * HEX_RADIUS + 32, height: 2 * HEX_RADIUS };

/** Draws the ring around the active system. */
export function activeRing(x: number, y: number): Piece {
  const line = (radius: number, width: number, strength: number, color: string) =>
    polygon(
      hexCorners(radius),
      `fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${strength}" stroke-linejoin="round"`,
    );
  return {
    box: RING,
    x,
    y,
    layers: [
      {
        key: 'active ring',
        body: () =>
          line(HEX_RADIUS, 24, 0.16, UI_COLORS.gold) +
          line(HEX_RADIUS, 15, 0.3, UI_COLORS.gold) +
          line(HEX_RADIUS - 1, 7, 1, '#fff2c4') +
          line(HEX_RADIUS - 1, 3.4, 1, UI_COLORS.gold),
      },
    ],
  };
}

/** Margin around an arrow for its head. */
const MARGIN = 44;

/** Draws a fleet's move arrow in its player's color; `x` and `y` are the pixel position of the origin. */
export const arrowPiece = (way: Point[], color: PaintName, { x, y }: Point): Piece => ({
  box: around(way, MARGIN),
  x,
  y,
  layers: [
    {
      key: `arrow ${color} ${JSON.stringify(way.map((at) => [Math.round(at.x), Math.round(at.y)]))}`,
      body: () => arrow(way, PLAYER_PAINTS[color]),
    },
  ],
});

function around(points: Point[], margin: number): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.floor(Math.min(...xs) - margin);
  const y = Math.floor(Math.min(...ys) - margin);
  return { x, y, width: Math.ceil(Math.max(...xs) + margin) - x, height: Math.ceil(Math.max(...ys) + margin) - y };
}

function arrow(line: Point[], { fill, edge }: { fill: string; edge: string }): string {
  const end = line[line.length - 1];
  let d = `M${formatCoordinate(line[0].x)},${formatCoordinate(line[0].y)}`;
  for (let i = 1; i < line.length - 1; i++) {
    const mid = { x: (line[i].x + line[i + 1].x) / 2, y: (line[i].y + line[i + 1].y) / 2 };
    d += ` Q${formatCoordinate(line[i].x)},${formatCoordinate(line[i].y)} ${formatCoordinate(mid.x)},${formatCoordinate(mid.y)}`;
  }
  d += ` L${formatCoordinate(end.x)},${formatCoordinate(end.y)}`;
  const before = line[line.length - 2];
  const angle = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  const head = path(
    'M22,0 L-10,-17 L-3,0 L-10,17 Z',
    `fill="${fill}" stroke="#ffffff" stroke-width="2" stroke-linejoin="round" transform="translate(${formatCoordinate(end.x)} ${formatCoordinate(end.y)}) rotate(${formatCoordinate(angle)})"`,
  );
  const stroke = (color: string, width: number, more = '') =>
    path(
      d,
      `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}`,
    );
  // Thin, so that it hides little of what it passes over.
  return (
    stroke('#05070f', 9, ' stroke-opacity=".7"') +
    stroke(edge, 6) +
    stroke(fill, 4) +
    stroke('#ffffff', 1.6, ' stroke-dasharray="2 11"') +
    head
  );
}
