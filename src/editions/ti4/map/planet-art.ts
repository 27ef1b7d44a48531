import type { PlanetView } from '../views/index.ts';
import { surfaces } from './palette.ts';
import { circle, n, path, seeded } from './svg.ts';

/** What a planet's look is made from: everything here is fixed for the game. */
export type Looks = Pick<PlanetView, 'id' | 'name' | 'trait' | 'home' | 'mecatol'>;

type Kind = keyof typeof surfaces;

const share = (value: number): string => value.toFixed(4);
const channel = (hex: string, i: number): number => parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16) / 255;

/** A planet of radius r around 0,0: land, sea, lava or bands in the colours of its trait, lit from the upper left. */
export function planetArt(planet: Looks, r: number): string {
  const random = seeded(planet.name);
  const kind: Kind = planet.mecatol ? 'mecatol' : (planet.trait ?? 'home');
  const choices = surfaces[kind];
  const colors = choices[Math.floor(random() * choices.length)];
  const seed = Math.floor(random() * 900);
  const banded = kind === 'home' && random() < 0.5;
  const tilt = Math.round(random() * 50 - 25);
  const id = `p-${planet.id}`;
  const light = colors[3];
  // Only bands show that they are tilted; a turned square must be larger to fill the disc.
  const reach = banded ? r * 1.3 : r;
  // Somewhere in the noise but at its origin, where its grid would show.
  const [left, top] = [r * (3 + random() * 9), r * (3 + random() * 9)];
  const layer = (name: string) =>
    `<g transform="${banded ? `rotate(${tilt}) ` : ''}translate(${n(-left - reach)} ${n(-top - reach)})"><rect x="${n(left)}" y="${n(top)}" width="${n(reach * 2)}" height="${n(reach * 2)}" filter="url(#${id}-${name})"/></g>`;
  const sky = kind === 'cultural' || kind === 'industrial' || (kind === 'home' && !banded);
  return `<defs>
${filter(`${id}-f`, ground(kind, banded, colors, seed, r))}
${sky ? filter(`${id}-w`, clouds(seed + 5, r)) : ''}${kind === 'mecatol' ? filter(`${id}-w`, lights(seed, r)) : ''}
<clipPath id="${id}-c"><circle r="${n(r)}"/></clipPath>
<radialGradient id="${id}-s" cx=".33" cy=".28" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".28"/><stop offset=".36" stop-color="#fff" stop-opacity="0"/><stop offset=".56" stop-color="#000814" stop-opacity=".1"/><stop offset=".82" stop-color="#00040c" stop-opacity=".62"/><stop offset="1" stop-color="#000208" stop-opacity=".9"/></radialGradient>
<radialGradient id="${id}-g"><stop offset=".8" stop-color="${light}" stop-opacity=".42"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>
<linearGradient id="${id}-e" x1=".12" y1=".1" x2=".8" y2=".86"><stop offset="0" stop-color="${light}" stop-opacity=".95"/><stop offset=".5" stop-color="${light}" stop-opacity=".16"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></linearGradient>
</defs>
${circle(-r * 0.03, -r * 0.03, r * 1.15, `fill="url(#${id}-g)"`)}
<g clip-path="url(#${id}-c)">${layer('f')}${sky ? layer('w') : ''}${kind === 'mecatol' ? roads(r) + layer('w') : ''}</g>
${circle(0, 0, r, `fill="url(#${id}-s)"`)}
${circle(0, 0, r - 1.4, `fill="none" stroke="url(#${id}-e)" stroke-width="2.8"`)}`;
}

const filter = (id: string, steps: string): string =>
  `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">${steps}</filter>`;

/** Noise, coloured by height, with the shadows of its relief. */
function ground(kind: Kind, banded: boolean, colors: readonly string[], seed: number, r: number): string {
  const lava = kind === 'hazardous';
  const frequency = banded ? `${share(0.4 / r)} ${share(2.6 / r)}` : share((lava ? 1.5 : kind === 'mecatol' ? 2.6 : 1.35) / r);
  // Cracks glow where the ground is lowest; elsewhere seas turn to coasts to heights.
  const [deep, low, mid, high] = colors;
  const ramp = lava
    ? [high, mid, low, low, deep, deep, low, deep]
    : banded
      ? [deep, low, mid, low, high, mid, high, low]
      : [deep, deep, low, low, mid, mid, high, high];
  const tables = ['R', 'G', 'B']
    .map((name, i) => `<feFunc${name} type="table" tableValues="${ramp.map((color) => channel(color, i).toFixed(3)).join(' ')}"/>`)
    .join('');
  const gain = lava ? '2.6 0 0 0 -.3 2.6 0 0 0 -.3 2.6 0 0 0 -.3' : '1.9 0 0 0 -.42 1.9 0 0 0 -.42 1.9 0 0 0 -.42';
  return (
    `<feTurbulence type="${lava ? 'turbulence' : 'fractalNoise'}" baseFrequency="${frequency}" numOctaves="${banded ? 3 : 4}" seed="${seed}" result="noise"/>` +
    `<feColorMatrix in="noise" values="${gain} 0 0 0 0 1"/><feComponentTransfer result="surface">${tables}</feComponentTransfer>` +
    `<feColorMatrix in="noise" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0"/><feDiffuseLighting surfaceScale="${n(r * (banded ? 0.03 : lava ? 0.22 : 0.2))}" diffuseConstant="1.25" lighting-color="#ffffff" result="relief"><feDistantLight azimuth="225" elevation="52"/></feDiffuseLighting>` +
    '<feComposite in="surface" in2="relief" operator="arithmetic" k1=".95" k2=".12" k3="0" k4="0"/>'
  );
}

/** White wisps, drawn out along the equator. */
const clouds = (seed: number, r: number): string =>
  `<feTurbulence type="fractalNoise" baseFrequency="${share(0.9 / r)} ${share(2.3 / r)}" numOctaves="4" seed="${seed}"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 3.4 0 0 0 -1.82"/>`;

/** A world that is one city: lights without number, thick in its quarters. */
const lights = (seed: number, r: number): string =>
  `<feTurbulence type="fractalNoise" baseFrequency="${share(8 / r)}" numOctaves="2" seed="${seed}"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 .87 0 0 0 0 .56 7 0 0 0 -3.7" result="lamps"/>` +
  `<feTurbulence type="fractalNoise" baseFrequency="${share(1.7 / r)}" numOctaves="2" seed="${seed + 3}"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 4 0 0 0 -1.5" result="quarters"/><feComposite in="lamps" in2="quarters" operator="in"/>`;

/** Its great roads, seen from above one of its poles. */
function roads(r: number): string {
  const rings = [0.2, 0.42, 0.68, 0.98, 1.3].map(
    (away) =>
      `<ellipse cx="${n(-r * 0.22)}" cy="${n(-r * 0.2)}" rx="${n(r * away)}" ry="${n(r * away * 0.94)}" fill="none" stroke="#ffe0a0" stroke-width="${n(r * 0.022)}" stroke-opacity=".5"/>`,
  );
  const rays = Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * 6.283 + 0.2;
    return `M${n(-r * 0.22 + Math.cos(angle) * r * 0.2)},${n(-r * 0.2 + Math.sin(angle) * r * 0.19)} L${n(-r * 0.22 + Math.cos(angle) * r * 1.4)},${n(-r * 0.2 + Math.sin(angle) * r * 1.32)}`;
  });
  return rings.join('') + path(rays.join(' '), `fill="none" stroke="#ffe0a0" stroke-width="${n(r * 0.014)}" stroke-opacity=".34"`);
}
