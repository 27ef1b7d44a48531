import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PROTECTIONS } from '../../scripts/fire/protections.ts';

const place = (file: string): URL => new URL(`../../${file}`, import.meta.url);

test('Each protection that is taken away to be missed is there, once, and so is the test that misses it', () => {
  const lost = PROTECTIONS.filter(({ file, line }) => readFileSync(place(file), 'utf8').split(line).length !== 2);
  expect(lost.map(({ name, file }) => `${name}: ${file}`)).toEqual([]);
  expect(PROTECTIONS.filter(({ test: by }) => !existsSync(place(by))).map(({ name }) => name)).toEqual([]);
});
