import type { PlanetView } from '../views/index.ts';
import { surfaces } from './palette.ts';
import { circle, n, seeded } from './svg.ts';

/** What a planet's look is made from: everything here is fixed for the game. */
export type Looks = Pick<PlanetView, 'id' | 'name' | 'trait' | 'home' | 'mecatol'>;

const rgb = (hex: string): [number, number, number] => [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255) as [number, number, number];

/** A planet of radius r around 0,0: noise in the colours of its trait, shaded into a ball. */
export function planetArt(planet: Looks, r: number): string {
  const random = seeded(planet.name);
  const kind = planet.mecatol ? 'mecatol' : planet.trait ?? 'home';
  const choices = surfaces[kind];
  const colors = choices[Math.floor(random() * choices.length)];
  const ramp = [0, 1, 2].map((channel) => {
    const [deep, low, mid, high] = colors.map((color) => rgb(color)[channel]);
    return [deep, deep, low, low, mid, mid, high, high].map((value) => value.toFixed(3)).join(' ');
  });
  const id = `p-${planet.id}`;
  const banded = kind === 'home' && random() < 0.5;
  const frequency = banded ? `${n2(0.6 / r)} ${n2(4 / r)}` : kind === 'hazardous' ? n2(2.4 / r) : kind === 'mecatol' ? n2(3.4 / r) : n2(1.5 / r);
  const tilt = Math.round(random() * 50 - 25);
  const light = colors[3];
  // Only bands show that they are tilted; a turned square must be larger to fill the disc.
  const reach = banded ? r * 1.3 : r;
  return `<defs>
<filter id="${id}-f" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="${kind === 'hazardous' || kind === 'mecatol' ? 'turbulence' : 'fractalNoise'}" baseFrequency="${frequency}" numOctaves="3" seed="${Math.floor(random() * 900)}"/><feColorMatrix values="1.9 0 0 0 -.42 1.9 0 0 0 -.42 1.9 0 0 0 -.42 0 0 0 0 1"/><feComponentTransfer><feFuncR type="table" tableValues="${ramp[0]}"/><feFuncG type="table" tableValues="${ramp[1]}"/><feFuncB type="table" tableValues="${ramp[2]}"/></feComponentTransfer></filter>
<clipPath id="${id}-c"><circle r="${n(r)}"/></clipPath>
<radialGradient id="${id}-s" cx=".34" cy=".3" r=".78"><stop offset="0" stop-color="#fff" stop-opacity=".34"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/><stop offset=".62" stop-color="#000814" stop-opacity=".12"/><stop offset="1" stop-color="#000409" stop-opacity=".82"/></radialGradient>
<radialGradient id="${id}-g"><stop offset=".78" stop-color="${light}" stop-opacity=".34"/><stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient>
</defs>
${circle(0, 0, r * 1.16, `fill="url(#${id}-g)"`)}
<g clip-path="url(#${id}-c)"><rect x="${n(-reach)}" y="${n(-reach)}" width="${n(reach * 2)}" height="${n(reach * 2)}" filter="url(#${id}-f)"${banded ? ` transform="rotate(${tilt})"` : ''}/></g>
${kind === 'mecatol' ? cityLights(r, random) : ''}
${circle(0, 0, r, `fill="url(#${id}-s)"`)}
${circle(0, 0, r - 0.8, `fill="none" stroke="${light}" stroke-width="1.6" stroke-opacity=".5"`)}`;
}

const n2 = (value: number): string => value.toFixed(4);

/** A world that is one city: rings of lights. */
function cityLights(r: number, random: () => number): string {
  const parts: string[] = [];
  for (const [share, dash] of [[0.28, '3 5'], [0.5, '9 4 2 4'], [0.7, '2 6'], [0.86, '14 5 3 5']] as const) {
    parts.push(circle(0, 0, r * share, `fill="none" stroke="#ffe2a0" stroke-width="${n(1.2 + random())}" stroke-opacity=".55" stroke-dasharray="${dash}"`));
  }
  for (let i = 0; i < 26; i++) {
    const angle = random() * 6.283;
    const away = Math.sqrt(random()) * r * 0.92;
    parts.push(circle(Math.cos(angle) * away, Math.sin(angle) * away, 0.9 + random() * 1.1, 'fill="#fff3c4" fill-opacity=".85"'));
  }
  return parts.join('');
}
