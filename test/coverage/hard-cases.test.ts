import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testNames } from '../../scripts/docs/coverage/ti4.ts';

// The cases of Prophecy of Kings and the codices that a careless reading gets wrong, each with the tests that play it.
const CASES = 72;

const cases = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'hard-cases.json'), 'utf8')) as Record<
  string,
  { case: string; tests: { file: string; test: string }[] }
>;

test('every hard case is listed and has tests', () => {
  const all = Array.from({ length: CASES }, (_, i) => `D${String(i + 1).padStart(2, '0')}`);
  expect(Object.keys(cases)).toEqual(all);
  expect(all.filter((id) => !cases[id].case || !cases[id].tests.length)).toEqual([]);
});

const names = testNames();
const playing = ({ file, test: title }: { file: string; test: string }) =>
  names.filter((one) => one.file === file && one.name.includes(title));

test('each listed hard-case title matches exactly one test', () => {
  const all = Object.entries(cases).flatMap(([id, { tests }]) => tests.map((one) => ({ id, ...one })));
  expect(all.filter((one) => playing(one).length !== 1)).toEqual([]);
});

test('a hard-case tag in a title belongs to a listed test', () => {
  const tagged = names.flatMap((one) => [...one.name.matchAll(/\bD\d\d\b/g)].map(([id]) => ({ id, one })));
  const unlisted = tagged.filter(({ id, one }) => !cases[id]?.tests.some((listed) => playing(listed).includes(one)));
  expect(unlisted.map(({ id, one }) => `${id}: ${one.name}`)).toEqual([]);
});
