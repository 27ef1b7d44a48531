import { HEX_RADIUS } from '#render/geometry.ts';
import { circle, formatFraction, polygon } from '#render/svg.ts';

/** Draws an exploding star in the center of a system. */
export function supernovaArt(random: () => number): string {
  const rays = Array.from({ length: 44 }, (_, i) => {
    const angle = (i / 44) * 6.283 + random() * 0.08;
    const long = 96 + random() ** 2 * 118;
    const wide = 0.02 + random() * 0.035;
    return polygon(
      [
        [Math.cos(angle - wide) * 44, Math.sin(angle - wide) * 44],
        [Math.cos(angle) * long, Math.sin(angle) * long],
        [Math.cos(angle + wide) * 44, Math.sin(angle + wide) * 44],
      ],
      `fill="#ffd27a" fill-opacity="${formatFraction(0.25 + random() * 0.4)}"`,
    );
  });
  return (
    `<defs><radialGradient id="nova"><stop offset="0" stop-color="#ffffff"/><stop offset=".2" stop-color="#fff6c9"/><stop offset=".36" stop-color="#ffc24d"/><stop offset=".58" stop-color="#ff6a1f" stop-opacity=".75"/><stop offset="1" stop-color="#b31d00" stop-opacity="0"/></radialGradient></defs>` +
    `<rect x="${-HEX_RADIUS}" y="${-HEX_RADIUS}" width="${2 * HEX_RADIUS}" height="${2 * HEX_RADIUS}" fill="#4d0f02" fill-opacity=".7"/>` +
    circle(0, 0, 176, 'fill="url(#nova)"') +
    rays.join('') +
    circle(
      0,
      0,
      128,
      'fill="none" stroke="#ffe3a6" stroke-width="3" stroke-opacity=".5" stroke-dasharray="40 9 14 9"',
    ) +
    circle(0, 0, 44, 'fill="#fffbe6"')
  );
}
