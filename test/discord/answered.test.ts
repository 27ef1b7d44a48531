import { expect, test } from 'vitest';
import { formatAnswer, formatConfirmation } from '#discord/questions/answer-text.ts';
import { choose, type Spec } from '#engine';

const shop: Spec = {
  kind: 'allot',
  prompt: 'What do you buy?',
  amounts: [
    { key: 'cruiser', label: 'Cruiser', max: 3 },
    { key: 'dock', label: 'Spacedock', max: 1 },
  ],
  proposed: {},
  emptyLabel: 'Buy nothing',
};

test('An answer is formatted with the labels of its question', () => {
  expect(formatAnswer(shop, { cruiser: 2, dock: 1 })).toBe('2 × Cruiser; Spacedock');
  expect(formatAnswer(shop, {})).toBe('Buy nothing');
  expect(formatAnswer(choose('Which?', [{ key: 'a', label: 'Alpha' }, { key: 'b', label: 'Beta' }], { max: 2 }), ['b', 'a'])).toBe('Beta, Alpha'); // prettier-ignore
  expect(formatAnswer({ kind: 'number', prompt: 'How many ground forces do you move?', min: 0, max: 3 }, 2)).toBe('2');
  expect(formatAnswer({ kind: 'none', reason: 'Nothing.' }, null)).toBe('');
});

test('An empty answer without consequences has its own confirmation', () => {
  const came = { isHeld: false, isTold: false };
  expect(formatConfirmation(shop, {}, came)).toBe('✅ Done: Buy nothing.');
  expect(formatConfirmation(shop, { cruiser: 0 }, came)).toBe('✅ Done: Buy nothing.');
  expect(formatConfirmation(shop, {}, { ...came, isTold: true })).toBe('✅ Done.');
  expect(formatConfirmation(shop, { cruiser: 2 }, came)).toBe('✅ Done.');
  expect(formatConfirmation(shop, { cruiser: 2 }, { ...came, isHeld: true })).toBe('✅ Done: 2 × Cruiser.');
});
