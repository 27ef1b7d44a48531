import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rulebookOf } from '#ti2/rulebook.ts';
import { RULE_NUMBERS, findRuleNumberText } from '#ti2/discord/help/rule-numbers.ts';
import { resolveRuleText, searchRules } from '#ti2/discord/help/rules.ts';

const root = path.join(import.meta.dirname, '..', '..', '..');
const rules = JSON.parse(fs.readFileSync(path.join(root, 'test/ti2/coverage/rules.json'), 'utf8')) as unknown;
const ids = [...JSON.stringify(rules).matchAll(/"id":"(\d+\.\d+)"/g)].map(([, id]) => id);

const files = (folder: string): string[] =>
  fs
    .readdirSync(folder, { withFileTypes: true })
    .flatMap((one) => (one.isDirectory() ? files(path.join(folder, one.name)) : [path.join(folder, one.name)]));

test('E2 1.1 every rule can be looked up by its number', () => {
  expect(ids.length).toBeGreaterThan(80);
  expect(ids.filter((id) => findRuleNumberText(id) === undefined)).toEqual([]);
  expect(RULE_NUMBERS.map(({ keywords }) => keywords).filter((id) => id !== '13' && !ids.includes(id ?? ''))).toEqual(
    [],
  );
});

test('E2 1.1 every rule number in texts can be looked up', () => {
  const named = new Set(
    files(path.join(root, 'src/editions/ti2')).flatMap((file) =>
      [...fs.readFileSync(file, 'utf8').matchAll(/\(E2 ([\d., to]+)\)/g)].flatMap(([, numbers]) =>
        numbers.split(',').map((one) => one.trim()),
      ),
    ),
  );
  expect(named.size).toBeGreaterThan(40);
  expect([...named].filter((one) => !/^\d+$/.test(one) && findRuleNumberText(`E2 ${one}`) === undefined)).toEqual([]);
});

test('E2 7.13 rule numbers are found as typed, also as ranges', () => {
  const book = rulebookOf(['base', 'own', 'hopes-end']);
  for (const typed of ['E2 7.13', '7.13', 'e2 7.13', '(E2 7.13)', '(E2 7.13).'])
    expect(resolveRuleText(book, typed)).toMatch(/^\*\*E2 7\.13\*\* After a round/);
  expect(resolveRuleText(book, 'E2 7.2 to 7.6').split('\n')).toHaveLength(5);
  expect(searchRules(book, '7.13').map(({ label }) => label)).toEqual(['E2 7.13 (rules)']);
  expect(() => resolveRuleText(book, 'E2 77.1')).toThrow();
});

test('E2 12.5 help on a leader names its type and race', () => {
  expect(resolveRuleText(rulebookOf(['base', 'hopes-end']), 'Carth')).toContain('\nScientist of Hacan. ');
});
