import { expect, test } from 'vitest';
import { removeExcess } from '#ti4/rules/units/fleet-excess.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { load } from './loaded-dice.ts';
import { table, type Setting } from './table.ts';

const seats = { ann: 'l1z1x', bob: 'sardakk-norr', cat: 'xxcha' };
const looked = (setting: Setting) => table({ seats, ...setting }).begin(removeExcess, { seat: 'bob', system: '18' });

test('16.3 the owner chooses units over capacity to remove', () => {
  const t = looked({ space: { 27: { ann: '1 carrier, 3 fighter, 2 infantry' } } });
  expect(t.options('ann', 'excess-units')).toEqual(['fighter', 'infantry']);
  expect(t.ann.refusal('fighter, infantry')).toBe('Fighter: you chose more than you must remove.');
  t.ann.removes('infantry');
  expect(t.units('ann')).toBe('1 carrier, 3 fighter, 1 infantry');
});

test('16.3b ground forces on planets need no capacity', () => {
  expect(
    looked({ space: { 27: { ann: '1 carrier, 4 fighter' } }, ground: { starpoint: { ann: '6 infantry' } } }),
  ).toAsk();
});

test('79 a space dock holds only three fighters', () => {
  const at = (units: string) =>
    looked({ space: { 27: { ann: units } }, ground: { starpoint: { ann: '1 space-dock' } } });
  expect(at('3 fighter')).toAsk();
  expect(at('1 carrier, 7 fighter')).toAsk();
  expect(at('4 fighter')).toAsk('ann excess-units');
  expect(at('1 infantry')).toAsk('ann excess-units');
  expect(at('1 carrier, 3 fighter, 4 infantry')).toAsk();
});

test('79 space docks of others do not help', () => {
  expect(looked({ space: { 27: { ann: '3 fighter' } }, ground: { starpoint: { bob: '1 space-dock' } } })).toAsk(
    'ann excess-units',
  );
});

test('16.3c, 16 note 3 fighters need capacity only after combat', () => {
  const t = load(
    table({ seats, space: { 27: { ann: '1 carrier, 2 fighter', bob: '1 cruiser' } } }),
    1,
    1,
    1,
    10,
    1,
    10,
    1,
  );
  t.begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  t.ann.loses('carrier');
  // The second round was fought by fighters alone; they are removed only now that it is won.
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann', loser: 'bob' }]);
  expect(t).toAsk('ann excess-units');
  t.ann.removes('2 fighter');
  expect(t.units('ann')).toBe('');
});

test('16.1, 16.2 all ships of a player pool their capacity', () => {
  expect(looked({ space: { 27: { ann: '2 carrier, 1 dreadnought, 6 fighter, 4 infantry' } } })).toAsk();
  expect(looked({ space: { 27: { ann: '2 carrier, 1 dreadnought, 6 fighter, 5 infantry' } } })).toAsk(
    'ann excess-units',
  );
});

test('16.3a the player chooses which units to remove', () => {
  const t = looked({ space: { 27: { ann: '1 carrier, 3 fighter, 2 infantry' } } }).ann.removes('fighter').table;
  expect(t.units('ann')).toBe('1 carrier, 2 fighter, 2 infantry');
});

test('16.4 cargo at rest belongs to no particular ship', () => {
  const t = looked({ space: { 27: { ann: '2 carrier, 4 fighter' } } });
  const [carrier] = Object.values(t.state.units).filter((unit) => unit.type === 'carrier');
  delete t.state.units[carrier.id];
  t.begin(removeExcess, { seat: 'bob', system: '18' });
  expect(t).toAsk();
});

// Ann goes to 27, where Bob is.
const going = (setting: Setting, ...faces: number[]) =>
  load(table({ seats: { ...seats, bob: 'winnu' }, ...setting }), ...faces)
    .begin(tacticalAction, { seat: 'ann' })
    .ann.activates('27').table;

test('16 note 1, 37 note 2a excess units go before any shot', () => {
  const t = going(
    { technologies: { ann: ['fighter-ii'] }, space: { 28: { ann: '3 carrier, 1 fighter' }, 27: { bob: '1 cruiser' } } },
    ...Array.from({ length: 40 }, () => 10),
  );
  // Three carriers fill the fleet pool; their own room takes the fighter that flies.
  t.ann.moves('3 carrier from 28, fighter from 28');
  expect(t.facts('combat-begins')).toHaveLength(1);
  const full = going({
    technologies: { ann: ['fighter-ii'] },
    space: { 28: { ann: '1 fighter' }, 27: { bob: '1 cruiser' } },
    ground: { tequran: { ann: '1 space-dock' } },
    change: (state) => {
      state.seats.ann.tokens.fleet = 0;
    },
  });
  full.ann.moves('fighter from 28, give-up');
  expect(full).toAsk('ann excess-units');
  expect(full.facts('combat-begins')).toEqual([]);
  t.leaves('ann', 'assign-hits');
});

test('16 note 2 fighters without their carrier go before combat', () => {
  const t = going(
    {
      space: { 28: { ann: '1 carrier, 1 destroyer, 2 fighter' }, 27: { bob: '1 cruiser' } },
      ground: { starpoint: { bob: '1 pds' } },
    },
    10,
    1,
    1,
    10,
    1,
  );
  t.ann.moves('carrier from 28, destroyer from 28, 2 fighter from 28').bob.firesAt('ann').ann.loses('carrier');
  expect(t).toAsk('ann excess-units');
  expect(t.facts('combat-begins')).toEqual([]);
  t.ann.removes('2 fighter');
  expect(t.units('ann')).toBe('1 destroyer');
  expect(t.facts('combat-begins')).toHaveLength(1);
});

test('Direct Hit note 4, Direct Hit note 5 excess fighters go before the next hit', () => {
  const t = going(
    {
      space: { 28: { ann: '1 dreadnought, 1 destroyer, 1 fighter' } },
      ground: { starpoint: { bob: '2 pds' } },
      hands: { bob: ['direct-hit'] },
    },
    10,
    10,
  );
  t.ann.moves('dreadnought from 28, destroyer from 28, fighter from 28').bob.firesAt('ann');
  t.ann.sustains('dreadnought').bob.plays('direct-hit');
  expect(t).toAsk('ann excess-units');
  t.ann.removes('fighter');
  expect(t.units('ann')).toBe('');
  expect(t.facts('unit-destroyed').map(({ unit }) => unit)).toEqual(['dreadnought', 'destroyer']);
});

test('37 note 1 upgraded fighters are unlimited during combat', () => {
  const t = load(
    table({
      seats,
      technologies: { ann: ['fighter-ii'] },
      space: { 27: { ann: '1 carrier, 7 fighter', bob: '1 destroyer' } },
    }),
    ...Array.from({ length: 40 }, () => 10),
  );
  t.begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  expect(t.asks('ann', 'excess-units')).toBe(false);
  t.leaves('ann', 'assign-hits');
});
