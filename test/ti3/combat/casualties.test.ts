import { expect, test } from 'vitest';
import { table } from '../table.ts';

const HERE = 'empty-2';

const hit = (fleet: string, hits: number) =>
  table({ space: { [HERE]: `ann ${fleet}` } }).begins('take-hits', { seat: 'ann', system: HERE, hits, by: 'bob' });

test('E3 7.3 the owner damages or destroys a ship', () => {
  const fleet = hit('dreadnought, cruiser, destroyer', 1);
  expect(fleet.choices).toEqual(expect.arrayContaining(['damage:dreadnought', 'dreadnought', 'cruiser', 'destroyer']));
  expect(fleet.choices).toHaveLength(4);
  fleet.says('ann', { 'damage:dreadnought': 1 });
  expect(fleet.at(HERE, 'ann')).toBe('cruiser, destroyer, dreadnought!');
  expect(fleet.told('ships-damaged')).toMatchObject([{ seat: 'ann', units: { dreadnought: 1 } }]);
});

test('E3 7.3 the owner assigns exactly all hits', () => {
  const fleet = hit('3 cruiser, 2 destroyer', 2);
  expect([fleet.refuses({ cruiser: 1 }), fleet.refuses({ cruiser: 2, destroyer: 1 })]).toEqual([
    'Assign all 2; you chose 1.',
    'Assign all 2; you chose 3.',
  ]);
  expect(fleet.refuses({ cruiser: 1, destroyer: 1 })).toBeUndefined();
});

test('E3 7.5 the next hit destroys a damaged ship', () => {
  expect(hit('dreadnought!', 1).at(HERE, 'ann')).toBe('');
  const mixed = hit('dreadnought!, dreadnought, war-sun', 1);
  mixed.says('ann', { dreadnought: 1 });
  expect(mixed.at(HERE, 'ann')).toBe('dreadnought, war-sun');
});

test('E3 7.5 two hits on one ship damage and destroy it', () => {
  const fleet = hit('war-sun, 2 cruiser', 2).says('ann', { 'damage:war-sun': 1, 'war-sun': 1 });
  expect([fleet.at(HERE, 'ann'), fleet.told('ships-damaged')]).toEqual(['2 cruiser', []]);
});

test('E3 7.3 the proposal damages first, then destroys the cheapest', () => {
  const { spec } = hit('dreadnought, carrier, cruiser, 2 fighter', 3);
  expect(spec).toMatchObject({ kind: 'allot', proposed: { 'damage:dreadnought': 1, fighter: 2 } });
});

test('E3 7.3 asks nothing if hits leave no choice', () => {
  const alike = hit('3 cruiser', 1);
  expect([alike.asked, alike.at(HERE, 'ann')]).toEqual([[], '2 cruiser']);
  const lost = hit('dreadnought, cruiser, fighter', 4);
  expect([lost.asked, lost.at(HERE, 'ann')]).toEqual([[], '']);
  const more = hit('carrier', 5);
  expect([more.asked, more.at(HERE, 'ann')]).toEqual([[], '']);
});

test('E3 7.2 hits against fighters hit nothing else', () => {
  const fleet = table({ space: { [HERE]: 'ann carrier, fighter' } });
  fleet.begins('take-hits', { seat: 'ann', system: HERE, hits: 3, by: 'bob', fighters: true });
  expect(fleet.at(HERE, 'ann')).toBe('carrier');
});
