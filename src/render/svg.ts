import { stripUndrawable, FONT_FAMILY, type Weight } from './text-metrics.ts';

// Never `opacity=`: it makes a layer for every element. Fill and stroke opacities cost nothing.

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const control = /[\u0000-\u001f\ufffe\uffff]/gu;

/** As it stands in a picture. */
export const escapeText = (text: string): string =>
  stripUndrawable(text)
    .replace(control, ' ')
    .replace(/[&<>"]/g, (letter) => entities[letter]);

/** Numbers in a picture need no more than a tenth of a pixel. */
export const formatCoordinate = (value: number): string => String(Math.round(value * 10) / 10);

/** Shares and strengths, to a thousandth. */
export const formatFraction = (value: number): string => value.toFixed(3);

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
    `x="${formatCoordinate(x)}" y="${formatCoordinate(y)}" font-family="${FONT_FAMILY}" font-size="${formatCoordinate(size)}" font-weight="${weight}" fill="${fill}"`,
    anchor !== 'start' && `text-anchor="${anchor}"`,
    spacing && `letter-spacing="${spacing}"`,
    halo &&
      `stroke="${halo}" stroke-width="${formatCoordinate(size / 5)}" stroke-linejoin="round" paint-order="stroke"`,
  ]
    .filter(Boolean)
    .join(' ');
  return `<text ${attributes}>${escapeText(words)}</text>`;
}

export const rect = (x: number, y: number, width: number, height: number, radius: number, paint: string): string =>
  `<rect x="${formatCoordinate(x)}" y="${formatCoordinate(y)}" width="${formatCoordinate(width)}" height="${formatCoordinate(height)}" rx="${formatCoordinate(radius)}" ${paint}/>`;

export const circle = (x: number, y: number, r: number, paint: string): string =>
  `<circle cx="${formatCoordinate(x)}" cy="${formatCoordinate(y)}" r="${formatCoordinate(r)}" ${paint}/>`;

export const path = (d: string, paint: string): string => `<path d="${d}" ${paint}/>`;

export const polygon = (points: readonly (readonly [number, number])[], paint: string): string =>
  `<polygon points="${points.map(([x, y]) => `${formatCoordinate(x)},${formatCoordinate(y)}`).join(' ')}" ${paint}/>`;

export const translate = (x: number, y: number, body: string, scale = 1): string =>
  `<g transform="translate(${formatCoordinate(x)} ${formatCoordinate(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}">${body}</g>`;

/** A whole picture: what lies in a box of its own units, drawn at a scale. */
export const svgDocument = (
  box: { x: number; y: number; width: number; height: number },
  body: string,
  scale = 1,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(box.width * scale)}" height="${Math.round(box.height * scale)}" viewBox="${formatCoordinate(box.x)} ${formatCoordinate(box.y)} ${formatCoordinate(box.width)} ${formatCoordinate(box.height)}">${body}</svg>`;
