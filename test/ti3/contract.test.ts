import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bookOf } from '../../src/editions/ti3/book.ts';
import { SETS } from '../../src/editions/ti3/content/sets.ts';
import { contractOf, type Contract } from '../../src/rehearsal/index.ts';

const contract = JSON.parse(readFileSync(new URL('contract.json', import.meta.url), 'utf8')) as Contract;
const now = contractOf(bookOf(SETS.map(({ id }) => id)));

test('no step, question or action that a saved game of the third edition may hold has gone, and none is left out (`npm run simulate -- --edition ti3 --contract test/ti3/contract.json` writes the list)', () => {
  for (const kind of ['steps', 'questions', 'actions'] as const) {
    expect(contract[kind].length).toBeGreaterThan(0);
    expect(
      contract[kind].filter((name) => !now[kind].includes(name)),
      `${kind} gone`,
    ).toEqual([]);
    expect(
      now[kind].filter((name) => !contract[kind].includes(name)),
      `${kind} not in the list`,
    ).toEqual([]);
  }
});
