import { expect, test } from 'vitest';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { combatantsInSpace } from '#ti4/rules/combat/combat.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { copyTechnology } from '#ti4/rules/technology/technology.ts';
import { anomaliesIn } from '#ti4/rules/board/adjacency.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { takeableTechnologies } from '#ti4/content/shared/procedures/take-technology.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { resting } from '../factions/leaders-at-hand.ts';

// The Nekro Virus among the factions of Prophecy of Kings. Ann is the Nekro Virus.

const X = 'valefar-assimilator-x';
const Y = 'valefar-assimilator-y';
const POK = ['base', 'codex-1', 'pok'];
const at = (bob: string, setting: Setting): TestTable =>
  table({
    sets: POK,
    seats: { ann: 'nekro', bob, cat: 'winnu' },
    ...setting,
    change: (state) => {
      resting(state);
      setting.change?.(state);
    },
  });
const sides = { system: '27', attacker: 'ann', defender: 'bob' };
const goes = (t: TestTable): TestTable => {
  for (const one of t.open) expect(t).toAskAmongOthers(one);
  return t;
};

test('Technological Singularity note 6b: Infantry II does not save infantry already destroyed', () => {
  const t = load(
    at('argent', {
      technologies: { bob: ['strike-wing-alpha-ii', 'infantry-ii'] },
      space: { 27: { ann: '1 carrier, 1 destroyer, 2 infantry', bob: '1 destroyer, 1 cruiser, 1 fighter' } },
    }),
    // Ann's barrage destroys the fighter, bob's two of the infantry.
    ...[10, 1, 9, 10, 1],
  ).begin(spaceCombat, { ...sides });
  t.ann.uses('technological-singularity');
  load(t, ...[10, 10, 1, 1, 10, 10]);
  t.ann.chooses('infantry-ii', 'technology-to-take');
  expect(t.facts('unit-destroyed').map(({ unit }) => unit)).toEqual(
    expect.arrayContaining(['infantry', 'infantry', 'fighter']),
  );
  expect([t.facts('infantry-survival'), t.state.seats.ann.technologies['infantry-ii'].memory]).toEqual([[], undefined]);
  goes(t);
});

test('The Alastor note 4a: Strike Wing Alpha II spares infantry on planets', () => {
  const t = load(
    at('argent', {
      technologies: { bob: ['strike-wing-alpha-ii'] },
      space: { 27: { ann: '1 flagship, 1 infantry', bob: '1 destroyer' } },
      ground: { starpoint: { ann: '2 infantry' } },
    }),
    ...[9, 9, 9],
    ...[10, 1, 1, 1, 1, 1],
  ).begin(spaceCombat, { ...sides });
  t.ann.uses('the-alastor').chooses('infantry, 2 infantry on starpoint', 'alastor-ground-forces');
  expect([t.units('ann', { system: '27', space: true }), t.units('ann', { planet: 'starpoint' })]).toEqual([
    '1 flagship (damaged)',
    '2 infantry',
  ]);
  goes(t);
});

test('The Alastor note 6: copying another flagship stops new enlistment only', () => {
  const fleet = {
    space: { 27: { ann: '1 flagship, 1 infantry', bob: '1 carrier, 1 fighter' } },
    technologies: { bob: ['memoria-ii'] },
  };
  const before = load(at('nomad', fleet), 10, 10, 10, 10, 10, 10);
  copyTechnology(before.game, 'ann', X, 'memoria-ii');
  before.begin(spaceCombat, { ...sides });
  expect([before.asks('ann', 'alastor-ground-forces'), before.facts('ground-forces-enlisted')]).toEqual([false, []]);
  goes(before);
  // The fighter is destroyed in the first round, which teaches them.
  const t = load(at('nomad', fleet), ...[10, 1, 1, 1, 1]).begin(spaceCombat, { ...sides });
  t.ann.uses('the-alastor').chooses('1 infantry', 'alastor-ground-forces');
  t.bob.loses('fighter');
  t.ann.uses('technological-singularity');
  let fighting: string[] = [];
  t.game.roll = (_label, count) => {
    fighting = combatantsInSpace(t.game, '27', 'ann').map(({ type }) => type);
    return Array<number>(count).fill(10);
  };
  t.ann.chooses(`memoria-ii@${X}`, 'technology-to-take');
  expect(t.state.seats.ann.units.flagship).toBe('memoria-ii');
  expect(fighting.toSorted()).toEqual(['flagship', 'infantry']);
  goes(t);
});

