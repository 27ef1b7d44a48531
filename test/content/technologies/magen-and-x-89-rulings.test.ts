import { expect, test } from 'vitest';
import { technology } from '#ti4/rules/components/component.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
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

test('Magen Defense Grid note 2, 42 note 5: only hit units sustain', () => {
  const mixed: Setting = { components: [armored], technologies: { ann: ['test-armor'], bob: [MAGEN] } };
  const t = fight('1 infantry, 1 infantry (damaged)', '1 infantry, 1 pds', mixed, 1, 1, 1, 10, 1, 10, 1);
  expect(t.options('bob', 'pick-unit')).toEqual(['infantry', 'infantry-damaged']);
  // Only the damaged one was hit: the other has no say.
  t.bob.chooses('infantry-damaged', 'pick-unit');
  expect([t.facts('unit-destroyed').length, t.facts('damage-sustained')]).toEqual([1, []]);
  const u = fight('1 infantry, 1 infantry (damaged)', '1 infantry, 1 pds', mixed, 1, 1, 1, 10, 1, 10, 1).bob.chooses(
    'infantry',
    'pick-unit',
  ).table;
  expect(u).toAsk('ann sustain-damage');
  u.ann.sustains('infantry');
  expect(u.facts('damage-sustained')).toMatchObject([{ seat: 'ann', planet: 'starpoint' }]);
  t.leaves('ann', 'sustain-damage');
});

test('42 note 5 Sustain Damage cancels a ground combat hit', () => {
  const t = fight('1 infantry', '1 infantry', { components: [armored], technologies: { bob: ['test-armor'] } }, 10, 10);
  expect(t).toAsk('bob sustain-damage');
  t.bob.sustains('infantry');
  expect([t.units('bob', { planet: 'starpoint' }), t.facts('combat-won')]).toMatchObject([
    '1 infantry (damaged)',
    [{ winner: 'bob' }],
  ]);
});

test('Magen Defense Grid note 3: destroying the last unit ends the window', () => {
  const t = fight('1 infantry', '1 infantry, 1 pds', {
    seats: { ann: 'yin', bob: 'winnu', cat: 'naalu' },
    technologies: { bob: [MAGEN] },
  });
  // The attacker comes first, and lets it pass.
  expect(t).toAsk('ann window');
  t.ann.declines();
  expect([t.open, rolls(t), t.units('ann'), t.facts('combat-won')]).toMatchObject([[], [], '', [{ winner: 'bob' }]]);
});

test('Magen Defense Grid note 4, Magen Defense Grid note 5, Magen Defense Grid note 6: third-player activations count for each structure', () => {
  const t = table({
    seats: plain,
    active: 'cat',
    technologies: { bob: [MAGEN] },
    ground: { starpoint: { bob: '2 pds, 1 space-dock' }, 'new-albion': { bob: '1 infantry' } },
  })
    .begin(tacticalAction, { seat: 'cat' })
    .cat.activates('27').table;
  expect([t.units('bob', { planet: 'starpoint' }), t.units('bob', { planet: 'new-albion' })]).toEqual([
    '3 infantry, 2 pds, 1 space-dock',
    '1 infantry',
  ]);
});

test('X-89 Bacterial Weapon note 1: doubles hits, and excess hits are lost', () => {
  const t = fight('1 infantry', '1 infantry', { technologies: { ann: [X89] } }, 10, 1);
  expect(t.facts('hits-produced')[0]).toMatchObject({ seat: 'ann', hits: 2 });
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
});

test('X-89 Bacterial Weapon note 2: Sustain Damage cancels one of two hits', () => {
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
  ).bob.sustains('infantry').table;
  if (t.asks('bob', 'assign-hits')) t.bob.loses('infantry');
  expect([t.facts('unit-destroyed')[0], t.facts('damage-sustained').length]).toMatchObject([{ seat: 'bob' }, 1]);
});

test('X-89 Bacterial Weapon note 3: hits in space do not double', () => {
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
    .ann.uses('the-alastor')
    .chooses('2 infantry', 'alastor-ground-forces').table;
  expect(t.facts('hits-produced')[0]).toMatchObject({ seat: 'ann', hits: 2 });
  t.leaves('bob', 'assign-hits');
});
