import { expect, test } from 'vitest';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { spaceCannonOffense } from '#ti4/rules/combat/space-cannon.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { load, plain, rolls } from './loaded-dice.ts';
import { table, type Setting } from './table.ts';

const cannons = (setting: Setting, ...faces: number[]) =>
  load(table({ seats: plain, ...setting }), ...faces).begin(spaceCannonOffense, { system: '27' });
/** Ann lands on Starpoint, where bob stands. */
const lands = (units: string, ground: string, setting: Setting, ...faces: number[]) =>
  load(
    table({ seats: plain, space: { 27: { ann: units } }, ground: { starpoint: { bob: ground } }, ...setting }),
    ...faces,
  ).begin(invasion, { seat: 'ann', system: '27' });

test('77.1 space cannons fire during another player’s turn', () => {
  const t = cannons(
    { active: 'ann', space: { 27: { ann: '1 cruiser' } }, ground: { starpoint: { bob: '1 pds' } } },
    10,
  ).bob.firesAt('ann').table;
  expect(t.units('ann')).toBe('');
});

test('77.3b units roll their printed dice, default one', () => {
  expect(
    rolls(
      cannons({ space: { 27: { ann: '1 cruiser' } }, ground: { starpoint: { bob: '1 pds' } } }, 1).bob.firesAt('ann')
        .table,
    ),
  ).toEqual(['bob space-cannon-offense 1']);
  const t = cannons(
    {
      hands: { bob: ['experimental-battlestation'] },
      space: { 27: { ann: '1 cruiser' } },
      ground: { starpoint: { bob: '1 space-dock' } },
      change: (state) => {
        state.effects.e = {
          id: 'e',
          component: 'experimental-battlestation',
          holder: 'bob',
          data: Object.values(state.units).find((unit) => unit.type === 'space-dock')?.id ?? '',
          until: 'action',
        };
      },
    },
    1,
    1,
    1,
  ).bob.firesAt('ann').table;
  expect(rolls(t)).toEqual(['bob space-cannon-offense 3']);
});

test('77.4, 58.7, 89.2c cannons fire at ships already there', () => {
  const t = load(
    table({
      seats: plain,
      active: 'ann',
      space: { 27: { ann: '1 cruiser' } },
      ground: { starpoint: { bob: '1 pds' } },
    }),
    1,
  ).begin(tacticalAction, { seat: 'ann' });
  t.ann.activates('27');
  expect(t).toAsk('bob use-space-cannon');
});

test('77.5, 77 note 7 the hit player chooses the destroyed ship', () => {
  const t = cannons(
    { space: { 27: { ann: '1 cruiser, 1 carrier', bob: '1 cruiser' } }, ground: { starpoint: { bob: '1 pds' } } },
    6,
  ).bob.firesAt('ann').table;
  expect(t).toAsk('ann assign-hits');
  expect(t.options('ann')).toEqual(['cruiser', 'carrier']);
  t.ann.loses('carrier');
  expect([t.units('ann'), t.units('bob', { space: true })]).toEqual(['1 cruiser', '1 cruiser']);
});

test('77 note 2 losing every ship to cannons is no combat', () => {
  const t = load(
    table({
      seats: plain,
      active: 'ann',
      space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
      ground: { starpoint: { bob: '1 pds' } },
    }),
    6,
  ).begin(tacticalAction, { seat: 'ann' });
  t.ann.activates('27').bob.firesAt('ann');
  expect([t.facts('combat-begins'), t.facts('combat-won')]).toEqual([[], []]);
});

test('77 note 3 players fire everything in range or nothing', () => {
  const t = cannons(
    {
      technologies: { bob: ['pds-ii'] },
      space: { 27: { ann: '1 cruiser' } },
      ground: { lodor: { bob: '2 pds' }, starpoint: { bob: '1 pds' } },
    },
    1,
    1,
    1,
  );
  expect(t.options('bob')).toEqual(['ann', 'hold']);
  t.bob.firesAt('ann');
  expect(rolls(t)).toEqual(['bob space-cannon-offense 3']);
});

test('77 note 6 excess fighters go before the next player fires', () => {
  const t = cannons(
    {
      space: { 27: { ann: '1 carrier, 1 cruiser, 3 fighter' } },
      ground: { starpoint: { bob: '1 pds' }, 'new-albion': { cat: '1 pds' } },
    },
    6,
    6,
  )
    .bob.firesAt('ann')
    .ann.loses('carrier').table;
  expect(t).toAsk('ann excess-units');
  t.ann.removes('3 fighter');
  expect(t).toAsk('cat use-space-cannon');
  t.cat.firesAt('ann');
  expect(t.units('ann')).toBe('');
});

test('77.7, 77.8 only the planet’s units fire in defense', () => {
  const t = lands('1 carrier, 3 infantry', '1 pds', {}, 6);
  t.ann.lands('3 infantry on starpoint').bob.firesAt('ann');
  expect(rolls(t)).toEqual(['bob space-cannon-defense 1']);
  expect(t.units('ann', { planet: 'starpoint' })).toBe('2 infantry');
  expect(t.units('ann', { space: true })).toBe('1 carrier');
});

test('77.7a, 77.7b PDS II hits on 5 in defense', () => {
  const t = lands('1 carrier, 2 infantry', '1 pds', { technologies: { bob: ['pds-ii'] } }, 5);
  t.ann.lands('2 infantry on starpoint').bob.firesAt('ann');
  expect(t.units('ann', { planet: 'starpoint' })).toBe('1 infantry');
});

test('77.8a cannons do not hit landings on another planet', () => {
  const t = load(
    table({ seats: plain, space: { 27: { ann: '1 carrier, 2 infantry' } }, ground: { starpoint: { bob: '1 pds' } } }),
  ).begin(invasion, { seat: 'ann', system: '27' });
  t.ann.lands('2 infantry on new-albion');
  expect([t.open, rolls(t), t.units('ann', { planet: 'new-albion' })]).toEqual([[], [], '2 infantry']);
});

test('77 note 3a Plasma Scoring’s extra die is optional', () => {
  const setting: Setting = {
    technologies: { bob: ['plasma-scoring'] },
    space: { 27: { ann: '1 cruiser' } },
    ground: { starpoint: { bob: '1 pds' } },
  };
  expect(cannons(setting, 1, 1).options('bob')).toEqual(['ann', 'ann:no-extra', 'hold']);
  expect(rolls(cannons(setting, 1, 1).bob.firesAt('ann').table)).toEqual(['bob space-cannon-offense 2']);
  expect(rolls(cannons(setting, 1).bob.firesAt('no-extra').table)).toEqual(['bob space-cannon-offense 1']);
  expect(cannons({ ...setting, technologies: {} }).options('bob')).toEqual(['ann', 'hold']);
});
