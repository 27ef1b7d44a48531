import { expect, test } from 'vitest';
import { assignHits } from '#ti4/rules/combat/assign-hits.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { load, plain } from './loaded-dice.ts';
import { table } from './table.ts';

const fight = { system: '27', attacker: 'ann', defender: 'bob' };
const hit = (hits: number, more = {}) => ({
  seat: 'bob',
  by: 'ann',
  purpose: 'space-combat',
  system: '27',
  hits,
  ...more,
});

test('87.1 each Sustain Damage cancels one hit', () => {
  const t = table({ seats: plain, space: { 27: { bob: '2 dreadnought, 1 fighter' } } }).begin(assignHits, hit(2));
  t.bob.sustains('dreadnought').loses('fighter');
  expect(t.units('bob')).toBe('1 dreadnought, 1 dreadnought (damaged)');
});

test('87.3 a damaged unit cannot sustain again', () => {
  const t = table({ seats: plain, space: { 27: { bob: '1 dreadnought (damaged), 1 cruiser' } } }).begin(
    assignHits,
    hit(1),
  );
  expect(t).toAsk('bob assign-hits');
});

test('87 Sustain Damage is optional', () => {
  const t = table({ seats: plain, space: { 27: { bob: '1 dreadnought, 1 cruiser' } } }).begin(assignHits, hit(1));
  t.bob.sustains().loses('dreadnought');
  expect(t.units('bob')).toBe('1 cruiser');
});

test('87.5 a dreadnought cannot cancel a barrage hit (10 note 1)', () => {
  const t = load(
    table({ seats: plain, space: { 27: { ann: '1 destroyer', bob: '1 dreadnought, 1 fighter' } } }),
    9,
    1,
    1,
    1,
    10,
    10,
  ).begin(spaceCombat, { ...fight });
  expect(t.facts('damage-sustained')).toEqual([]);
  expect(t.facts('unit-destroyed')[0]).toMatchObject({ seat: 'bob', unit: 'fighter' });
  t.leaves('bob', 'sustain-damage');
});

test('87 no more units sustain than there are hits', () => {
  const t = table({ seats: plain, space: { 27: { bob: '2 dreadnought, 1 flagship' } } }).begin(assignHits, hit(1));
  expect(t.bob.refusal('dreadnought, flagship')).toBe('There is only 1 hit to cancel.');
});

test('31 hits with non-fighters first destroy non-fighters, then fighters', () => {
  const t = table({ seats: plain, space: { 27: { bob: '1 cruiser, 1 carrier, 3 fighter' } } }).begin(
    assignHits,
    hit(3, { first: 'non-fighters' }),
  );
  // Both large ships must go, and one fighter: there is no choice.
  expect(t.units('bob')).toBe('2 fighter');
  t.leaves('bob', 'excess-units');
});

test('31 the owner chooses among non-fighter ships to hit', () => {
  const t = table({ seats: plain, space: { 27: { bob: '1 cruiser, 1 carrier, 3 fighter' } } }).begin(
    assignHits,
    hit(1, { first: 'non-fighters' }),
  );
  expect(t.bob.refusal('fighter')).toBe('Fighter: you cannot choose any.');
  t.bob.loses('carrier');
  expect(t.units('bob')).toBe('1 cruiser, 3 fighter');
  t.leaves('bob', 'excess-units');
});
