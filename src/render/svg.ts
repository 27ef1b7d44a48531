import { stripUndrawable, FONT_FAMILY, type Weight } from './text-metrics.ts';

// Never use `opacity=`, which creates a layer for every element. Fill and stroke opacities cost nothing.

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const control = /[\u0000-\u001f\ufffe\uffff]/gu;

/** Escapes a text for SVG, without characters that cannot be drawn. */
export const escapeText = (text: string): string =>
  stripUndrawable(text)
    .replace(control, ' ')
    .replace(/[&<>"]/g, (letter) => entities[letter]);

/** Rounds to a tenth of a pixel, which is enough for pictures. */
export const formatCoordinate = (value: number): string => String(Math.round(value * 10) / 10);

/** Formats fractions to three decimals. */
export const formatFraction = (value: number): string => value.toFixed(3);

export interface TextStyle {
  size: number;
  weight?: Weight;
  fill?: string;
  anchor?: 'start' | 'middle' | 'end';
  /** Dark outline that keeps letters legible on any background. */
  halo?: string | false;
  spacing?: number;
}

/** Draws text on its baseline. */
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

/** Returns a whole SVG document: the contents of a box in its own units, at a scale. */
export const svgDocument = (
  box: { x: number; y: number; width: number; height: number },
  body: string,
  scale = 1,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(box.width * scale)}" height="${Math.round(box.height * scale)}" viewBox="${formatCoordinate(box.x)} ${formatCoordinate(box.y)} ${formatCoordinate(box.width)} ${formatCoordinate(box.height)}">${body}</svg>`;
