import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const assets = new URL('../../../../assets/', import.meta.url);

// Read by fontconfig when the first text is drawn: it must be set before that, in the main thread.
process.env.FONTCONFIG_FILE = fileURLToPath(new URL('fonts.conf', assets));

export const FAMILY = 'Barlow Semi Condensed';

export type Weight = 500 | 700;

interface Metrics {
  unitsPerEm: number;
  advances: Uint16Array;
  glyphs: Map<number, number>;
}

const metrics: Record<Weight, Metrics> = {
  500: readMetrics('fonts/BarlowSemiCondensed_500Medium.ttf'),
  700: readMetrics('fonts/BarlowSemiCondensed_700Bold.ttf'),
};

/** How wide a text is drawn, in pixels; letters the font lacks count as wide ones. */
export function widthOf(text: string, size: number, weight: Weight = 700): number {
  const { unitsPerEm, advances, glyphs } = metrics[weight];
  let units = 0;
  for (const letter of text) {
    const glyph = glyphs.get(letter.codePointAt(0) ?? 0);
    units += glyph === undefined ? unitsPerEm : advances[Math.min(glyph, advances.length - 1)];
  }
  return (units / unitsPerEm) * size;
}

/** As much of a text as fits, with an ellipsis where it was cut. */
export function fitted(text: string, size: number, width: number, weight: Weight = 700): string {
  if (widthOf(text, size, weight) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && widthOf(`${letters.join('')}…`, size, weight) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Lines no wider than given, at most so many. */
export function wrapped(text: string, size: number, width: number, lines: number, weight: Weight = 500): string[] {
  const found: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer, size, weight) > width) {
      found.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  if (line) found.push(line);
  if (found.length <= lines) return found.map((one) => fitted(one, size, width, weight));
  return [...found.slice(0, lines - 1), fitted(found.slice(lines - 1).join(' '), size, width, weight)];
}

/** The advance widths of a TrueType font: tables head, hhea, hmtx and cmap (format 4). */
function readMetrics(path: string): Metrics {
  const data = readFileSync(new URL(path, assets));
  const tables: Record<string, number> = {};
  for (let i = 0; i < data.readUInt16BE(4); i++) {
    const at = 12 + i * 16;
    tables[data.toString('latin1', at, at + 4)] = data.readUInt32BE(at + 8);
  }
  const count = data.readUInt16BE(tables.hhea + 34);
  const advances = Uint16Array.from({ length: count }, (_, i) => data.readUInt16BE(tables.hmtx + i * 4));
  const glyphs = new Map<number, number>();
  for (let i = 0; i < data.readUInt16BE(tables.cmap + 2); i++) {
    const at = tables.cmap + data.readUInt32BE(tables.cmap + 4 + i * 8 + 4);
    if (data.readUInt16BE(at) === 4) readSegments(data, at, glyphs);
  }
  return { unitsPerEm: data.readUInt16BE(tables.head + 18), advances, glyphs };
}

function readSegments(data: Buffer, at: number, glyphs: Map<number, number>): void {
  const bytes = data.readUInt16BE(at + 6);
  for (let i = 0; i < bytes; i += 2) {
    const end = data.readUInt16BE(at + 14 + i);
    const start = data.readUInt16BE(at + 16 + bytes + i);
    const delta = data.readUInt16BE(at + 16 + 2 * bytes + i);
    const rangeAt = at + 16 + 3 * bytes + i;
    const range = data.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code < 0xffff; code++) {
      const glyph = range === 0 ? code + delta : data.readUInt16BE(rangeAt + range + (code - start) * 2);
      if (glyph) glyphs.set(code, (range === 0 ? glyph : glyph + delta) & 0xffff);
    }
  }
}
