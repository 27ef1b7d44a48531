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

test('every base-game rule has a test or an exemption with a reason', () => {
  expect(counts().rules.missing).toBe(0);
});

test('at least 300 rulings are covered by tests', () => {
  expect(counts().rulings.tested).toBeGreaterThanOrEqual(300);
});

test('exemptions name existing rules that have no test', () => {
  const tested = groupTestsById([...known]);
  expect(Object.keys(exemptRules).filter((id) => !known.has(id))).toEqual([]);
  expect(Object.keys(exemptRules).filter((id) => tested.has(id))).toEqual([]);
});

test('rule numbers in test titles exist', () => {
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
