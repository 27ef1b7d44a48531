import { expect, test } from 'vitest';
import type { Lookahead, Spec } from '#engine';
import { FIELD_RULES } from '#ti4/forms/field-rules.ts';

const headOf = (spec: Spec): string | undefined =>
  FIELD_RULES['planets-for-votes'].head?.({ spec } as unknown as Lookahead, []);

test('the form of votes names the sum of all planets and other votes', () => {
  const line = (key: string, max: number, weights: Record<string, number>) => ({ key, label: key, max, weights });
  const amounts = [line('lodor', 1, { votes: 1 }), line('quann', 1, { votes: 3 }), line('votes:x', 2, { votes: 1 })];
  const spec = { kind: 'allot' as const, prompt: '?', proposed: {} };
  expect(headOf({ ...spec, amounts: [...amounts, line('after:y', 1, { after: 1 })] })).toBe('All together: 6 votes.');
  expect(headOf({ ...spec, amounts: [line('after:y', 1, { after: 1 })] })).toBeUndefined();
});
