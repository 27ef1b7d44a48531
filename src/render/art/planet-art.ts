import { createSeededRandom } from '#render/seeded-random.ts';
import { circle, formatCoordinate, path } from '#render/svg.ts';

/** Color ramps of planet surfaces from low to high, applied to noise. */
const surfaces = {
  ocean: [
    ['#0b2a5c', '#1c5aa8', '#3f8fd6', '#a9d8f7'],
    ['#14306b', '#2f6fc2', '#7fb6ea', '#e9f5ff'],
    ['#0d3b63', '#1f7fae', '#58b7d0', '#d8f4f2'],
  ],
  lava: [
    ['#3a0d08', '#8a2413', '#d4552a', '#ffc061'],
    ['#2b0f12', '#7a1f26', '#b8433a', '#f09a6a'],
    ['#401305', '#a03a0e', '#d9772b', '#ffe08a'],
  ],
  land: [
    ['#0f2b17', '#2c6b36', '#6fa250', '#d6dc9a'],
    ['#14281c', '#35604a', '#7c9a6a', '#cfd6b4'],
    ['#0c3020', '#1f7a4d', '#67b06a', '#e4e7a6'],
  ],
  /** Rock and air, or bands of gas. */
  strange: [
    ['#2a1c4d', '#6a4aa0', '#c08ad0', '#ffe3c8'],
    ['#3b2a12', '#8a6a2a', '#d2ab55', '#fff0c0'],
    ['#10343a', '#22757c', '#6fc0b4', '#effff0'],
    ['#402030', '#93466a', '#d98aa0', '#ffe8de'],
  ],
  city: [['#241a16', '#57442f', '#8d7048', '#e9cd92']],
} as const;

export type Surface = keyof typeof surfaces;

/** Input of a planet's picture; the same name always gives the same picture. */
export interface PlanetLooks {
  /** Unique within a picture. */
  id: string;
  name: string;
  surface: Surface;
}

const share = (value: number): string => value.toFixed(4);
const channel = (hex: string, i: number): number => parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16) / 255;

/** Draws a planet of radius r around 0,0: land, sea, lava, bands or lights, lit from the upper left. */
export function planetArt(planet: PlanetLooks, r: number): string {
  const random = createSeededRandom(planet.name);
  const { surface } = planet;
  const choices = surfaces[surface];
  const colors = choices[Math.floor(random() * choices.length)];
  const seed = Math.floor(random() * 900);
  const banded = surface === 'strange' && random() < 0.5;
  const tilt = Math.round(random() * 50 - 25);
  const id = `p-${planet.id}`;
  const light = colors[3];
  // Only bands show the tilt; a rotated square must be larger to fill the disc.
  const reach = banded ? r * 1.3 : r;
  // Away from the origin of the noise, where its grid would show.
  const [left, top] = [r * (3 + random() * 9), r * (3 + random() * 9)];
  const layer = (name: string) =>
    `<g transform="${banded ? `rotate(${tilt}) ` : ''}translate(${formatCoordinate(-left - reach)} ${formatCoordinate(-top - reach)})"><rect x="${formatCoordinate(left)}" y="${formatCoordinate(top)}" width="${formatCoordinate(reach * 2)}" height="${formatCoordinate(reach * 2)}" filter="url(#${id}-${name})"/></g>`;
  const sky = surface === 'ocean' || surface === 'land' || (surface === 'strange' && !banded);
  return `<defs>
${filter(`${id}-f`, ground(surface, banded, colors, seed, r))}
${sky ? filter(`${id}-w`, clouds(seed + 5, r)) : ''}${surface === 'city' ? filter(`${id}-w`, lights(seed, r)) : ''}
<clipPath id="${id}-c"><circle r="${formatCoordinate(r)}"/></clipPath>
<radialGradient id="${id}-s" cx=".33" cy=".28" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset=".36" stop-color="#fff" stop-opacity="0"/><stop offset=".56" stop-color="#000814" stop-opacity=".1"/><stop offset=".82" stop-color="#00040c" stop-opacity=".62"/><stop offset="1" stop-color="#000208" stop-opacity=".9"/></radialGradient>
<radialGradient id="${id}-g"><stop offset=".8" stop-color="${light}" stop-opacity=".42"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>
<linearGradient id="${id}-e" x1=".12" y1=".1" x2=".8" y2=".86"><stop offset="0" stop-color="${light}" stop-opacity=".95"/><stop offset=".5" stop-color="${light}" stop-opacity=".16"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></linearGradient>
</defs>
${circle(-r * 0.03, -r * 0.03, r * 1.15, `fill="url(#${id}-g)"`)}
<g clip-path="url(#${id}-c)">${layer('f')}${sky ? layer('w') : ''}${surface === 'city' ? roads(r) + layer('w') : ''}</g>
${circle(0, 0, r, `fill="url(#${id}-s)"`)}
${circle(0, 0, r - 1.4, `fill="none" stroke="url(#${id}-e)" stroke-width="2.8"`)}`;
}

