import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { savedWords, type SavedWords } from '../scripts/codegen/contract/saved-words.ts';
import { missingWords } from '../scripts/codegen/contract/compare.ts';

const contract = JSON.parse(readFileSync(new URL('contract.json', import.meta.url), 'utf8')) as SavedWords;
const now = savedWords();

test('keeps every word that saved games and databases contain', () => {
  expect(missingWords(contract, now)).toEqual([]);
});

test('test/contract.json lists all names that saved games contain', () => {
  expect(missingWords(now, contract)).toEqual([]);
  for (const kinds of Object.values<Record<string, string[]>>({ ...contract }))
    for (const words of Object.values(kinds)) expect(words.length).toBeGreaterThan(0);
});
