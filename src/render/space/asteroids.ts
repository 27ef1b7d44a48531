import { HEX_RADIUS } from '#render/geometry.ts';
import { circle, polygon } from '#render/svg.ts';

/** Draws a belt of rocks across a system. */
export function asteroidsArt(random: () => number): string {
  const rocks: { x: number; y: number; size: number }[] = [];
  for (let i = 0; i < 2600 && rocks.length < 120; i++) {
    const x = (random() * 2 - 1) * HEX_RADIUS;
    // The belt thins out toward its sides; large rocks come first.
    const y = (random() + random() + random() - 1.5) * 150 - x * 0.22;
    const size = rocks.length < 16 ? 13 + random() * 13 : 2.4 + random() ** 2 * 11;
    if (rocks.some((rock) => Math.hypot(rock.x - x, rock.y - y) < rock.size + size - 1)) continue;
    rocks.push({ x, y, size });
  }
  return (
    `<defs><linearGradient id="rock" x1=".1" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="#dcc09a"/><stop offset=".4" stop-color="#8f7558"/><stop offset="1" stop-color="#231b16"/></linearGradient>` +
    `<linearGradient id="belt" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a9835a" stop-opacity="0"/><stop offset=".5" stop-color="#a9835a" stop-opacity=".34"/><stop offset="1" stop-color="#a9835a" stop-opacity="0"/></linearGradient></defs>` +
    `<rect x="${-1.2 * HEX_RADIUS}" y="-130" width="${2.4 * HEX_RADIUS}" height="260" fill="url(#belt)" transform="rotate(-12.4)"/>` +
    rocks
      .map(({ x, y, size }) => {
        const sides = 7 + Math.floor(random() * 4);
        const points = Array.from({ length: sides }, (_, i): [number, number] => {
          const away = size * (0.72 + random() * 0.34);
          const angle = (i / sides) * 6.283;
          return [x + Math.cos(angle) * away, y + Math.sin(angle) * away * 0.86];
        });
        const pit =
          size > 11
            ? circle(x - size * 0.15, y - size * 0.1, size * 0.24, 'fill="#241b15" fill-opacity=".55"') +
              circle(x + size * 0.35, y + size * 0.25, size * 0.14, 'fill="#241b15" fill-opacity=".55"')
            : '';
        return polygon(points, 'fill="url(#rock)" stroke="#0c0806" stroke-width="1.2"') + pit;
      })
      .join('')
  );
}
