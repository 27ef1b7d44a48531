import { expect, test } from 'vitest';
import { antiFighterBarrage } from '#ti4/rules/combat/anti-fighter-barrage.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { load, rolls, plain } from './loaded-dice.ts';
import { table } from './table.ts';

const fight = { system: '27', attacker: 'ann', defender: 'bob' };

test('10.1 destroyers roll two barrage dice, upgraded ones three (10.1a, 10.1b)', () => {
  const t = load(
    table({
      seats: plain,
      technologies: { bob: ['destroyer-ii'] },
      space: { 27: { ann: '1 destroyer, 1 carrier, 3 fighter', bob: '1 destroyer, 1 carrier, 3 fighter' } },
    }),
    9,
    8,
    6,
    6,
    6,
  ).begin(antiFighterBarrage, { ...fight });
  expect(rolls(t)).toEqual(['ann anti-fighter-barrage 2', 'bob anti-fighter-barrage 3']);
  expect(t.units('ann')).toBe('1 carrier, 1 destroyer');
  expect(t.units('bob')).toBe('1 carrier, 1 destroyer, 2 fighter');
});

test('10.2a excess barrage hits have no effect', () => {
  const t = load(
    table({ seats: plain, space: { 27: { ann: '1 destroyer', bob: '1 carrier, 1 fighter' } } }),
    10,
    10,
  ).begin(antiFighterBarrage, { ...fight });
  expect(t.units('bob')).toBe('1 carrier');
});

test('10.1 both sides barrage at once, destroyed fighters included', () => {
  const t = load(
    table({
      seats: plain,
      space: { 27: { ann: '1 destroyer, 1 carrier, 1 fighter', bob: '1 destroyer, 1 carrier, 1 fighter' } },
    }),
    10,
    1,
    10,
    1,
  ).begin(antiFighterBarrage, { ...fight });
  expect(t.facts('unit-destroyed')).toHaveLength(2);
});

test('10.1d barrage dice are rolled without enemy fighters', () => {
  const t = load(table({ seats: plain, space: { 27: { ann: '1 destroyer', bob: '1 carrier' } } }), 10, 1).begin(
    antiFighterBarrage,
    {
      ...fight,
    },
  );
  expect(t.facts('hits-produced')).toMatchObject([{ seat: 'ann', hits: 1 }]);
});

test('78.3a a barrage that destroys a side ends combat', () => {
  const t = load(table({ seats: plain, space: { 27: { ann: '1 destroyer', bob: '1 fighter' } } }), 10, 1).begin(
    spaceCombat,
    { ...fight },
  );
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
  expect(rolls(t)).toHaveLength(1);
});
