import { expect, test } from 'vitest';
import { removeExcess } from '../../src/rules/fleet-pool.ts';
import { spaceCombat } from '../../src/rules/space-combat.ts';
import { load } from './loaded-dice.ts';
import { table, type Setting } from './table.ts';

const seats = { ann: 'l1z1x', bob: 'sardakk-norr', cat: 'xxcha' };
const looked = (setting: Setting) => table({ seats, ...setting }).begin(removeExcess, { seat: 'bob', system: '18' });

test('16.3 fighters and ground forces beyond the capacity of the ships are removed, as the owner chooses', () => {
  const t = looked({ space: { 27: { ann: '1 carrier, 3 fighter, 2 infantry' } } });
  expect(t.options('ann', 'excess-units')).toEqual(['fighter', 'infantry']);
  expect(t.refusal('ann', { fighter: 1, infantry: 1 })).toMatch(/fewer have to be removed/);
  t.answers('ann', { infantry: 1 });
  expect(t.units('ann')).toBe('1 carrier, 3 fighter, 1 infantry');
});

test('16.3b ground forces on planets need no room', () => {
  expect(looked({ space: { 27: { ann: '1 carrier, 4 fighter' } }, ground: { starpoint: { ann: '6 infantry' } } }).open).toEqual([]);
});

test('79 three fighters in its system need no room beside a space dock, a fourth and ground forces do', () => {
  const at = (units: string) => looked({ space: { 27: { ann: units } }, ground: { starpoint: { ann: '1 space-dock' } } });
  expect(at('3 fighter').open).toEqual([]);
  expect(at('1 carrier, 7 fighter').open).toEqual([]);
  expect(at('4 fighter').open).toEqual(['ann excess-units']);
  expect(at('1 infantry').open).toEqual(['ann excess-units']);
  expect(at('1 carrier, 3 fighter, 4 infantry').open).toEqual([]);
});

test("79 another player's space dock does not help", () => {
  expect(looked({ space: { 27: { ann: '3 fighter' } }, ground: { starpoint: { bob: '1 space-dock' } } }).open).toEqual(['ann excess-units']);
});

test('16.3c in combat fighters need no room; when it is over they do', () => {
  const t = load(table({ seats, space: { 27: { ann: '1 carrier, 2 fighter', bob: '1 cruiser' } } }), 1, 1, 1, 10, 1, 10, 1);
  t.begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  t.answers('ann', { carrier: 1 }, 'assign-hits');
  // The second round was fought by fighters alone; they are removed only now that it is won.
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann', loser: 'bob' }]);
  expect(t.open).toEqual(['ann excess-units']);
  t.answers('ann', { fighter: 2 });
  expect(t.units('ann')).toBe('');
});
