import { expect, test } from 'vitest';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { load, rolls, plain } from './loaded-dice.ts';
import { table } from './table.ts';

const fight = () => ({ system: '27', planet: 'starpoint', attacker: 'ann', defender: 'cat' });

test('42.1 the attacker rolls first in ground combat (42.2) (18.1, 42.4c, 42.2a)', () => {
  const t = load(
    table({ seats: plain, ground: { starpoint: { cat: '1 infantry', ann: '2 infantry' } } }),
    10,
    1,
    10,
  ).begin(groundCombat, fight());
  expect(rolls(t)).toEqual(['ann ground-combat 2', 'cat ground-combat 1']);
  expect(t.units('ann', { planet: 'starpoint' })).toBe('1 infantry');
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann', loser: 'cat', where: 'ground', planet: 'starpoint' }]);
});

test('42.3 ground combat lasts until one side is gone (42.4)', () => {
  const t = load(
    table({ seats: plain, ground: { starpoint: { cat: '1 infantry, 1 pds', ann: '1 infantry' } } }),
    1,
    1,
    1,
    1,
    1,
    8,
  ).begin(groundCombat, fight());
  expect(t.facts('combat-round-begins').map((fact) => fact.round)).toEqual([1, 2, 3]);
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'cat' }]);
});

test('59 note 3 a nebula gives no bonus in ground combat', () => {
  const t = load(
    table({ seats: plain, ground: { starpoint: { cat: '1 infantry', ann: '1 infantry' } } }),
    1,
    7,
    10,
    1,
  ).begin(groundCombat, fight());
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
});
