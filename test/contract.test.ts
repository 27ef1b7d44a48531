import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { savedWords, type SavedWords } from '../scripts/codegen/contract/saved-words.ts';
import { missingWords } from '../scripts/codegen/contract/compare.ts';

const contract = JSON.parse(readFileSync(new URL('contract.json', import.meta.url), 'utf8')) as SavedWords;
const now = savedWords();

test('no word that saved games and databases hold has gone', () => {
  expect(missingWords(contract, now)).toEqual([]);
});

test('every saved word is listed (`npm run -s contract` adds what is new)', () => {
  expect(missingWords(now, contract)).toEqual([]);
  for (const kinds of Object.values<Record<string, string[]>>({ ...contract }))
    for (const words of Object.values(kinds)) expect(words.length).toBeGreaterThan(0);
});
