import { expect, test } from 'vitest';
import { applyPatch, diff } from '#engine';

test('The same record has no changes', () => {
  const planet = { controller: 'ann', units: [{ type: 'infantry' }] };
  expect(diff(planet, planet)).toEqual([]);
  expect(diff(planet, structuredClone(planet))).toEqual([]);
});

test('A record’s keys are set, removed and compared one by one', () => {
  const [from, to] = [
    { tactic: 3, fleet: 3, gone: 1 },
    { tactic: 2, fleet: 3, added: { of: 'bob' } },
  ];
  expect(diff(from, to)).toEqual([
    { at: ['gone'], remove: true },
    { at: ['tactic'], value: 2 },
    { at: ['added'], value: { of: 'bob' } },
  ]);
  expect(applyPatch(from, diff(from, to))).toEqual(to);
  expect(Object.keys(applyPatch(from, diff(from, to)))).toEqual(['tactic', 'fleet', 'added']);
});

test('A missing value and no value are the same', () => {
  const none = { why: undefined } as never;
  expect(diff(none, {})).toEqual([]);
  expect(diff({}, none)).toEqual([]);
  expect(diff({ why: 1 }, none)).toEqual([{ at: ['why'], remove: true }]);
});

test('A shorter list is cut, and a longer one replaced', () => {
  expect(diff([1, 2, 3], [1, 4])).toEqual([
    { at: ['1'], value: 4 },
    { at: [], length: 2 },
  ]);
  expect(applyPatch([1, 2, 3], diff([1, 2, 3], [1, 4]))).toEqual([1, 4]);
  expect(diff([1], [1, 2])).toEqual([{ at: [], value: [1, 2] }]);
});

test('A list in the place of a record replaces it, and the reverse', () => {
  expect(diff({ at: { a: 1 } }, { at: [1] })).toEqual([{ at: ['at'], value: [1] }]);
  expect(diff({ at: [1] }, { at: { a: 1 } })).toEqual([{ at: ['at'], value: { a: 1 } }]);
  expect(diff({ at: { a: 1 } }, { at: null })).toEqual([{ at: ['at'], value: null }]);
  expect(diff({ at: null }, { at: { a: 1 } })).toEqual([{ at: ['at'], value: { a: 1 } }]);
});

test('A change at a missing path is refused, and values are copied', () => {
  expect(() => applyPatch({ a: 'text' }, [{ at: ['a', 'length', 'b'], value: 1 }])).toThrow(
    'Nothing exists at a.length.b',
  );
  expect(() => applyPatch({}, [{ at: ['toString', 'a'], value: 1 }])).toThrow('Nothing exists at toString.a');
  const value = { list: [1] };
  const patched = applyPatch({ a: {} as object }, [{ at: ['a'], value }]);
  value.list.push(2);
  expect(patched).toEqual({ a: { list: [1] } });
});
