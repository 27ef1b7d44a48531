import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testNames } from '../../scripts/coverage/list.ts';

// The cases of Prophecy of Kings and the codices that a careless reading gets wrong, each with the tests that play it.
const CASES = 72;

const cases = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'hard-cases.json'), 'utf8')) as Record<
  string,
  { case: string; tests: { file: string; test: string }[] }
>;

test('every hard case is listed, and played by a test', () => {
  const all = Array.from({ length: CASES }, (_, i) => `D${String(i + 1).padStart(2, '0')}`);
  expect(Object.keys(cases)).toEqual(all);
  expect(all.filter((id) => !cases[id].case || !cases[id].tests.length)).toEqual([]);
});

test('the tests of hard cases are there, by their file and title', () => {
  const titles = new Set(testNames().map(({ file, name }) => `${file}: ${name}`));
  const named = Object.entries(cases).flatMap(([id, { tests }]) => tests.map((one) => ({ id, title: `${one.file}: ${one.test}` })));
  expect(named.filter(({ title }) => !titles.has(title))).toEqual([]);
});

test('a case that a title names is played by that test', () => {
  const named = testNames().flatMap(({ file, name }) => [...name.matchAll(/\bD\d\d\b/g)].map(([id]) => ({ id, file, name })));
  expect(named.filter(({ id, file, name }) => !cases[id]?.tests.some((one) => one.file === file && one.test === name))).toEqual([]);
});
