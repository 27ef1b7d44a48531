import { expect, test } from 'vitest';
import { technology } from '../../../src/editions/ti4/rules/components/component.ts';
import { groundCombat } from '../../../src/editions/ti4/rules/combat/ground-combat.ts';
import { spaceCombat } from '../../../src/editions/ti4/rules/combat/space-combat.ts';
import { tacticalAction } from '../../../src/editions/ti4/rules/phases/tactical-action.ts';
import { load, plain, rolls } from '../../rules/loaded-dice.ts';
import { table, type Setting } from '../../rules/table.ts';

const MAGEN = 'magen-defense-grid';
const X89 = 'x-89-bacterial-weapon';

/** Ann has landed on Starpoint, which bob holds. */
const fight = (ann: string, bob: string, setting: Setting = {}, ...faces: number[]) =>
  load(table({ seats: plain, ...setting, ground: { starpoint: { bob, ann } } }), ...faces).begin(groundCombat, {
    system: '27',
    planet: 'starpoint',
    attacker: 'ann',
    defender: 'bob',
  });

/** Infantry that sustains damage, as later expansions have ground forces that do. */
const armored = technology({
  id: 'test-armor',
  name: 'Armor',
  set: 'base',
  text: 'test',
  prerequisites: {},
  upgrade: { type: 'infantry', combat: { value: 8, dice: 1 }, sustainDamage: true },
});

test('Magen Defense Grid note 2, 42 note 5: only the ground force that is hit may sustain the damage', () => {
  const mixed: Setting = { components: [armored], technologies: { ann: ['test-armor'], bob: [MAGEN] } };
  const t = fight('1 infantry, 1 infantry (damaged)', '1 infantry, 1 pds', mixed, 1, 1, 1, 10, 1, 10, 1);
  expect(t.options('bob', 'pick-unit')).toEqual(['infantry', 'infantry-damaged']);
  // Only the damaged one was hit: the other has no say.
  t.answers('bob', 'infantry-damaged', 'pick-unit');
  expect([t.facts('unit-destroyed').length, t.facts('damage-sustained')]).toEqual([1, []]);
  const u = fight('1 infantry, 1 infantry (damaged)', '1 infantry, 1 pds', mixed, 1, 1, 1, 10, 1, 10, 1).answers(
    'bob',
    'infantry',
    'pick-unit',
  );
  expect(u.open).toEqual(['ann sustain-damage']);
  u.answers('ann', { infantry: 1 }, 'sustain-damage');
  expect(u.facts('damage-sustained')).toMatchObject([{ seat: 'ann', planet: 'starpoint' }]);
});

test('42 note 5 a hit of ground combat is cancelled by Sustain Damage', () => {
  const t = fight('1 infantry', '1 infantry', { components: [armored], technologies: { bob: ['test-armor'] } }, 10, 10);
  expect(t.open).toEqual(['bob sustain-damage']);
  t.answers('bob', { infantry: 1 });
  expect([t.units('bob', { planet: 'starpoint' }), t.facts('combat-won')]).toMatchObject(['1 infantry (damaged)', [{ winner: 'bob' }]]);
});

test('Magen Defense Grid note 3: who loses the last ground force to it uses nothing any more at the start of that combat', () => {
  const t = fight('1 infantry', '1 infantry, 1 pds', { seats: { ann: 'yin', bob: 'winnu', cat: 'naalu' }, technologies: { bob: [MAGEN] } });
  // The attacker comes first, and lets it pass.
  expect(t.open).toEqual(['ann window']);
  t.answers('ann', [], 'window');
  expect([t.open, rolls(t), t.units('ann'), t.facts('combat-won')]).toMatchObject([[], [], '', [{ winner: 'bob' }]]);
});

test('Magen Defense Grid note 4, Magen Defense Grid note 5, Magen Defense Grid note 6: a third player’s activation places it too, for every structure one, on its own planet', () => {
  const t = table({
    seats: plain,
    active: 'cat',
    technologies: { bob: [MAGEN] },
    ground: { starpoint: { bob: '2 pds, 1 space-dock' }, 'new-albion': { bob: '1 infantry' } },
  })
    .begin(tacticalAction, { seat: 'cat' })
    .answers('cat', '27');
  expect([t.units('bob', { planet: 'starpoint' }), t.units('bob', { planet: 'new-albion' })]).toEqual([
    '3 infantry, 2 pds, 1 space-dock',
    '1 infantry',
  ]);
});

test('X-89 Bacterial Weapon note 1: each hit counts twice, and the excess is for nothing', () => {
  const t = fight('1 infantry', '1 infantry', { technologies: { ann: [X89] } }, 10, 1);
  expect(t.facts('hits-produced')[0]).toMatchObject({ seat: 'ann', hits: 2 });
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
});

test('X-89 Bacterial Weapon note 2: one that sustains damage cancels one of the two hits', () => {
  const t = fight(
    '1 infantry',
    '2 infantry',
    { components: [armored], technologies: { ann: [X89], bob: ['test-armor'] } },
    10,
    1,
    1,
    1,
    1,
    10,
    10,
  ).answers('bob', { infantry: 1 }, 'sustain-damage');
  if (t.open.includes('bob assign-hits')) t.answers('bob', { infantry: 1 }, 'assign-hits');
  expect([t.facts('unit-destroyed')[0], t.facts('damage-sustained').length]).toMatchObject([{ seat: 'bob' }, 1]);
});

test('X-89 Bacterial Weapon note 3: ground forces that fight in space hit once with each die', () => {
  const t = load(
    table({
      seats: { ann: 'nekro', bob: 'winnu', cat: 'sol' },
      technologies: { ann: [X89] },
      space: { 27: { ann: '1 flagship, 2 infantry', bob: '2 cruiser, 1 carrier' } },
    }),
    10,
    10,
    1,
    1,
    1,
    1,
    1,
  )
    .begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' })
    .answers('ann', 'the-alastor', 'window')
    .answers('ann', { infantry: 2 });
  expect(t.facts('hits-produced')[0]).toMatchObject({ seat: 'ann', hits: 2 });
});
