import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { breaks, rules, testsByRule } from '../../../scripts/coverage/third.ts';
import { text, untested } from '../../../scripts/rules-third.ts';

const root = path.join(import.meta.dirname, '..', '..', '..');

test('docs/rules-third.md is what the script writes (npm run rules:third)', () => {
  expect(fs.readFileSync(path.join(root, 'docs/rules-third.md'), 'utf8')).toBe(text());
});

test('every rule of the base box has a test that names it, or a reason why none is needed', () => {
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
  expect(breaks.filter(({ rule }) => !found.has(rule)).map(({ rule }) => rule)).toEqual([]);
  const unfit = breaks.filter(({ file, find }) => fs.readFileSync(path.join(root, file), 'utf8').split(find).length !== 2);
  expect(unfit.map(({ rule, file }) => `${rule} ${file}`)).toEqual([]);
});
