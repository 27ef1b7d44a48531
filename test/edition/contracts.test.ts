import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bookOf as secondBookOf } from '../../src/editions/ti2/book.ts';
import { SETS as SECOND } from '../../src/editions/ti2/content/sets.ts';
import { bookOf as thirdBookOf } from '../../src/editions/ti3/book.ts';
import { SETS as THIRD } from '../../src/editions/ti3/content/sets.ts';
import { contractOf, type Contract } from '../../src/rehearsal/index.ts';

const idsOf = (sets: readonly { id: string }[]): string[] => sets.map(({ id }) => id);

test.each([
  ['ti3', () => contractOf(thirdBookOf(idsOf(THIRD)))],
  ['ti2', () => contractOf(secondBookOf(idsOf(SECOND)))],
])(
  'no step, question or action that a saved game of %s may hold has gone, and none is left out (`npm run simulate -- --edition ti3 --contract test/ti3/contract.json` writes the list)',
  (edition, named) => {
    const contract = JSON.parse(readFileSync(new URL(`../${edition}/contract.json`, import.meta.url), 'utf8')) as Contract;
    const now = named();
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
  },
);
