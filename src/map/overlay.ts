import type { BoardView } from '../views/index.ts';
import { corners, R, type Box, type Point } from './geometry.ts';
import { players, space } from './palette.ts';
import type { Colors } from './plates.ts';
import type { Piece } from './raster.ts';
import { n, path, polygon } from './svg.ts';

const RING: Box = { x: -R - 16, y: -R, width: 2 * R + 32, height: 2 * R };

const ASIDE = 44;

/** The ring around the active system. */
export function activeRing(x: number, y: number): Piece {
  const line = (radius: number, width: number, strength: number, color: string) =>
    polygon(corners(radius), `fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${strength}" stroke-linejoin="round"`);
  return {
    box: RING, x, y,
    layers: [{ key: 'active ring', body: () => line(R, 24, 0.16, space.gold) + line(R, 15, 0.3, space.gold) + line(R - 1, 7, 1, '#fff2c4') + line(R - 1, 3.4, 1, space.gold) }],
  };
}

/** The way of each fleet that just moved, in its player's colour. */
export function arrows(view: BoardView, colors: Colors, at: (system: string) => Point | undefined, scale: number): Piece[] {
  const found: Piece[] = [];
  for (const move of view.happened.moves) {
    const stops = move.path.map(at).filter((stop) => stop !== undefined);
    if (stops.length < 2 || move.from === move.to) continue;
    const points = stops.map(({ x, y }) => ({ x: x / scale, y: y / scale }));
    const key = `arrow ${colors[move.seat]} ${JSON.stringify(points.map(({ x, y }) => [Math.round(x - points[0].x), Math.round(y - points[0].y)]))}`;
    const first = points[0];
    const local = points.map(({ x, y }) => ({ x: x - first.x, y: y - first.y }));
    found.push({
      box: around(local, ASIDE + 40), x: first.x * scale, y: first.y * scale, passing: true,
      layers: [{ key, body: () => arrow(local, players[colors[move.seat]]) }],
    });
  }
  return found;
}

function around(points: Point[], margin: number): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.floor(Math.min(...xs) - margin);
  const y = Math.floor(Math.min(...ys) - margin);
  return { x, y, width: Math.ceil(Math.max(...xs) + margin) - x, height: Math.ceil(Math.max(...ys) + margin) - y };
}

/** Begins and ends at the sides of the systems, so that it covers little of what stands in them. */
function arrow(points: Point[], { fill, edge }: { fill: string; edge: string }): string {
  const last = points[points.length - 1];
  const begin = aside(toward(points[0], points[1], R * 0.72), points[0], points[1]);
  const end = aside(toward(last, points[points.length - 2], R * 0.77), points[points.length - 2], last);
  // Bent inward, so that it passes beside the middle of the systems on its way.
  const line = [begin, ...points.slice(1, -1).map((point, i) => ({
    x: point.x * 0.6 + (points[i].x + points[i + 2].x) * 0.2,
    y: point.y * 0.6 + (points[i].y + points[i + 2].y) * 0.2,
  })), end];
  let d = `M${n(line[0].x)},${n(line[0].y)}`;
  for (let i = 1; i < line.length - 1; i++) {
    const mid = { x: (line[i].x + line[i + 1].x) / 2, y: (line[i].y + line[i + 1].y) / 2 };
    d += ` Q${n(line[i].x)},${n(line[i].y)} ${n(mid.x)},${n(mid.y)}`;
  }
  d += ` L${n(end.x)},${n(end.y)}`;
  const before = line[line.length - 2];
  const angle = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI;
  const head = path('M22,0 L-10,-17 L-3,0 L-10,17 Z', `fill="${fill}" stroke="#ffffff" stroke-width="2" stroke-linejoin="round" transform="translate(${n(end.x)} ${n(end.y)}) rotate(${n(angle)})"`);
  const stroke = (color: string, width: number, more = '') => path(d, `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}`);
  // Slender where it passes over what stands on its way.
  return stroke('#05070f', 9, ' stroke-opacity=".7"') + stroke(edge, 6) + stroke(fill, 4) + stroke('#ffffff', 1.6, ' stroke-dasharray="2 11"') + head;
}

/** To the left of its way, so that it passes by the names in the middle of the sides. */
function aside(point: Point, from: Point, to: Point): Point {
  const away = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: point.x + ((to.y - from.y) * ASIDE) / away, y: point.y - ((to.x - from.x) * ASIDE) / away };
}

function toward(from: Point, to: Point, by: number): Point {
  const away = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * by) / away, y: from.y + ((to.y - from.y) * by) / away };
}
