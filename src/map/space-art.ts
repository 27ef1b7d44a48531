import type { Anomaly, Wormhole } from '../views/index.ts';
import { corners, R, within } from './geometry.ts';
import { anomalies, wormholes } from './palette.ts';
import { circle, n, path, polygon, seeded } from './svg.ts';

const hex = (radius: number, paint: string): string => polygon(corners(radius), paint);

export const SKIES = 9;

/** One of a few empty skies, stars and dust, that the systems share: noise is the dearest thing to draw. */
export function skyArt(variant: number): string {
  const random = seeded(`sky ${variant}`);
  const hue = 214 + Math.floor(random() * 44);
  return [
    `<defs><clipPath id="hex">${hex(R - 1.5, '')}</clipPath><radialGradient id="deep" cx="${n2(0.3 + random() * 0.4)}" cy="${n2(0.25 + random() * 0.4)}" r=".8"><stop offset="0" stop-color="hsl(${hue} 46% 19%)"/><stop offset=".55" stop-color="hsl(${hue} 52% 11.5%)"/><stop offset="1" stop-color="hsl(${hue} 60% 6.5%)"/></radialGradient>`
    + `<filter id="dust" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".0085" numOctaves="3" seed="${Math.floor(random() * 900)}"/><feColorMatrix values="0 0 0 0 ${n2(0.3 + random() * 0.3)} 0 0 0 0 ${n2(0.35 + random() * 0.2)} 0 0 0 0 .85 1.3 0 0 0 -.56"/></filter></defs>`,
    '<g clip-path="url(#hex)">',
    hex(R, 'fill="url(#deep)"'),
    `<rect x="${-R}" y="${-R}" width="${2 * R}" height="${2 * R}" filter="url(#dust)"/>`,
    stars(random),
    '</g>',
    hex(R - 2.5, 'fill="none" stroke="#33436b" stroke-width="2"'),
  ].join('\n');
}

/** What sets a system's space apart: anomalies, and the edge that tells of them or of a wormhole. */
export function spaceArt(id: string, kinds: readonly Anomaly[], holes: readonly Wormhole[]): string {
  const random = seeded(`space ${id}`);
  const parts: string[] = [];
  if (kinds.length) parts.push(`<defs><clipPath id="hex">${hex(R - 1.5, '')}</clipPath></defs><g clip-path="url(#hex)">`, ...kinds.map((kind) => art[kind](random)), '</g>');
  for (const kind of kinds) {
    parts.push(hex(R - 7, `fill="none" stroke="${anomalies[kind].color}" stroke-width="7" stroke-opacity=".95"`));
    parts.push(hex(R - 13, `fill="none" stroke="${anomalies[kind].color}" stroke-width="6" stroke-opacity=".22"`));
  }
  if (!kinds.length) {
    holes.forEach((hole, i) => parts.push(hex(R - 6 - i * 6, `fill="none" stroke="${wormholes[hole].color}" stroke-width="3.4" stroke-opacity=".75" stroke-dasharray="26 12"`)));
  }
  return parts.join('\n');
}

const n2 = (value: number): string => value.toFixed(3);

function stars(random: () => number): string {
  const parts: string[] = [];
  while (parts.length < 64) {
    const x = (random() * 2 - 1) * R;
    const y = (random() * 2 - 1) * R;
    if (!within(x, y, R - 8)) continue;
    const bright = random() ** 3;
    const tint = random() < 0.2 ? '#ffe3c0' : random() < 0.3 ? '#bcd4ff' : '#ffffff';
    parts.push(circle(x, y, 0.55 + bright * 1.5, `fill="${tint}" fill-opacity="${n2(0.25 + bright * 0.7)}"`));
    if (bright > 0.8) parts.push(path(`M${n(x - 6)},${n(y)} H${n(x + 6)} M${n(x)},${n(y - 6)} V${n(y + 6)}`, `stroke="${tint}" stroke-width=".8" stroke-opacity=".55"`));
  }
  return parts.join('');
}

