import { expect, test } from 'vitest';
import type { Limit, Spec } from '#engine';
import { formatTallies } from '#engine/tally.ts';

const paying = (...limits: Omit<Limit, 'message'>[]): Spec => ({
  kind: 'allot',
  prompt: 'What do you pay?',
  proposed: {},
  amounts: [
    { key: 'quann', label: 'Quann', max: 1, weights: { resources: 2, 'trade-goods': 0 } },
    { key: 'goods', label: 'Trade goods', max: 3, weights: { resources: 1, 'trade-goods': 1 } },
  ],
  limits: limits.map((one) => ({ message: '', ...one })),
});
const both = { quann: 1, goods: 2 };

test('A tally says how much of a measure is chosen, and the bound', () => {
  expect(formatTallies(paying({ measure: 'resources', atMost: 5 }), both)).toBe('resources: 4 of 5');
  expect(formatTallies(paying({ measure: 'resources', atLeast: 5 }), both)).toBe('resources: 4 (you need 5)');
  const between = { measure: 'resources', atLeast: 3, atMost: 5 };
  expect(formatTallies(paying(between), both)).toBe('resources: 4 of 5');
  expect(formatTallies(paying(between), { goods: 2 })).toBe('resources: 2 (you need 3)');
  expect(formatTallies(paying({ measure: 'trade-goods', atMost: 3 }), both)).toBe('trade goods: 2 of 3');
  expect(formatTallies(paying({ measure: 'resources', measureLabel: 'worth', atMost: 5 }), both)).toBe('worth: 4 of 5');
});

test('A tally with a bound of zero says what is left or exceeded', () => {
  const room = (amount: number): Spec => ({
    kind: 'allot',
    prompt: 'What do you load?',
    proposed: {},
    amounts: [
      { key: 'carrier', label: 'Carrier', max: 1, weights: { capacity: -4 } },
      { key: 'infantry', label: 'Infantry', max: 9, weights: { capacity: amount } },
    ],
    limits: [{ measure: 'capacity', atMost: 0, message: '' }],
  });
  expect(formatTallies(room(1), { carrier: 1, infantry: 1 })).toBe('capacity left: 3');
  expect(formatTallies(room(1), { carrier: 1, infantry: 6 })).toBe('capacity exceeded by 2');
  expect(formatTallies(room(1), { carrier: 1, infantry: 4 })).toBe('');
});

test('Tallies are joined, without exact, hidden and repeated ones', () => {
  const open = { measure: 'resources', atMost: 5 };
  expect(formatTallies(paying(open, { measure: 'trade-goods', atMost: 3 }), both)).toBe(
    'resources: 4 of 5 · trade goods: 2 of 3',
  );
  expect(formatTallies(paying(open, { measure: 'trade-goods', atLeast: 2, atMost: 2 }), both)).toBe(
    'resources: 4 of 5',
  );
  expect(formatTallies(paying({ ...open, hideTally: true }), both)).toBe('');
  expect(formatTallies(paying(open, open), both)).toBe('resources: 4 of 5');
});

test('Only an answer of amounts has a tally', () => {
  const spec = paying({ measure: 'resources', atMost: 5 });
  for (const answer of [null, ['quann'], 3]) expect(formatTallies(spec, answer)).toBe('');
  expect(formatTallies({ kind: 'number', prompt: 'How many?', min: 0, max: 3 }, both)).toBe('');
  const { limits: _limits, ...unlimited } = spec as Extract<Spec, { kind: 'allot' }>;
  expect(formatTallies(unlimited, both)).toBe('');
});
