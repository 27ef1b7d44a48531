import { hexCorners, HEX_RADIUS, type Box, type Point } from '#render/geometry.ts';
import { createSeededRandom } from '#render/seeded-random.ts';
import { circle, formatCoordinate, formatFraction, path } from '#render/svg.ts';
import { starsArt } from './stars.ts';

/** Clouds of light along the two arms of the galaxy, in board units around its center. */
const arms: { x: number; y: number; r: number; color: string; strength: number }[] = (() => {
  const random = createSeededRandom('galaxy');
  return Array.from({ length: 72 }, (_, i) => {
    const along = Math.floor(i / 2) / 35;
    const turn = (i % 2) * Math.PI + 0.5 + along * 3.9;
    const away = 120 + along * 980;
    const stray = () => (random() - 0.5) * (50 + along * 110);
    return {
      x: Math.cos(turn) * away + stray(),
      y: Math.sin(turn) * away + stray(),
      r: 100 + along * 90 + random() * 70,
      color: ['#4f74e8', '#6f5ce0', '#2f9ad8', '#b45cc8'][Math.floor(random() * 3.4)],
      strength: 0.09 + random() * 0.11,
    };
  });
})();

/**
 * Draws the part of the galaxy within a box in board units, whose origin is the galaxy's center. It has no sharp
 * details.
 */
export function galaxyArt({ x, y, width, height }: Box): string {
  const near = arms.filter(
    (arm) => arm.x + arm.r > x && arm.x - arm.r < x + width && arm.y + arm.r > y && arm.y - arm.r < y + height,
  );
  const glow = (color: string) => `a${color.slice(1)}`;
  const all = `x="${formatCoordinate(x)}" y="${formatCoordinate(y)}" width="${formatCoordinate(width)}" height="${formatCoordinate(height)}"`;
  // Two channels of one noise: bright clouds and dark lanes in front of them.
  return (
    `<defs><radialGradient id="core" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1250"><stop offset="0" stop-color="#5c3d4c"/><stop offset=".1" stop-color="#33264a"/><stop offset=".26" stop-color="#171a38"/><stop offset=".6" stop-color="#0b1029"/><stop offset="1" stop-color="#060a1a"/></radialGradient>` +
    [...new Set(near.map(({ color }) => color))]
      .map(
        (color) =>
          `<radialGradient id="${glow(color)}"><stop offset="0" stop-color="${color}"/><stop offset=".5" stop-color="${color}" stop-opacity=".4"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
      )
      .join('') +
    `<filter id="dust" filterUnits="userSpaceOnUse" ${all} color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".0042" numOctaves="4" seed="7" result="noise"/>` +
    '<feColorMatrix in="noise" values="0 0 0 0 .34 0 0 0 0 .42 0 0 0 0 .8 1.25 0 0 0 -.6" result="lit"/><feColorMatrix in="noise" values="0 0 0 0 .008 0 0 0 0 .012 0 0 0 0 .04 0 3 0 0 -1.3" result="dark"/>' +
    '<feMerge><feMergeNode in="lit"/><feMergeNode in="dark"/></feMerge></filter></defs>' +
    `<rect ${all} fill="url(#core)"/>` +
    near
      .map((arm) =>
        circle(arm.x, arm.y, arm.r, `fill="url(#${glow(arm.color)})" fill-opacity="${formatFraction(arm.strength)}"`),
      )
      .join('') +
    `<rect ${all} filter="url(#dust)"/>`
  );
}

/** Draws stars, the edges of hexes with the given centers, and darkness around them, in front of the galaxy. */
export function emptyHexesArt({ x, y, width, height }: Box, middles: Point[], scale: number): string {
  const random = createSeededRandom('stars');
  const outline = (radius: number) =>
    middles
      .map(
        (middle) =>
          `M${hexCorners(radius)
            .map(([dx, dy]) => `${formatCoordinate(middle.x + dx)},${formatCoordinate(middle.y + dy)}`)
            .join(' L')} Z`,
      )
      .join(' ');
  return (
    starsArt(random, { x, y, width, height }, Math.round((width * height) / 2400), Math.min(1, 1.4 / scale)) +
    path(
      `M${formatCoordinate(x)},${formatCoordinate(y)} H${formatCoordinate(x + width)} V${formatCoordinate(y + height)} H${formatCoordinate(x)} Z ${outline(HEX_RADIUS)}`,
      `fill="#04060e" fill-opacity=".66" fill-rule="evenodd"`,
    ) +
    path(outline(HEX_RADIUS - 8), 'fill="none" stroke="#04060f" stroke-width="12" stroke-opacity=".2"') +
    path(outline(HEX_RADIUS - 2), 'fill="none" stroke="#5469a6" stroke-width="2" stroke-opacity=".6"')
  );
}
