import { expect } from 'vitest';
import { specProblem, type Spec } from '#engine';
import type { SimulatedGame } from '#simulation';
import { withKeys } from '../../edition/raw-ids.ts';
import type { StateCheck } from '../state-check.ts';

/** Refusals of too many that a single one gets, and refusals that are hard to read: of two colons, outside quotes. */
function oddRefusals(spec: Spec): string[] {
  if (spec.kind !== 'allot') return [];
  return spec.amounts
    .filter(({ max }) => max > 0)
    .flatMap(({ key, max }) => {
      const above = specProblem(spec, { [key]: max + 1 }) ?? '';
      const single = specProblem(spec, { [key]: 1 }) ?? '';
      return [
        ...(/^[^“”]*: [^“”]*: /.test(above) ? [above] : []),
        ...(/ only once\b| at most (?:once|1)\b/.test(single) ? [single] : []),
      ];
    });
}

/** Checks that no text of a question contains an internal key, and that refusals of amounts read well. */
export function plainLabels<G extends SimulatedGame>({
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
      for (const text of [...withKeys(game as never, spec), ...oddRefusals(spec)])
        found.add(`${ask.question}: ${text}`);
    },
    verify: () => {
      expect(names.filter((one) => !asked.has(one))).toEqual([]);
      expect(asked.size).toBeGreaterThan(questions);
      expect([...found]).toEqual([]);
    },
  };
}
