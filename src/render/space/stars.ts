import type { Box } from '#render/geometry.ts';
import { formatCoordinate, formatFraction, path } from '#render/svg.ts';

/** Draws stars in a box: dots in a few paths, which cost little, and a few with rays. */
export function starsArt(random: () => number, { x, y, width, height }: Box, count: number, size: number): string {
  const magnitudes = [0.08, 0.22, 0.45, 0.8].map((bright) => ({ bright, white: '', warm: '', cold: '' }));
  let rays = '';
  for (let i = 0; i < count; i++) {
    const [left, top] = [formatCoordinate(x + random() * width), formatCoordinate(y + random() * height)];
    const bright = random() ** 3;
    const magnitude = magnitudes.findLast((one) => one.bright <= bright) ?? magnitudes[0];
    const tint = random();
    magnitude[tint < 0.16 ? 'warm' : tint < 0.4 ? 'cold' : 'white'] += `M${left},${top}h0`;
    if (bright > 0.86)
      rays += `M${left},${top}m${formatCoordinate(-6 * size)},0h${formatCoordinate(12 * size)}m${formatCoordinate(-6 * size)},${formatCoordinate(-6 * size)}v${formatCoordinate(12 * size)}`;
  }
  return (
    magnitudes
      .map(({ bright, white, warm, cold }) =>
        [
          [white, '#ffffff'],
          [warm, '#ffe3c0'],
          [cold, '#bcd4ff'],
        ]
          .map(([dots, color]) =>
            dots
              ? path(
                  dots,
                  `fill="none" stroke="${color}" stroke-linecap="round" stroke-width="${formatFraction((1.1 + bright * 3) * size)}" stroke-opacity="${formatFraction(0.28 + bright * 0.7)}"`,
                )
              : '',
          )
          .join(''),
      )
      .join('') +
    path(rays, `fill="none" stroke="#ffffff" stroke-width="${formatFraction(0.8 * size)}" stroke-opacity=".5"`)
  );
}
