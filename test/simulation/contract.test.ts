import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FINISHED } from '../../src/editions/ti4/content/sets.ts';
import type { Partly } from '../../src/kit/sets.ts';
import { booksOfAllIssues } from '../../src/editions/ti4/book.ts';
import { type Contract, contractOf } from '../../src/rehearsal/index.ts';

const contract = JSON.parse(readFileSync(new URL('../contract.json', import.meta.url), 'utf8')) as Contract;

test('no step, question or action that a saved game may hold has gone (`npm run simulate -- --contract test/contract.json` writes the list)', () => {
  const now = contractOf(...booksOfAllIssues());
  for (const kind of ['steps', 'questions', 'actions'] as const) {
    expect(contract[kind].length).toBeGreaterThan(0);
    expect(
      contract[kind].filter((name) => !now[kind].includes(name)),
      `${kind} gone`,
    ).toEqual([]);
  }
});

test('the list has what every issue of every component asks and does, whichever sets it is in force with', () => {
  // What a set brings to one that is being written comes with that one.
  const there = (at: string, partly?: Partly): boolean =>
    !partly || partly.keeps.includes(at) || FINISHED.some(({ id }) => id === partly.without.id);
  const issues = FINISHED.flatMap(({ contents, partly }) =>
    Object.entries(contents.components).flatMap(([at, one]) => (there(at, partly) ? [one] : [])),
  );
  const asked = issues.flatMap(({ questions = [] }) => questions.map(({ name }) => name));
  const done = issues.flatMap(({ procedures = [] }) =>
    procedures.flatMap(({ name, steps }) => Object.keys(steps).map((step) => `${name}.${step}`)),
  );
  expect(asked.filter((name) => !contract.questions.includes(name))).toEqual([]);
  expect(done.filter((name) => !contract.steps.includes(name))).toEqual([]);
});
