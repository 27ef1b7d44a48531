import { expect, test } from 'vitest';
import type { Spec } from '#engine';
import { parseAnswer } from '#discord/input/parse-answer.ts';
import { resolveSystem } from '#discord/input/resolve-system.ts';
import type { EditionAdapter } from '#discord/edition/edition-adapter.ts';
import { foldText, fuzzyMatch } from '#text/fuzzy-match.ts';
import { createFourthEditionAdapter } from '#ti4/discord/adapter.ts';
import { rulebooksBySets } from '#ti4/rulebook.ts';
import { createThirdEditionAdapter } from '#ti3/discord/adapter.ts';
import { rulebooksBySets as thirdRulebooks } from '#ti3/rulebook.ts';
import { createSecondEditionAdapter } from '#ti2/discord/adapter.ts';
import { rulebooksBySets as secondRulebooks } from '#ti2/rulebook.ts';

const WORDS = 'all any both each every everything everyone here home max none nothing rest these'.split(' ');
const FRAGMENTS = ['on', 'al', 'ar', 'all', 'rdo', 'ann', 'ess'];

const EDITIONS: [string, EditionAdapter][] = [
  ['fourth', createFourthEditionAdapter(rulebooksBySets())],
  ['third', createThirdEditionAdapter(thirdRulebooks())],
  ['second', createSecondEditionAdapter(secondRulebooks())],
];

const namesOf = (adapter: EditionAdapter): string[] => [
  ...new Set(adapter.searchRules('').map(({ label }) => label.replace(/ \(.*$/, ''))),
];
const hasWord = (word: string, name: string): boolean => ` ${foldText(name)} `.includes(` ${word} `);
const beginsWord = (word: string, name: string): boolean => ` ${foldText(name)}`.includes(` ${word}`);

test.each(EDITIONS)('%s edition: a common word matches only names with that word', (_edition, adapter) => {
  const names = namesOf(adapter);
  expect(names.length).toBeGreaterThan(200);
  const options = names.map((name) => ({ key: foldText(name), label: name }));
  const spec: Spec = { kind: 'choose', prompt: 'Which?', min: 1, max: 1, options };
  const systems = names.map((name, i) => ({ id: `system ${i}`, position: null, names: [name] }));
  for (const word of WORDS) {
    const has = names.filter((name) => hasWord(word, name));
    expect(fuzzyMatch(names, word, (name) => [name]).filter((name) => !has.includes(name))).toEqual([]);
    const read = parseAnswer(spec, word);
    const found = 'answer' in read ? (read.answer as string[]) : (read.meant ?? []).map(({ key }) => key);
    expect(found.filter((key) => !has.some((name) => foldText(name) === key))).toEqual([]);
    if (!has.length) expect(() => resolveSystem(systems, word)).toThrow(`I don't know the system “${word}”`);
  }
});

test.each(EDITIONS)('%s edition: a short fragment matches only at the start of a word', (_edition, adapter) => {
  const names = namesOf(adapter);
  for (const fragment of FRAGMENTS)
    for (const name of fuzzyMatch(names, fragment, (one) => [one])) expect(beginsWord(fragment, name), name).toBe(true);
});