const filter = (id: string, steps: string): string =>
  `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">${steps}</filter>`;

/** Noise colored by height, with relief shading. */
function ground(surface: Surface, banded: boolean, colors: readonly string[], seed: number, r: number): string {
  const lava = surface === 'lava';
  const frequency = banded
    ? `${share(0.4 / r)} ${share(2.6 / r)}`
    : share((lava ? 1.5 : surface === 'city' ? 2.6 : 1.35) / r);
  // On lava worlds the lowest ground glows; elsewhere colors go from seas over coasts to heights.
  const [deep, low, mid, high] = colors;
  const ramp = lava
    ? [high, mid, low, low, deep, deep, low, deep]
    : banded
      ? [deep, low, mid, low, high, mid, high, low]
      : [deep, deep, low, low, mid, mid, high, high];
  const tables = ['R', 'G', 'B']
    .map(
      (name, i) =>
        `<feFunc${name} type="table" tableValues="${ramp.map((color) => channel(color, i).toFixed(3)).join(' ')}"/>`,
    )
    .join('');
  const gain = lava ? '2.6 0 0 0 -.3 2.6 0 0 0 -.3 2.6 0 0 0 -.3' : '1.9 0 0 0 -.42 1.9 0 0 0 -.42 1.9 0 0 0 -.42';
  return (
    `<feTurbulence type="${lava ? 'turbulence' : 'fractalNoise'}" baseFrequency="${frequency}" numOctaves="${banded ? 3 : 4}" seed="${seed}" result="noise"/>` +
    `<feColorMatrix in="noise" values="${gain} 0 0 0 0 1"/><feComponentTransfer result="surface">${tables}</feComponentTransfer>` +
    `<feColorMatrix in="noise" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0"/><feDiffuseLighting surfaceScale="${formatCoordinate(r * (banded ? 0.03 : lava ? 0.22 : 0.2))}" diffuseConstant="1.25" lighting-color="#ffffff" result="relief"><feDistantLight azimuth="225" elevation="52"/></feDiffuseLighting>` +
    '<feComposite in="surface" in2="relief" operator="arithmetic" k1=".95" k2=".12" k3="0" k4="0"/>'
  );
}

/** White clouds, stretched along the equator. */
const clouds = (seed: number, r: number): string =>
  `<feTurbulence type="fractalNoise" baseFrequency="${share(0.9 / r)} ${share(2.3 / r)}" numOctaves="4" seed="${seed}"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 3.4 0 0 0 -1.82"/>`;

/** City planet: countless lights, dense in its districts. */
const lights = (seed: number, r: number): string =>
  `<feTurbulence type="fractalNoise" baseFrequency="${share(8 / r)}" numOctaves="2" seed="${seed}"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 .87 0 0 0 0 .56 7 0 0 0 -3.7" result="lamps"/>` +
  `<feTurbulence type="fractalNoise" baseFrequency="${share(1.7 / r)}" numOctaves="2" seed="${seed + 3}"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 4 0 0 0 -1.5" result="quarters"/><feComposite in="lamps" in2="quarters" operator="in"/>`;

/** Main roads of the city planet, seen from above a pole. */
function roads(r: number): string {
  const rings = [0.2, 0.42, 0.68, 0.98, 1.3].map(
    (away) =>
      `<ellipse cx="${formatCoordinate(-r * 0.22)}" cy="${formatCoordinate(-r * 0.2)}" rx="${formatCoordinate(r * away)}" ry="${formatCoordinate(r * away * 0.94)}" fill="none" stroke="#ffe0a0" stroke-width="${formatCoordinate(r * 0.022)}" stroke-opacity=".5"/>`,
  );
  const rays = Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * 6.283 + 0.2;
    return `M${formatCoordinate(-r * 0.22 + Math.cos(angle) * r * 0.2)},${formatCoordinate(-r * 0.2 + Math.sin(angle) * r * 0.19)} L${formatCoordinate(-r * 0.22 + Math.cos(angle) * r * 1.4)},${formatCoordinate(-r * 0.2 + Math.sin(angle) * r * 1.32)}`;
  });
  return (
    rings.join('') +
    path(
      rays.join(' '),
      `fill="none" stroke="#ffe0a0" stroke-width="${formatCoordinate(r * 0.014)}" stroke-opacity=".34"`,
    )
  );
}
