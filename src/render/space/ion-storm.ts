import { HEX_RADIUS } from '#render/geometry.ts';
import { circle } from '#render/svg.ts';
import { starsArt } from './stars.ts';

type Point = readonly [x: number, y: number];

/** Splits a lightning bolt between two points recursively; `off` is the maximum deviation. */
function bolt(random: () => number, from: Point, to: Point, off: number): Point[] {
  if (off < 7) return [from, to];
  const turn = (random() - 0.5) * off;
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const middle: Point = [
    (from[0] + to[0]) / 2 - ((to[1] - from[1]) / long) * turn,
    (from[1] + to[1]) / 2 + ((to[0] - from[0]) / long) * turn,
  ];
  return [...bolt(random, from, middle, off * 0.55), ...bolt(random, middle, to, off * 0.55).slice(1)];
}

const pathOf = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** Draws lightning between charged clouds. */
export function ionStormArt(random: () => number): string {
  const clouds = Array.from({ length: 9 }, () => {
    const [x, y] = [(random() * 2 - 1) * HEX_RADIUS * 0.8, (random() * 2 - 1) * HEX_RADIUS * 0.7];
    return circle(Math.round(x), Math.round(y), Math.round(70 + random() * 90), 'fill="url(#ioncloud)"');
  });
  const strokes = Array.from({ length: 7 }, (_, i) => {
    const angle = (i / 7) * 6.283 + random() * 0.6;
    const far = HEX_RADIUS * (0.75 + random() * 0.35);
    const start: Point = [Math.cos(angle) * far, Math.sin(angle) * far];
    const end: Point = [-Math.cos(angle + random() - 0.5) * far * 0.55, -Math.sin(angle + random() - 0.5) * far * 0.55];
    const way = bolt(random, start, end, 120);
    const fork = way[Math.floor(way.length * 0.45)];
    const side: Point = [fork[0] + (random() - 0.5) * 190, fork[1] + (random() - 0.5) * 190];
    return [way, bolt(random, fork, side, 60)].map(pathOf).join('');
  }).join('');
  const drawn = (width: number, color: string, thick: number): string =>
    `<path d="${strokes}" fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${thick}" stroke-linejoin="round" stroke-linecap="round"/>`;
  return (
    `<defs><radialGradient id="ioncloud"><stop offset="0" stop-color="#3fb7d8" stop-opacity=".34"/><stop offset="1" stop-color="#123a5c" stop-opacity="0"/></radialGradient></defs>` +
    `<rect x="${-HEX_RADIUS}" y="${-HEX_RADIUS}" width="${2 * HEX_RADIUS}" height="${2 * HEX_RADIUS}" fill="#061a2b"/>` +
    starsArt(random, { x: -HEX_RADIUS, y: -HEX_RADIUS, width: 2 * HEX_RADIUS, height: 2 * HEX_RADIUS }, 30, 1) +
    clouds.join('') +
    drawn(13, '#3aa8e6', 0.16) +
    drawn(5.5, '#6fd8ff', 0.5) +
    drawn(1.9, '#eefcff', 0.95)
  );
}
