import type { Anomaly, Wormhole } from '../views/index.ts';
import { corners, R, type Box, type Point } from './geometry.ts';
import { anomalies, wormholes } from './palette.ts';
import { circle, n, path, polygon, seeded } from './svg.ts';

const hex = (radius: number, paint: string): string => polygon(corners(radius), paint);

/** Clouds of light along the two arms of the galaxy, in units of the board, Mecatol Rex at its middle. */
const arms: { x: number; y: number; r: number; color: string; strength: number }[] = (() => {
  const random = seeded('galaxy');
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

/** The galaxy behind everything, as much of it as lies within a box of the board's units, Mecatol Rex at 0,0. Soft throughout. */
export function galaxyArt({ x, y, width, height }: Box): string {
  const near = arms.filter((arm) => arm.x + arm.r > x && arm.x - arm.r < x + width && arm.y + arm.r > y && arm.y - arm.r < y + height);
  const glow = (color: string) => `a${color.slice(1)}`;
  const all = `x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"`;
  // One noise, two of its channels: lit clouds, and dark lanes before them.
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
    near.map((arm) => circle(arm.x, arm.y, arm.r, `fill="url(#${glow(arm.color)})" fill-opacity="${n2(arm.strength)}"`)).join('') +
    `<rect ${all} filter="url(#dust)"/>`
  );
}

/** Before the galaxy: stars, the edges of the hexes whose middles are given, and darkness around them. */
export function hexesArt({ x, y, width, height }: Box, middles: Point[], scale: number): string {
  const random = seeded('stars');
  const outline = (radius: number) =>
    middles
      .map(
        (middle) =>
          `M${corners(radius)
            .map(([dx, dy]) => `${n(middle.x + dx)},${n(middle.y + dy)}`)
            .join(' L')} Z`,
      )
      .join(' ');
  return (
    starsArt(random, { x, y, width, height }, Math.round((width * height) / 2400), Math.min(1, 1.4 / scale)) +
    path(
      `M${n(x)},${n(y)} H${n(x + width)} V${n(y + height)} H${n(x)} Z ${outline(R)}`,
      `fill="#04060e" fill-opacity=".66" fill-rule="evenodd"`,
    ) +
    path(outline(R - 8), 'fill="none" stroke="#04060f" stroke-width="12" stroke-opacity=".2"') +
    path(outline(R - 2), 'fill="none" stroke="#5469a6" stroke-width="2" stroke-opacity=".6"')
  );
}

/** What sets a system's space apart: anomalies, and the edge that tells of them or of a wormhole. */
export function spaceArt(id: string, kinds: readonly Anomaly[], holes: readonly Wormhole[]): string {
  const random = seeded(`space ${id}`);
  const parts: string[] = [];
  if (kinds.length)
    parts.push(
      `<defs><clipPath id="hex">${hex(R - 1.5, '')}</clipPath></defs><g clip-path="url(#hex)">`,
      ...kinds.map((kind) => art[kind](random)),
      '</g>',
    );
  for (const kind of kinds) {
    parts.push(hex(R - 7, `fill="none" stroke="${anomalies[kind].color}" stroke-width="7" stroke-opacity=".95"`));
    parts.push(hex(R - 13, `fill="none" stroke="${anomalies[kind].color}" stroke-width="6" stroke-opacity=".22"`));
  }
  if (!kinds.length) {
    holes.forEach((hole, i) =>
      parts.push(
        hex(
          R - 6 - i * 6,
          `fill="none" stroke="${wormholes[hole].color}" stroke-width="3.4" stroke-opacity=".75" stroke-dasharray="26 12"`,
        ),
      ),
    );
  }
  return parts.join('\n');
}

const n2 = (value: number): string => value.toFixed(3);

/** Stars in a box: as dots of a few lines, which cost next to nothing, and a few with rays. */
function starsArt(random: () => number, { x, y, width, height }: Box, count: number, size: number): string {
  const magnitudes = [0.08, 0.22, 0.45, 0.8].map((bright) => ({ bright, white: '', warm: '', cold: '' }));
  let rays = '';
  for (let i = 0; i < count; i++) {
    const [left, top] = [n(x + random() * width), n(y + random() * height)];
    const bright = random() ** 3;
    const magnitude = magnitudes.findLast((one) => one.bright <= bright) ?? magnitudes[0];
    const tint = random();
    magnitude[tint < 0.16 ? 'warm' : tint < 0.4 ? 'cold' : 'white'] += `M${left},${top}h0`;
    if (bright > 0.86) rays += `M${left},${top}m${n(-6 * size)},0h${n(12 * size)}m${n(-6 * size)},${n(-6 * size)}v${n(12 * size)}`;
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
                  `fill="none" stroke="${color}" stroke-linecap="round" stroke-width="${n2((1.1 + bright * 3) * size)}" stroke-opacity="${n2(0.28 + bright * 0.7)}"`,
                )
              : '',
          )
          .join(''),
      )
      .join('') + path(rays, `fill="none" stroke="#ffffff" stroke-width="${n2(0.8 * size)}" stroke-opacity=".5"`)
  );
}

/** Above the middle, so that fleets lie below it. */
const RIFT = -38;

