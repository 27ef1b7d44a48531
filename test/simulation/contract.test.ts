import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bookOf } from '../../src/editions/ti4/book.ts';
import { type Contract, contractOf } from '../../src/rehearsal/index.ts';

const contract = JSON.parse(readFileSync(new URL('../contract.json', import.meta.url), 'utf8')) as Contract;

test('no step, question or action that a saved game may hold has gone (`npm run simulate -- --contract test/contract.json` writes the list)', () => {
  const now = contractOf(bookOf());
  for (const kind of ['steps', 'questions', 'actions'] as const) {
    expect(contract[kind].length).toBeGreaterThan(0);
    expect(
      contract[kind].filter((name) => !now[kind].includes(name)),
      `${kind} gone`,
    ).toEqual([]);
  }
});
