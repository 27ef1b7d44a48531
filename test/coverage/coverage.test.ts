import { expect, test } from 'vitest';
import { counts } from '../../scripts/docs/coverage/ti4-page.ts';
import {
  exemptRules,
  headings,
  groupTestsById,
  ruleIds,
  rulings,
  sections,
  testNames,
} from '../../scripts/docs/coverage/ti4.ts';

const known = new Set([...ruleIds, ...headings, ...rulings]);

test('every rule number of the base game is covered by a test, or put aside with a reason', () => {
  expect(counts().rules.missing).toBe(0);
});

test('at least 300 rulings are covered by tests', () => {
  expect(counts().rulings.tested).toBeGreaterThanOrEqual(300);
});

test('what is put aside exists, and is not tested all the same', () => {
  const tested = groupTestsById([...known]);
  expect(Object.keys(exemptRules).filter((id) => !known.has(id))).toEqual([]);
  expect(Object.keys(exemptRules).filter((id) => tested.has(id))).toEqual([]);
});

test('numbers in the names of tests are rule numbers that exist', () => {
  const numbers = new Set(sections.map((section) => section.number));
  const strange = testNames().flatMap(({ file, name }) =>
    [
      ...(/^(rules|content)\//.test(file) ? (name.match(/(?<![\w.])\d{1,3}\.\d{1,2}[a-z]?(?![\w]|\.\d)/g) ?? []) : []),
      ...(name.match(/(?<![\w.])\d{1,3} note \d{1,2}[a-z]?(?!\w)/g) ?? []),
    ]
      .filter((id) => numbers.has(Number.parseInt(id, 10)) && !known.has(id))
      .map((id) => `${id} in ${file}`),
  );
  expect(strange).toEqual([]);
});
