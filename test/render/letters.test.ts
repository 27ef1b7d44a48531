import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { letterWidths, written } from '../../scripts/codegen/letter-widths.ts';
import { widthOf } from '#render/text-metrics.ts';

test('letters are as wide as the bundled fonts say (`npm run -s letters` writes them)', () => {
  expect(readFileSync(new URL('../../src/render/letter-widths.json', import.meta.url), 'utf8')).toBe(
    written(letterWidths()),
  );
});

test('a text is as wide as its letters, and a letter that the fonts lack is a wide one', () => {
  const { unitsPerEm, letters } = letterWidths();
  const [width = ''] = Object.entries(letters[700]).find(([, all]) => all.includes('W')) ?? [];
  expect(widthOf('WW', unitsPerEm, 700)).toBe(2 * Number(width));
  expect(widthOf('WW', unitsPerEm, 500)).not.toBe(widthOf('WW', unitsPerEm, 700));
  expect(widthOf('漢', 30)).toBe(30);
});
