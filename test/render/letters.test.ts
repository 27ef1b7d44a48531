import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measureLetterWidths, formatLetterWidths } from '../../scripts/codegen/letter-widths.ts';
import { textWidth } from '#render/text-metrics.ts';

test('letters are as wide as the bundled fonts say (`npm run -s letters` writes them)', () => {
  expect(readFileSync(new URL('../../src/render/letter-widths.json', import.meta.url), 'utf8')).toBe(
    formatLetterWidths(measureLetterWidths()),
  );
});

test('a text is as wide as its letters, and a letter that the fonts lack is a wide one', () => {
  const { unitsPerEm, letters } = measureLetterWidths();
  const [width = ''] = Object.entries(letters[700]).find(([, all]) => all.includes('W')) ?? [];
  expect(textWidth('WW', unitsPerEm, 700)).toBe(2 * Number(width));
  expect(textWidth('WW', unitsPerEm, 500)).not.toBe(textWidth('WW', unitsPerEm, 700));
  expect(textWidth('漢', 30)).toBe(30);
});
