import { expect, test } from 'vitest';
import { spaceCannonDefense, spaceCannonOffense } from '#ti4/rules/combat/space-cannon.ts';
import { load, rolls, plain } from './loaded-dice.ts';
import { table, type Setting } from './table.ts';

// New Albion and Starpoint are in 27, Lodor in 26 beside it.
const cannons = (setting: Setting, ...faces: number[]) =>
  load(table({ seats: plain, ...setting }), ...faces).begin(spaceCannonOffense, { system: '27' });

test('77.2 the active player fires first, then others clockwise', () => {
  const t = cannons(
    {
      space: { 27: { ann: '2 cruiser', cat: '1 cruiser' } },
      ground: { 'new-albion': { ann: '1 pds' }, starpoint: { bob: '1 pds' } },
      technologies: { cat: ['pds-ii'] },
    },
    1,
    1,
  );
  expect(t).toAsk('ann use-space-cannon');
  t.ann.firesAt('cat');
  expect(t).toAsk('bob use-space-cannon');
  t.bob.firesAt('ann');
  expect(t).toAsk();
});

test('77.5a, 77.5b only the active player chooses whom to hit (4 note 5)', () => {
  const t = cannons(
    {
      space: { 27: { ann: '1 cruiser', bob: '1 cruiser', cat: '2 cruiser' } },
      ground: { 'new-albion': { ann: '1 pds' }, starpoint: { bob: '1 pds' } },
    },
    10,
  );
  expect(t.options('ann')).toEqual(['bob', 'cat', 'hold']);
  t.ann.firesAt('cat');
  expect(t.units('cat')).toBe('1 cruiser');
  expect(t.options('bob')).toEqual(['ann', 'hold']);
});

test('77.3 a player may hold fire', () => {
  const t = cannons({ space: { 27: { ann: '1 cruiser' } }, ground: { starpoint: { bob: '1 pds' } } }).bob.holdsFire()
    .table;
  expect(rolls(t)).toEqual([]);
});

test('77.3c only the upgraded PDS reaches adjacent systems', () => {
  const setting: Setting = {
    space: { 27: { ann: '1 cruiser' } },
    ground: { lodor: { bob: '2 pds' }, starpoint: { bob: '1 pds' } },
  };
  const near = cannons(setting, 1).bob.firesAt('ann').table;
  expect(rolls(near)).toEqual(['bob space-cannon-offense 1']);
  const far = cannons({ ...setting, technologies: { bob: ['pds-ii'] } }, 1, 1, 5).bob.firesAt('ann').table;
  expect(rolls(far)).toEqual(['bob space-cannon-offense 3']);
  expect(far.units('ann')).toBe('');
});

test('77.3c, 101.2 PDS II reaches through a wormhole', () => {
  // 26 and 39 have alpha wormholes.
  const t = load(
    table({
      seats: plain,
      board: { 305: '39' },
      space: { 39: { ann: '1 cruiser' } },
      ground: { lodor: { bob: '1 pds' } },
      technologies: { bob: ['pds-ii'] },
    }),
    1,
  ).begin(spaceCannonOffense, { system: '39' });
  expect(t).toAsk('bob use-space-cannon');
});

test('87.4, 77 note 4 Sustain Damage cancels a space cannon hit', () => {
  const t = cannons(
    { space: { 27: { ann: '1 dreadnought' } }, ground: { starpoint: { bob: '1 pds' } } },
    6,
  ).bob.firesAt('ann').table;
  t.ann.sustains('dreadnought');
  expect(t.units('ann')).toBe('1 dreadnought (damaged)');
});

test('77.7d, 77.8a adjacent cannons do not fire in defense', () => {
  const t = load(
    table({
      seats: plain,
      technologies: { bob: ['pds-ii'] },
      ground: { lodor: { bob: '2 pds' }, starpoint: { bob: '1 pds' } },
      change: (state) => {
        state.units.x = { id: 'x', type: 'infantry', owner: 'ann', system: '27', planet: 'starpoint' };
        state.units.y = { id: 'y', type: 'infantry', owner: 'bob', system: '27', planet: 'starpoint' };
      },
    }),
    5,
  ).begin(spaceCannonDefense, { seat: 'ann', system: '27', planet: 'starpoint' });
  t.bob.firesAt('ann');
  expect(rolls(t)).toEqual(['bob space-cannon-defense 1']);
  expect(t.units('ann')).toBe('');
});

test('77 the last non-fighter ship’s loss is recorded', () => {
  const t = cannons({ space: { 27: { ann: '1 cruiser' } }, ground: { starpoint: { bob: '1 pds' } } }, 6).bob.firesAt(
    'ann',
  ).table;
  expect(t.facts('last-destroyed')).toMatchObject([
    { seat: 'ann', by: 'bob', what: 'non-fighter-ships', purpose: 'space-cannon-offense' },
  ]);
});
