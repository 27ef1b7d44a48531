// Writes the width of each letter of the bundled fonts, for measuring texts in pictures: npm run -s tool -- letter-widths
import { readFileSync, writeFileSync } from 'node:fs';
import { create } from 'fontkitten';
import { readOptions } from '../lib/options.ts';

const FONTS = { 500: 'BarlowSemiCondensed_500Medium', 700: 'BarlowSemiCondensed_700Bold' } as const;

export interface LetterWidths {
  unitsPerEm: number;
  /** Letters by font weight and by width in font units. */
  letters: Record<keyof typeof FONTS, Record<string, string>>;
}

/** Measures the letters in the font files. */
export function measureLetterWidths(): LetterWidths {
  const read = Object.values(FONTS).map((name) => {
    const font = create(readFileSync(new URL(`../../assets/fonts/${name}.ttf`, import.meta.url)));
    if (font.isCollection) throw new Error(`${name} is more than one font`);
    return font;
  });
  const [{ unitsPerEm }] = read;
  const [medium, bold] = read.map((font) => {
    if (font.unitsPerEm !== unitsPerEm) throw new Error('The fonts are drawn in different units.');
    const letters: Record<string, string> = {};
    for (const code of [...font.characterSet].sort((a, b) => a - b)) {
      const { id, advanceWidth } = font.glyphForCodePoint(code);
      if (id) letters[advanceWidth] = (letters[advanceWidth] ?? '') + String.fromCodePoint(code);
    }
    return letters;
  });
  return { unitsPerEm, letters: { 500: medium, 700: bold } };
}

/** Formats the widths as ASCII JSON, so that invisible letters can be seen. */
export const formatLetterWidths = (widths: LetterWidths): string =>
  `${JSON.stringify(widths, null, 1).replace(/[^\n -~]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)}\n`;

if (import.meta.filename === process.argv[1]) {
  readOptions('Writes the widths of the letters of the bundled fonts.', {});
  writeFileSync(
    new URL('../../src/render/letter-widths.json', import.meta.url),
    formatLetterWidths(measureLetterWidths()),
  );
}
