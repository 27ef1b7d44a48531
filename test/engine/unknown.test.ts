import { expect, test } from 'vitest';
import { clone, Unknown, unknownList, withUnknown, type Json } from '#engine';
import { diffShared } from '#engine/patch.ts';

const READS: Record<string, (cards: string[]) => unknown> = {
  index: (cards) => cards[0],
  at: (cards) => cards.at(-1),
  slice: (cards) => cards.slice(0, 1),
  splice: (cards) => cards.splice(0, 1),
  shift: (cards) => cards.shift(),
  pop: (cards) => cards.pop(),
  find: (cards) => cards.find((card) => card === 'mutiny'),
  filter: (cards) => cards.filter((card) => card === 'mutiny'),
  map: (cards) => cards.map(String),
  some: (cards) => cards.some((card) => card === 'mutiny'),
  includes: (cards) => cards.includes('mutiny'),
  indexOf: (cards) => cards.indexOf('mutiny'),
  forEach: (cards) => {
    cards.forEach((card) => card);
  },
  spread: (cards) => [...cards],
  concat: (cards) => ['mutiny'].concat(cards),
  join: (cards) => cards.join(),
  sort: (cards) => cards.sort(),
  reverse: (cards) => cards.reverse(),
  unshift: (cards) => cards.unshift('mutiny'),
  values: (cards) => Object.values(cards),
  keys: (cards) => Object.keys(cards),
  'for in': (cards) => {
    for (const key in cards) return key;
    return undefined;
  },
  in: (cards) => 0 in cards,
  JSON: (cards) => JSON.stringify(cards),
};

test.each(Object.entries(READS))('an unknown list: %s throws', (_name, read) => {
  expect(() => read(unknownList(3))).toThrow(Unknown);
  expect(() => read(clone(unknownList(3)))).toThrow(Unknown);
});

test('an unknown list knows its length and pushed entries', () => {
  const cards = unknownList(2);
  cards.push('mutiny');
  expect([cards.length, cards[2], Array.isArray(cards)]).toEqual([3, 'mutiny', true]);
  expect(() => cards[1]).toThrow(Unknown);
  const copy = clone({ cards }).cards;
  copy.push('sabotage');
  expect([cards.length, copy.length, copy[2]]).toEqual([3, 4, 'mutiny']);
});

test('a hidden list of length 0 reads as an empty list', () => {
  expect([...unknownList(0)]).toEqual([]);
});

test('an unknown field throws until it is written', () => {
  const token = withUnknown({ id: 'natives', seenBy: ['ann'] }, ['id']);
  expect(token.seenBy).toEqual(['ann']);
  expect(Object.keys(token)).toEqual(['id', 'seenBy']);
  for (const read of [() => token.id, () => ({ ...token }), () => JSON.stringify(token), () => clone(token).id])
    expect(read).toThrow(Unknown);
  const written = clone(token);
  written.id = 'radiation';
  expect([written.id, clone(written).id]).toEqual(['radiation', 'radiation']);
  expect(() => token.id).toThrow(Unknown);
});

test('unknown values differ only where knowledge changed', () => {
  const from = { deck: unknownList(3), token: withUnknown({ id: 'natives', seen: 1 }, ['id']) };
  const to = clone(from);
  const paths = (): string[] =>
    diffShared(from as unknown as Json, to as unknown as Json).map(({ at }) => at.join('.'));
  expect(paths()).toEqual([]);
  to.deck.push('mutiny');
  to.token.seen = 2;
  expect(paths()).toEqual(['deck', 'token']);
});

test('a record with an unknown field and an unknown list compares like others', () => {
  const seat = withUnknown({ goal: 'expand', hand: unknownList(2), goods: 1 }, ['goal']);
  const paths = (to: typeof seat): string[] =>
    diffShared({ seat } as unknown as Json, { seat: to } as unknown as Json).map(({ at }) => at.join('.'));
  const same = clone(seat);
  const richer = clone(seat);
  richer.goods = 2;
  const drawn = clone(seat);
  drawn.hand.push('mutiny');
  expect([same, richer, drawn].map(paths)).toEqual([[], ['seat'], ['seat']]);
});
