import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measureLetterWidths, formatLetterWidths } from '../../scripts/codegen/letter-widths.ts';
import { textWidth } from '#render/text-metrics.ts';

test('letter widths match the bundled fonts (`npm run -s tool -- letter-widths`)', () => {
  expect(readFileSync(new URL('../../src/render/letter-widths.json', import.meta.url), 'utf8')).toBe(
    formatLetterWidths(measureLetterWidths()),
  );
});

test('textWidth adds letter widths, unknown letters count as wide', () => {
  const { unitsPerEm, letters } = measureLetterWidths();
  const [width = ''] = Object.entries(letters[700]).find(([, all]) => all.includes('W')) ?? [];
  expect(textWidth('WW', unitsPerEm, 700)).toBe(2 * Number(width));
  expect(textWidth('WW', unitsPerEm, 500)).not.toBe(textWidth('WW', unitsPerEm, 700));
  expect(textWidth('漢', 30)).toBe(30);
});