const art: Record<Anomaly, (random: () => number) => string> = {
  'asteroid-field': (random) => {
    const rocks: { x: number; y: number; size: number }[] = [];
    for (let i = 0; i < 2600 && rocks.length < 120; i++) {
      const x = (random() * 2 - 1) * R;
      // A belt across the system, thinning out to its sides; the large ones first.
      const y = (random() + random() + random() - 1.5) * 150 - x * 0.22;
      const size = rocks.length < 16 ? 13 + random() * 13 : 2.4 + random() ** 2 * 11;
      if (rocks.some((rock) => Math.hypot(rock.x - x, rock.y - y) < rock.size + size - 1)) continue;
      rocks.push({ x, y, size });
    }
    return (
      `<defs><linearGradient id="rock" x1=".1" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="#dcc09a"/><stop offset=".4" stop-color="#8f7558"/><stop offset="1" stop-color="#231b16"/></linearGradient>` +
      `<linearGradient id="belt" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#a9835a" stop-opacity="0"/><stop offset=".5" stop-color="#a9835a" stop-opacity=".34"/><stop offset="1" stop-color="#a9835a" stop-opacity="0"/></linearGradient></defs>` +
      `<rect x="${-1.2 * R}" y="-130" width="${2.4 * R}" height="260" fill="url(#belt)" transform="rotate(-12.4)"/>` +
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
  },
  nebula: (random) => {
    const noise = (frequency: number) =>
      `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="4" seed="${Math.floor(random() * 900)}" result="noise"/>`;
    const clouds = (id: string, steps: string) =>
      `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">${steps}</filter>`;
    /** Of the colour given, as thick as a channel of the noise says. */
    const tinted = ([r, g, b]: [number, number, number], thick: string, result = '') =>
      `<feColorMatrix in="noise" values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${thick}" result="${result}"/>`;
    // Away from the origin, where the grid of the noise would show.
    const fill = (id: string) =>
      `<g transform="translate(${-R - 530} ${-R - 410})"><rect x="530" y="410" width="${2 * R}" height="${2 * R}" filter="url(#${id})"/></g>`;
    const lit = `${tinted([0.42, 0.2, 0.95], '3 0 0 0 -1.15', 'violet')}${tinted([0.93, 0.22, 0.66], '0 3.4 0 0 -1.5', 'rose')}<feMerge><feMergeNode in="violet"/><feMergeNode in="rose"/></feMerge>`;
    return (
      `<defs>${clouds('neb0', noise(0.0078) + lit)}${clouds('neb2', noise(0.009) + tinted([0.1, 0.02, 0.2], '3.6 0 0 0 -1.75', 'dark'))}` +
      `<radialGradient id="nebmid"><stop offset="0" stop-color="#ffd9f4" stop-opacity=".5"/><stop offset=".45" stop-color="#ff8ee0" stop-opacity=".2"/><stop offset="1" stop-color="#b04dff" stop-opacity="0"/></radialGradient></defs>` +
      `<rect x="${-R}" y="${-R}" width="${2 * R}" height="${2 * R}" fill="#2c0f5c"/>` +
      fill('neb0') +
      circle(-26, -34, 130, 'fill="url(#nebmid)"') +
      fill('neb2') +
      starsArt(random, { x: -R, y: -R, width: 2 * R, height: 2 * R }, 40, 1)
    );
  },
  supernova: (random) => {
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
        `fill="#ffd27a" fill-opacity="${n2(0.25 + random() * 0.4)}"`,
      );
    });
    return (
      `<defs><radialGradient id="nova"><stop offset="0" stop-color="#ffffff"/><stop offset=".2" stop-color="#fff6c9"/><stop offset=".36" stop-color="#ffc24d"/><stop offset=".58" stop-color="#ff6a1f" stop-opacity=".75"/><stop offset="1" stop-color="#b31d00" stop-opacity="0"/></radialGradient></defs>` +
      `<rect x="${-R}" y="${-R}" width="${2 * R}" height="${2 * R}" fill="#4d0f02" fill-opacity=".7"/>` +
      circle(0, 0, 176, 'fill="url(#nova)"') +
      rays.join('') +
      circle(0, 0, 128, 'fill="none" stroke="#ffe3a6" stroke-width="3" stroke-opacity=".5" stroke-dasharray="40 9 14 9"') +
      circle(0, 0, 44, 'fill="#fffbe6"')
    );
  },
  'gravity-rift': () => {
    const rings: string[] = [];
    for (let i = 0; i < 12; i++) {
      const wide = 34 + i * 12.5;
      const paint = `fill="none" stroke="${i < 3 ? '#ffe9c2' : i < 6 ? '#ff9a4d' : i < 9 ? '#e0344c' : '#7a1f66'}" stroke-width="${n(7 - i * 0.42)}" stroke-opacity="${n2(0.92 - i * 0.06)}" stroke-dasharray="${n(wide * 2.1)} ${n(wide * 0.5)}" stroke-linecap="round"`;
      rings.push(`<ellipse cy="${RIFT}" rx="${n(wide)}" ry="${n(wide * 0.62)}" transform="rotate(${-24 + i * 23} 0 ${RIFT})" ${paint}/>`);
    }
    return (
      `<defs><radialGradient id="rift"><stop offset=".12" stop-color="#000"/><stop offset=".3" stop-color="#2b0008"/><stop offset=".7" stop-color="#5a0a2a" stop-opacity=".7"/><stop offset="1" stop-color="#1c0420" stop-opacity=".2"/></radialGradient></defs>` +
      circle(0, RIFT, 210, 'fill="url(#rift)"') +
      rings.reverse().join('') +
      circle(0, RIFT, 31, 'fill="#000" stroke="#fff1d6" stroke-width="2.5"')
    );
  },
};
