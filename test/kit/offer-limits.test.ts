import { expect, test } from 'vitest';
import { mayOfferToPerson } from '#kit/ai/offer-limits.ts';

const PRACTISING = ['p1', 'p2', 'p3'];

/** Tells who of two practice players may make Ann an offer after these offers. */
const mayOffer = (...made: [from: string, to: string][]): string[] =>
  ['p1', 'p2'].filter((from) =>
    mayOfferToPerson(
      made.map(([seat, to]) => ({ type: 'offer-made', seat, to: [seat, to] })),
      PRACTISING,
      { from, to: 'ann' },
    ),
  );

test('All practice players together make a person at most two offers a round', () => {
  expect(mayOffer()).toEqual(['p1', 'p2']);
  expect(mayOffer(['p3', 'ann'])).toEqual(['p1', 'p2']);
  expect(mayOffer(['p3', 'ann'], ['p1', 'ann'])).toEqual([]);
});

test('A practice player offers to at most two people a round, once each', () => {
  expect(mayOffer(['p1', 'bob'], ['p1', 'cat'])).toEqual(['p2']);
  expect(mayOffer(['p1', 'ann'])).toEqual(['p2']);
});

test('Offers between practice players and those of people do not count', () => {
  expect(mayOffer(['p1', 'p2'], ['p1', 'p3'], ['bob', 'ann'], ['cat', 'ann'])).toEqual(['p1', 'p2']);
  expect(mayOfferToPerson([], PRACTISING, { from: 'p1', to: 'p2' })).toBe(false);
});
