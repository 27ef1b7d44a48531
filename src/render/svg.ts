import { drawable, FAMILY, type Weight } from './text-metrics.ts';

// Never `opacity=`: it makes a layer for every element. Fill and stroke opacities cost nothing.

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const control = /[\u0000-\u001f\ufffe\uffff]/gu;

/** As it stands in a picture. */
export const escaped = (text: string): string =>
  drawable(text)
    .replace(control, ' ')
    .replace(/[&<>"]/g, (letter) => entities[letter]);

/** Numbers in a picture need no more than a tenth of a pixel. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Shares and strengths, to a thousandth. */
export const n3 = (value: number): string => value.toFixed(3);

export interface TextStyle {
  size: number;
  weight?: Weight;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  /** A dark edge that keeps letters legible on anything. */
  halo?: string | false;
  spacing?: number;
}

/** Text on its baseline. */
export function text(x: number, y: number, words: string, style: TextStyle): string {
  const { size, weight = 700, fill = '#f2f5fb', anchor = 'start', halo = false, spacing } = style;
  const attributes = [
    `x="${n(x)}" y="${n(y)}" font-family="${FAMILY}" font-size="${n(size)}" font-weight="${weight}" fill="${fill}"`,
    anchor !== 'start' && `text-anchor="${anchor}"`,
    spacing && `letter-spacing="${spacing}"`,
    halo && `stroke="${halo}" stroke-width="${n(size / 5)}" stroke-linejoin="round" paint-order="stroke"`,
  ]
    .filter(Boolean)
    .join(' ');
  return `<text ${attributes}>${escaped(words)}</text>`;
}

export const rect = (x: number, y: number, width: number, height: number, radius: number, paint: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" ${paint}/>`;

export const circle = (x: number, y: number, r: number, paint: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${paint}/>`;

export const path = (d: string, paint: string): string => `<path d="${d}" ${paint}/>`;

export const polygon = (points: readonly (readonly [number, number])[], paint: string): string =>
  `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" ${paint}/>`;

export const at = (x: number, y: number, body: string, scale = 1): string =>
  `<g transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}">${body}</g>`;

/** A whole picture: what lies in a box of its own units, drawn at a scale. */
export const picture = (
  box: { x: number; y: number; width: number; height: number },
  body: string,
  scale = 1,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(box.width * scale)}" height="${Math.round(box.height * scale)}" viewBox="${n(box.x)} ${n(box.y)} ${n(box.width)} ${n(box.height)}">${body}</svg>`;
