// Writes test/contract.json: every word in saved games and databases. A listed name never changes.
//   npm run -s tool -- contract
import { readFileSync, writeFileSync } from 'node:fs';
import { savedWords } from './contract/saved-words.ts';
import { missingWords, mergeWords } from './contract/compare.ts';
import { readOptions } from '../lib/options.ts';

readOptions('Adds new saved words to test/contract.json.', {});

const file = new URL('../../test/contract.json', import.meta.url);
const before = JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof savedWords>;
const now = savedWords();
const gone = missingWords(before, now);
for (const word of gone) console.error(`Gone: ${word}`);
writeFileSync(file, `${JSON.stringify(mergeWords(before, now), null, 1)}\n`);
if (gone.length) process.exitCode = 1;
