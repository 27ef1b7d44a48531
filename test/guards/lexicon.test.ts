import { expect, test } from 'vitest';
import { findInTexts } from './player-texts.ts';

/** Wordings that `docs/lexicon.md` lists as ones to avoid. */
const AVOIDED =
  /\b(whoever|whomever|whatever|somebody|everybody|anybody|nobody|anew|so many|so much|so long as|at the latest|at the most|at all events|for good|comes? to nothing|whose it is|once more|go(?:es)? on with|under way|unasked|in vain|all the same|whence|thereby|upon|besides|voyages?|barter|put ashore|fill(?:ed)? up|use[ds]? up|is told|are told|as things stand)\b/gi;

/** Words that players type, and keys. */
const EXCEPTIONS = ['“nobody”', 'whatever whichever', ' unasked'];

const avoided = (text: string): string[] =>
  EXCEPTIONS.reduce((rest, words) => rest.replaceAll(words, ''), text).match(AVOIDED) ?? [];

test('Texts that people read keep to the lexicon', () => {
  expect(findInTexts(avoided)).toEqual([]);
});

test('Avoided wordings are found in any case, but not inside longer words', () => {
  expect(avoided('Whoever leads scores, once more.')).toEqual(['Whoever', 'once more']);
  expect(avoided('The player who leads gains 1.')).toEqual([]);
});

const listsWithAnd = (text: string): string[] => text.match(/; and\b/g) ?? [];

test('No list has a semicolon before "and"', () => {
  expect(findInTexts(listsWithAnd)).toEqual([]);
  expect(listsWithAnd('Arnor and Lor (209); and Quann (313)')).toEqual(['; and']);
});