const art: Record<Anomaly, (random: () => number) => string> = {
  'asteroid-field': (random) => {
    const rocks: { x: number; y: number; size: number }[] = [];
    for (let i = 0; i < 900 && rocks.length < 58; i++) {
      const x = (random() * 2 - 1) * R;
      // A belt across the system, thinning out to its sides.
      const y = (random() + random() + random() - 1.5) * 165 - x * 0.22;
      const size = 4 + random() ** 2 * 21;
      if (rocks.some((rock) => Math.hypot(rock.x - x, rock.y - y) < rock.size + size - 2)) continue;
      rocks.push({ x, y, size });
    }
    return `<defs><linearGradient id="rock" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#c7a883"/><stop offset=".45" stop-color="#7d6650"/><stop offset="1" stop-color="#2c241e"/></linearGradient></defs>`
      + `<rect x="${-R}" y="-70" width="${2 * R}" height="140" fill="#8a6a48" fill-opacity=".12" transform="rotate(-12)"/>`
      + rocks.map(({ x, y, size }) => {
        const sides = 7 + Math.floor(random() * 4);
        const points = Array.from({ length: sides }, (_, i): [number, number] => {
          const away = size * (0.72 + random() * 0.34);
          const angle = (i / sides) * 6.283;
          return [x + Math.cos(angle) * away, y + Math.sin(angle) * away * 0.86];
        });
        const pit = size > 11 ? circle(x - size * 0.15, y - size * 0.1, size * 0.24, 'fill="#2a211a" fill-opacity=".5"') + circle(x + size * 0.35, y + size * 0.25, size * 0.14, 'fill="#2a211a" fill-opacity=".5"') : '';
        return polygon(points, 'fill="url(#rock)" stroke="#120d09" stroke-width="1.2"') + pit;
      }).join('');
  },
  nebula: (random) => `<defs>${[['#d63bb0', 0.011, 1.7, 0.92], ['#7a3df0', 0.008, 1.6, 0.78], ['#3a9fd6', 0.02, 1.3, 0.86]].map(([color, frequency, gain, cut], i) => {
    const [r, g, b] = [1, 3, 5].map((at) => parseInt(String(color).slice(at, at + 2), 16) / 255);
    return `<filter id="neb${i}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${Math.floor(random() * 900)}"/><feColorMatrix values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${gain} ${Number(gain) / 2} 0 0 ${-Number(cut)}"/></filter>`;
  }).join('')}<radialGradient id="nebmid"><stop offset="0" stop-color="#ffd0f6" stop-opacity=".28"/><stop offset="1" stop-color="#b04dff" stop-opacity="0"/></radialGradient></defs>`
    + `<rect x="${-R}" y="${-R}" width="${2 * R}" height="${2 * R}" fill="#3a1470" fill-opacity=".75"/>`
    + [1, 0, 2].map((i) => `<rect x="${-R}" y="${-R}" width="${2 * R}" height="${2 * R}" filter="url(#neb${i})"/>`).join('')
    + circle(-20, 10, 120, 'fill="url(#nebmid)"'),
  supernova: (random) => {
    const rays = Array.from({ length: 44 }, (_, i) => {
      const angle = (i / 44) * 6.283 + random() * 0.08;
      const long = 96 + random() ** 2 * 118;
      const wide = 0.02 + random() * 0.035;
      return polygon([[Math.cos(angle - wide) * 44, Math.sin(angle - wide) * 44], [Math.cos(angle) * long, Math.sin(angle) * long], [Math.cos(angle + wide) * 44, Math.sin(angle + wide) * 44]], `fill="#ffd27a" fill-opacity="${n2(0.25 + random() * 0.4)}"`);
    });
    return `<defs><radialGradient id="nova"><stop offset="0" stop-color="#ffffff"/><stop offset=".2" stop-color="#fff6c9"/><stop offset=".36" stop-color="#ffc24d"/><stop offset=".58" stop-color="#ff6a1f" stop-opacity=".75"/><stop offset="1" stop-color="#b31d00" stop-opacity="0"/></radialGradient></defs>`
      + `<rect x="${-R}" y="${-R}" width="${2 * R}" height="${2 * R}" fill="#4d0f02" fill-opacity=".7"/>`
      + circle(0, 0, 176, 'fill="url(#nova)"') + rays.join('')
      + circle(0, 0, 128, 'fill="none" stroke="#ffe3a6" stroke-width="3" stroke-opacity=".5" stroke-dasharray="40 9 14 9"')
      + circle(0, 0, 44, 'fill="#fffbe6"');
  },
  'gravity-rift': () => {
    const rings: string[] = [];
    for (let i = 0; i < 12; i++) {
      const wide = 34 + i * 12.5;
      const paint = `fill="none" stroke="${i < 3 ? '#ffe9c2' : i < 6 ? '#ff9a4d' : i < 9 ? '#e0344c' : '#7a1f66'}" stroke-width="${n(7 - i * 0.42)}" stroke-opacity="${n2(0.92 - i * 0.06)}" stroke-dasharray="${n(wide * 2.1)} ${n(wide * 0.5)}" stroke-linecap="round"`;
      rings.push(`<ellipse rx="${n(wide)}" ry="${n(wide * 0.62)}" transform="rotate(${-24 + i * 23})" ${paint}/>`);
    }
    return `<defs><radialGradient id="rift"><stop offset=".12" stop-color="#000"/><stop offset=".3" stop-color="#2b0008"/><stop offset=".7" stop-color="#5a0a2a" stop-opacity=".7"/><stop offset="1" stop-color="#1c0420" stop-opacity=".2"/></radialGradient></defs>`
      + circle(0, 0, 180, 'fill="url(#rift)"') + rings.reverse().join('') + circle(0, 0, 31, 'fill="#000" stroke="#fff1d6" stroke-width="2.5"');
  },
};
