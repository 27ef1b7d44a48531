import { HEX_RADIUS } from '#render/geometry.ts';
import { circle } from '#render/svg.ts';
import { starsArt } from './stars.ts';

/** Draws glowing clouds that fill a system. */
export function nebulaArt(random: () => number): string {
  const noise = (frequency: number) =>
    `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="4" seed="${Math.floor(random() * 900)}" result="noise"/>`;
  const clouds = (id: string, steps: string) =>
    `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">${steps}</filter>`;
  /** Color of a cloud, as dense as a channel of the noise. */
  const tinted = ([r, g, b]: [number, number, number], thick: string, result = '') =>
    `<feColorMatrix in="noise" values="0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b} ${thick}" result="${result}"/>`;
  // Away from the origin, where the grid of the noise would show.
  const fill = (id: string) =>
    `<g transform="translate(${-HEX_RADIUS - 530} ${-HEX_RADIUS - 410})"><rect x="530" y="410" width="${2 * HEX_RADIUS}" height="${2 * HEX_RADIUS}" filter="url(#${id})"/></g>`;
  const lit = `${tinted([0.42, 0.2, 0.95], '3 0 0 0 -1.15', 'violet')}${tinted([0.93, 0.22, 0.66], '0 3.4 0 0 -1.5', 'rose')}<feMerge><feMergeNode in="violet"/><feMergeNode in="rose"/></feMerge>`;
  return (
    `<defs>${clouds('neb0', noise(0.0078) + lit)}${clouds('neb2', noise(0.009) + tinted([0.1, 0.02, 0.2], '3.6 0 0 0 -1.75', 'dark'))}` +
    `<radialGradient id="nebmid"><stop offset="0" stop-color="#ffd9f4" stop-opacity=".5"/><stop offset=".45" stop-color="#ff8ee0" stop-opacity=".2"/><stop offset="1" stop-color="#b04dff" stop-opacity="0"/></radialGradient></defs>` +
    `<rect x="${-HEX_RADIUS}" y="${-HEX_RADIUS}" width="${2 * HEX_RADIUS}" height="${2 * HEX_RADIUS}" fill="#2c0f5c"/>` +
    fill('neb0') +
    circle(-26, -34, 130, 'fill="url(#nebmid)"') +
    fill('neb2') +
    starsArt(random, { x: -HEX_RADIUS, y: -HEX_RADIUS, width: 2 * HEX_RADIUS, height: 2 * HEX_RADIUS }, 40, 1)
  );
}
