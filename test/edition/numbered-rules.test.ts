import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { rulesAccount, ti2Rules } from '../../scripts/docs/coverage/ti2.ts';
import { ti3Rules } from '../../scripts/docs/coverage/ti3.ts';

const root = path.join(import.meta.dirname, '..', '..');
const page = (name: string): string => fs.readFileSync(path.join(root, 'docs', name), 'utf8');

describe.each([
  ['third', ti3Rules],
  ['second', ti2Rules],
] as const)('The rules of the %s edition', (name, edition) => {
  const { rules, testsByRule, untested } = edition;

  test('every rule has a test, or a reason for none', () => {
    expect(untested()).toEqual([]);
  });

  test('rule numbers in test titles exist and are not listed as untested', () => {
    const found = testsByRule();
    const known = new Set(rules.map(({ id }) => id));
    expect([...found.keys()].filter((id) => !known.has(id))).toEqual([]);
    expect(rules.filter(({ id, aside }) => aside !== undefined && found.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test(`docs/rulings-${name}.md decides each recalled or proposed rule`, () => {
    const rows = [...page(`rulings-${name}.md`).matchAll(/^\| (\d+(?:\.\d+)?) \| ([a-z, ]+) \| (.+?) \| (.+?) \|$/gm)];
    const listed = rows.map(([, id, mark]) => `${id} ${mark}`);
    expect(listed).toEqual(rules.flatMap(({ id, mark }) => (mark ? [`${id} ${mark.join(', ')}`] : [])));
  });
});

test('each sentence of the second edition’s account cites existing rules', () => {
  const known = new Set(ti2Rules.rules.map(({ id }) => id));
  const sentences = rulesAccount.flatMap((part) => part.sentences);
  expect(sentences.filter(({ rules }) => !rules.length).map(({ about }) => about)).toEqual([]);
  expect(sentences.flatMap(({ rules }) => rules).filter((id) => !known.has(id))).toEqual([]);
});
