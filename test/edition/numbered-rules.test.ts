import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parts, second } from '../../scripts/coverage/second.ts';
import { third } from '../../scripts/coverage/third.ts';
import { text as secondText } from '../../scripts/rules-second.ts';
import { text as thirdText } from '../../scripts/rules-third.ts';

const root = path.join(import.meta.dirname, '..', '..');
const page = (name: string): string => fs.readFileSync(path.join(root, 'docs', name), 'utf8');

describe.each([
  ['third', third, thirdText],
  ['second', second, secondText],
] as const)('The rules of the %s edition', (name, edition, text) => {
  const { breaks, rules, testsByRule, untested } = edition;

  test(`docs/rules-${name}.md is what the script writes (npm run rules:${name})`, () => {
    expect(page(`rules-${name}.md`)).toBe(text());
  });

  test('every rule has a test that names it, or a reason why none is needed', () => {
    expect(untested()).toEqual([]);
  });

  test('numbers in the names of tests are rules that exist, and what needs no test has none', () => {
    const found = testsByRule();
    const known = new Set(rules.map(({ id }) => id));
    expect([...found.keys()].filter((id) => !known.has(id))).toEqual([]);
    expect(rules.filter(({ id, aside }) => aside !== undefined && found.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test('each way to break a rule names a rule that a test names, and fits the code', () => {
    const found = testsByRule();
    expect(breaks.length).toBeGreaterThanOrEqual(50);
    expect(breaks.filter(({ rule }) => !found.has(rule)).map(({ rule }) => rule)).toEqual([]);
    const unfit = breaks.filter(({ file, find }) => fs.readFileSync(path.join(root, file), 'utf8').split(find).length !== 2);
    expect(unfit.map(({ rule, file }) => `${rule} ${file}`)).toEqual([]);
  });

  test(`docs/rulings-${name}.md says of each rule that is recalled or proposed what was decided, and why`, () => {
    const rows = [...page(`rulings-${name}.md`).matchAll(/^\| (\d+(?:\.\d+)?) \| ([a-z, ]+) \| (.+?) \| (.+?) \|$/gm)];
    const listed = rows.map(([, id, mark]) => `${id} ${mark}`);
    expect(listed).toEqual(rules.flatMap(({ id, mark }) => (mark ? [`${id} ${mark.join(', ')}`] : [])));
  });
});

test('each sentence of the public account of the second edition is played by rules that there are', () => {
  const known = new Set(second.rules.map(({ id }) => id));
  const sentences = parts.flatMap((part) => part.sentences);
  expect(sentences.filter(({ rules }) => !rules.length).map(({ about }) => about)).toEqual([]);
  expect(sentences.flatMap(({ rules }) => rules).filter((id) => !known.has(id))).toEqual([]);
});
