import { expect, test } from 'vitest';
import { findOfferOutcomes } from '#kit/prompts/offer-outcomes.ts';

const offer = (id: string, from: string, to: string) => ({ id, from, to });
const before = { a: offer('a', 'ann', 'bob'), b: offer('b', 'bob', 'ann'), c: offer('c', 'ann', 'cat') };

/** Returns the outcomes of the offers that are missing afterwards, by id. */
const outcomes = (
  left: (keyof typeof before)[],
  reasons: Record<string, string> = {},
  action?: { action: string; data: { offer: string } },
) =>
  findOfferOutcomes({
    before,
    after: Object.fromEntries(left.map((id) => [id, before[id]])),
    facts: Object.entries(reasons).map(([id, why]) => ({ type: 'offer-closed', offer: id, why })),
    action,
  }).map(({ from, offer: closed, outcome }) => [(closed as { id: string }).id, from, outcome]);

test('An accepted offer, and others that it makes impossible', () => {
  expect(outcomes(['c'], {}, { action: 'accept-offer', data: { offer: 'a' } })).toEqual([
    ['a', 'ann', 'accepted'],
    ['b', 'bob', 'void'],
  ]);
});

test('A declined offer is countered if there is one in return', () => {
  expect(outcomes(['a', 'b'], { c: 'declined' })).toEqual([['c', 'ann', 'declined']]);
  expect(outcomes(['b', 'c'], { a: 'declined' })).toEqual([['a', 'ann', 'countered']]);
});

test('Lapsed offers are void; withdrawn and replaced ones have no outcome', () => {
  expect(outcomes([], { a: 'lapsed', b: 'withdrawn', c: 'replaced' })).toEqual([['a', 'ann', 'void']]);
  expect(outcomes(['a', 'b', 'c'])).toEqual([]);
});
