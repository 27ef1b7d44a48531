import type { Box } from '#render/geometry.ts';
import { n, n3, path } from '#render/svg.ts';

/** Stars in a box: as dots of a few lines, which cost next to nothing, and a few with rays. */
export function starsArt(random: () => number, { x, y, width, height }: Box, count: number, size: number): string {
  const magnitudes = [0.08, 0.22, 0.45, 0.8].map((bright) => ({ bright, white: '', warm: '', cold: '' }));
  let rays = '';
  for (let i = 0; i < count; i++) {
    const [left, top] = [n(x + random() * width), n(y + random() * height)];
    const bright = random() ** 3;
    const magnitude = magnitudes.findLast((one) => one.bright <= bright) ?? magnitudes[0];
    const tint = random();
    magnitude[tint < 0.16 ? 'warm' : tint < 0.4 ? 'cold' : 'white'] += `M${left},${top}h0`;
    if (bright > 0.86)
      rays += `M${left},${top}m${n(-6 * size)},0h${n(12 * size)}m${n(-6 * size)},${n(-6 * size)}v${n(12 * size)}`;
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
                  `fill="none" stroke="${color}" stroke-linecap="round" stroke-width="${n3((1.1 + bright * 3) * size)}" stroke-opacity="${n3(0.28 + bright * 0.7)}"`,
                )
              : '',
          )
          .join(''),
      )
      .join('') + path(rays, `fill="none" stroke="#ffffff" stroke-width="${n3(0.8 * size)}" stroke-opacity=".5"`)
  );
}
