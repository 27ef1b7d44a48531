import { expect, test } from 'vitest';
import { bombardment } from '#ti4/rules/invasion/bombardment.ts';
import { load, rolls, plain } from './loaded-dice.ts';
import { table, type Setting } from './table.ts';

const bombard = (setting: Setting, ...faces: number[]) =>
  load(table({ seats: plain, ...setting }), ...faces).begin(bombardment, { seat: 'ann', system: '27' });
const two = { 'new-albion': { bob: '2 infantry' }, starpoint: { cat: '2 infantry' } };

test('15.1 all units bombard or none (15 note 7)', () => {
  const t = bombard({ space: { 27: { ann: '2 dreadnought' } }, ground: { starpoint: { bob: '3 infantry' } } }, 5, 1);
  expect(t.options('ann')).toEqual(['starpoint', 'hold']);
  t.ann.bombards('starpoint');
  expect(rolls(t)).toEqual(['ann bombardment 2']);
  expect(t.units('bob')).toBe('2 infantry');
});

test('15.1d each bombarding unit chooses one planet', () => {
  const t = bombard({ space: { 27: { ann: '2 dreadnought' } }, ground: two }, 5, 5);
  t.ann.bombards('split');
  expect(t.ann.refusal('dreadnought on new-albion')).toBe('Assign exactly 2 dreadnoughts; you assigned 1.');
  t.ann.splits('dreadnought on new-albion, dreadnought on starpoint');
  expect(t.units('bob') + t.units('cat')).toBe('1 infantry1 infantry');
});

test('65 a Planetary Shield protects only its own planet (15.1f)', () => {
  const t = bombard(
    {
      space: { 27: { ann: '1 dreadnought' } },
      ground: { 'new-albion': { bob: '2 infantry, 1 pds' }, starpoint: { bob: '1 infantry' } },
    },
    1,
  );
  expect(t.ann.refusal('new-albion')).toBe('New Albion has a Planetary Shield.');
  t.ann.bombards('starpoint');
});

test('65 no bombardment prompt if every planet is shielded', () => {
  const t = bombard({ space: { 27: { ann: '1 dreadnought' } }, ground: { starpoint: { bob: '1 infantry, 1 pds' } } });
  expect(t).toAsk();
});

test('15.2a excess bombardment hits have no effect (15.2)', () => {
  const t = bombard(
    { space: { 27: { ann: '3 dreadnought' } }, ground: { starpoint: { bob: '1 infantry' } } },
    10,
    10,
    10,
  ).ann.bombards('starpoint').table;
  expect(t.facts('unit-destroyed')).toHaveLength(1);
  expect(t.facts('last-destroyed')).toMatchObject([
    { seat: 'bob', by: 'ann', what: 'ground-forces', purpose: 'bombardment', planet: 'starpoint' },
  ]);
  // Losing the last ground force is not losing the planet.
  expect(t.state.planets.starpoint.controller).toBe('bob');
});

test('15 own and uncontrolled empty planets are no target', () => {
  const t = bombard({ space: { 27: { ann: '1 dreadnought' } }, ground: { starpoint: { ann: '1 infantry' } } });
  expect(t).toAsk();
});

test('Conventions of War: cultural planets cannot be bombarded', () => {
  const t = table({
    laws: { 'conventions-of-war': {} },
    space: { 28: { ann: '3 dreadnought' } },
    ground: { tequran: { bob: '2 infantry' }, torkan: { bob: '2 infantry' } },
  });
  load(t, 1, 1, 1).begin(bombardment, { seat: 'ann', system: '28' });
  expect(t.options('ann')).toEqual(['tequran', 'hold']);
  expect(t.ann.refusal('torkan')).toBe('Cultural planets cannot be bombarded: Conventions of War is in effect.');
  t.ann.bombards('tequran');
});
