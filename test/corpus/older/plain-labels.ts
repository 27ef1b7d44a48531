import { expect } from 'vitest';
import type { AnyGame } from '#simulation';
import { withKeys } from '../../edition/raw-ids.ts';
import type { StateCheck } from '../state-check.ts';

/** Checks that no text of a question contains an internal key. */
export function plainLabels<G extends AnyGame>({
  questions,
  names = [],
}: {
  questions: number;
  names?: string[];
}): StateCheck<G> {
  const found = new Set<string>();
  const asked = new Set<string>();
  return {
    title: 'No text of a question holds a key of the program',
    onQuestion: (game, { ask }, spec) => {
      asked.add(ask.question);
      for (const text of withKeys(game as never, spec)) found.add(`${ask.question}: ${text}`);
    },
    verify: () => {
      expect(names.filter((one) => !asked.has(one))).toEqual([]);
      expect(asked.size).toBeGreaterThan(questions);
      expect([...found]).toEqual([]);
    },
  };
}