test('The Alastor note 8: Direct Hit may destroy a mech sustaining damage', () => {
  const t = load(
    at('sardakk-norr', {
      hands: { bob: ['direct-hit'] },
      space: { 27: { ann: '1 flagship, 1 mech', bob: '1 cruiser' } },
    }),
    ...[1, 1, 1, 10],
    ...Array<number>(8).fill(1),
  ).begin(spaceCombat, { ...sides });
  t.ann.uses('the-alastor').chooses('mech', 'alastor-ground-forces');
  t.ann.sustains('mech');
  t.game.roll = (_label, count) => Array<number>(count).fill(10);
  t.bob.plays('direct-hit');
  expect(t.facts('unit-destroyed')[0]).toMatchObject({ seat: 'ann', unit: 'mech' });
  goes(t);
});

test('The Alastor note 9: with copied Hel-Titan II, PDS fight in space', () => {
  const fight = (copied: boolean): TestTable => {
    const t = load(
      at('ul', {
        space: { 27: { ann: '1 flagship, 1 infantry', bob: '1 cruiser' } },
        ground: { starpoint: { ann: '1 pds' } },
      }),
    );
    if (copied) copyTechnology(t.game, 'ann', X, 'hel-titan-ii');
    t.begin(spaceCombat, { ...sides }).ann.uses('the-alastor');
    return t;
  };
  const without = fight(false);
  expect(without.options('ann', 'alastor-ground-forces')).toEqual(['infantry']);
  without.leaves('ann', 'alastor-ground-forces');
  const t = fight(true);
  load(t, ...[6, 6, 6, 1]);
  t.ann.chooses('pds on starpoint', 'alastor-ground-forces');
  // Of three sixes its own alone hits.
  expect([t.units('bob'), t.units('ann', { planet: 'starpoint' })]).toEqual(['', '1 pds']);
  expect(t.facts('dice-rolled').find(({ seat }) => seat === 'ann')?.dice).toHaveLength(3);
  goes(t);
});

test('Valefar Assimilator note 5: mechs are not technologies and cannot be copied', () => {
  const t = at('ul', { technologies: { bob: ['hel-titan-ii'] } });
  const mech = t.state.seats.bob.units.mech;
  const keys = takeableTechnologies(t.game, 'ann', ['bob']).map(({ key }) => key);
  expect(keys).toContain(`hel-titan-ii@${X}`);
  expect(keys.filter((key) => key.startsWith(mech))).toEqual([]);
  expect(keys.every((key) => t.game.book.components[key.replace(/@.*/, '')]?.kind === 'technology')).toBe(true);
});

test('Valefar Assimilator note 10a: captured units return before a blockaded dock falls', () => {
  const t = at('saar', {
    space: { 27: { ann: '1 space-dock, 1 cruiser', bob: '1 cruiser' } },
    change: ({ seats }) => void (seats.ann.captured = [{ type: 'destroyer', owner: 'bob' }, { type: 'fighter' }]),
  });
  copyTechnology(t.game, 'ann', X, 'floating-factory-ii');
  copyTechnology(t.game, 'ann', Y, 'vortex');
  t.begin(destroyUnits, { units: unitsAt(t.game, { owner: 'ann', type: 'cruiser' }).map(({ id }) => id), by: 'bob' });
  expect([t.units('ann'), t.state.seats.ann.captured]).toEqual(['', [{ type: 'fighter' }]]);
  const told = t.game.facts.map(({ type }) => type);
  expect(told.indexOf('units-returned')).toBeGreaterThan(-1);
  expect(told.indexOf('units-returned')).toBeLessThan(told.lastIndexOf('unit-destroyed'));
});

test('Valefar Assimilator note 11d: replacing copied Dimensional Tear II removes its rifts', () => {
  const t = at('vuilraith', {
    board: { 203: '41' },
    ground: { starpoint: { ann: '1 space-dock' } },
    technologies: { bob: ['dimensional-tear-ii', 'vortex'] },
  });
  expect([anomaliesIn(t.game, '27'), anomaliesIn(t.game, '41')]).toEqual([[], ['gravity-rift']]);
  copyTechnology(t.game, 'ann', X, 'dimensional-tear-ii');
  expect(anomaliesIn(t.game, '27')).toEqual(['gravity-rift']);
  copyTechnology(t.game, 'ann', X, 'vortex');
  t.begin(turn, { seat: 'ann', performed: 0 });
  expect([anomaliesIn(t.game, '27'), anomaliesIn(t.game, '41')]).toEqual([[], ['gravity-rift']]);
});
