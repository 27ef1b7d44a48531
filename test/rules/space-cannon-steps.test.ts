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

test('77.1 cannons fire in the turn of another player', () => {
  const t = cannons(
    { active: 'ann', space: { 27: { ann: '1 cruiser' } }, ground: { starpoint: { bob: '1 pds' } } },
    10,
  ).bob.firesAt('ann').table;
  expect(t.units('ann')).toBe('');
});

test('77.3b as many dice as the unit says, one where it says nothing', () => {
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

test('77.4, 58.7, 89.2c cannons fire at ships that were there already, though none have moved', () => {
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

test('77.5 whoever is hit chooses which ship is destroyed; 77 note 7 never their own target', () => {
  const t = cannons(
    { space: { 27: { ann: '1 cruiser, 1 carrier', bob: '1 cruiser' } }, ground: { starpoint: { bob: '1 pds' } } },
    6,
  ).bob.firesAt('ann').table;
  expect(t).toAsk('ann assign-hits');
  expect(t.options('ann')).toEqual(['cruiser', 'carrier']);
  t.ann.loses('carrier');
  expect([t.units('ann'), t.units('bob', { space: true })]).toEqual(['1 cruiser', '1 cruiser']);
});

test('77 note 2 who loses every ship to cannons has fought no combat', () => {
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

test('77 note 3 a player fires with all units that can, those beside the system included, or with none', () => {
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

test('77 note 6 what a lost carrier leaves without room is gone before the next player fires', () => {
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

test('77.7 in defense the units of the planet fire; 77.8 its invader destroys ground forces there for the hits', () => {
  const t = lands('1 carrier, 3 infantry', '1 pds', {}, 6);
  t.ann.lands('3 infantry on starpoint').bob.firesAt('ann');
  expect(rolls(t)).toEqual(['bob space-cannon-defense 1']);
  expect(t.units('ann', { planet: 'starpoint' })).toBe('2 infantry');
  expect(t.units('ann', { space: true })).toBe('1 carrier');
});

test('77.7a, 77.7b in defense a PDS II hits on 5 with its one die', () => {
  const t = lands('1 carrier, 2 infantry', '1 pds', { technologies: { bob: ['pds-ii'] } }, 5);
  t.ann.lands('2 infantry on starpoint').bob.firesAt('ann');
  expect(t.units('ann', { planet: 'starpoint' })).toBe('1 infantry');
});

test('77.8a cannons on one planet do not hit who lands on another', () => {
  const t = load(
    table({ seats: plain, space: { 27: { ann: '1 carrier, 2 infantry' } }, ground: { starpoint: { bob: '1 pds' } } }),
  ).begin(invasion, { seat: 'ann', system: '27' });
  t.ann.lands('2 infantry on new-albion');
  expect([t.open, rolls(t), t.units('ann', { planet: 'new-albion' })]).toEqual([[], [], '2 infantry']);
});

test('77 note 3a the extra die of Plasma Scoring may be left unused', () => {
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
