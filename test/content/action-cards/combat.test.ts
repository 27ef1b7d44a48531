import { expect, test } from 'vitest';
import { groundCombat } from '../../../src/editions/ti4/rules/combat/ground-combat.ts';
import { invasion } from '../../../src/editions/ti4/rules/combat/invasion.ts';
import { spaceCannonOffense } from '../../../src/editions/ti4/rules/combat/space-cannon.ts';
import { spaceCombat } from '../../../src/editions/ti4/rules/combat/space-combat.ts';
import { load, plain } from '../../rules/loaded-dice.ts';
import { table, type Setting } from '../../rules/table.ts';

// Rulings on action cards that are played in combat.
const combat = (setting: Setting, ...faces: number[]) =>
  load(table({ seats: plain, ...setting }), ...faces).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
const fire = (setting: Setting, ...faces: number[]) =>
  load(table({ seats: plain, active: 'ann', ...setting }), ...faces).begin(spaceCannonOffense, { system: '27' });

test('Direct Hit note 1: one for each ship that sustains damage', () => {
  const t = combat(
    { hands: { ann: ['direct-hit#1', 'direct-hit#2'] }, space: { 27: { ann: '2 cruiser', bob: '2 dreadnought' } } },
    10,
    10,
    1,
    1,
  );
  t.answers('bob', { dreadnought: 2 }, 'sustain-damage')
    .answers('ann', 'direct-hit#1', 'window')
    .answers('bob', { dreadnought: 1 }, 'sustain-damage')
    .answers('ann', 'direct-hit#2', 'window');
  expect([t.units('bob'), t.facts('combat-won').length]).toEqual(['', 1]);
});

test('Direct Hit note 2: it answers what cancels cannon hits as well', () => {
  const t = fire({ hands: { bob: ['direct-hit'] }, space: { 27: { ann: '1 dreadnought' } }, ground: { starpoint: { bob: '1 pds' } } }, 10)
    .answers('bob', 'ann')
    .answers('ann', { dreadnought: 1 }, 'sustain-damage');
  expect(t.open).toEqual(['bob window']);
  t.answers('bob', 'direct-hit#1', 'window');
  expect(t.units('ann')).toBe('');
});

test('Direct Hit note 3: whether another ship sustains damage is decided when the Direct Hit is known', () => {
  const t = combat(
    { hands: { ann: ['direct-hit'] }, space: { 27: { ann: '2 cruiser', bob: '2 dreadnought, 1 fighter' } } },
    10,
    10,
    1,
    1,
    1,
    1,
    10,
    10,
    10,
  ).answers('bob', { dreadnought: 1 }, 'sustain-damage');
  t.answers('ann', 'direct-hit#1', 'window');
  expect(t.open).toEqual(['bob sustain-damage']);
});

test('Direct Hit note 4, Direct Hit note 4a: outside a combat what loses its room is gone at once, before the other hit is assigned', () => {
  const t = fire(
    {
      hands: { bob: ['direct-hit'] },
      space: { 27: { ann: '1 dreadnought, 1 destroyer, 1 fighter' } },
      ground: { starpoint: { bob: '2 pds' } },
    },
    10,
    10,
  )
    .answers('bob', 'ann')
    .answers('ann', { dreadnought: 1 }, 'sustain-damage')
    .answers('bob', 'direct-hit#1', 'window');
  if (t.open.includes('ann excess-units')) t.answers('ann', { fighter: 1 }, 'excess-units');
  expect(t.facts('unit-removed')).toMatchObject([{ unit: 'fighter' }]);
  expect(t.facts('unit-destroyed').map((fact) => fact.unit)).toEqual(['dreadnought', 'destroyer']);
});

test('Courageous to the End note 1: what is added to combat rolls is not added to its dice; Courageous to the End note 2: nothing cancels what they destroy', () => {
  const t = combat(
    { hands: { bob: ['courageous-to-the-end', 'morale-boost'] }, space: { 27: { ann: '1 dreadnought', bob: '1 carrier' } } },
    10,
    1,
    8,
    8,
  );
  t.answers('bob', 'morale-boost#1', 'window').answers('bob', 'courageous-to-the-end#1', 'window');
  expect([t.units('ann'), t.units('bob')]).toEqual(['1 dreadnought', '']);
  const u = combat(
    { hands: { bob: ['courageous-to-the-end'] }, space: { 27: { ann: '1 dreadnought', bob: '1 carrier' } } },
    10,
    1,
    9,
    8,
  ).answers('bob', 'courageous-to-the-end#1', 'window');
  expect([u.units('ann'), u.facts('damage-sustained')]).toEqual(['', []]);
});

test('Emergency Repairs note 1: what was damaged before the combat is repaired as it starts', () => {
  const t = combat(
    { hands: { ann: ['emergency-repairs'] }, space: { 27: { ann: '2 dreadnought (damaged)', bob: '1 cruiser' } } },
    10,
    10,
    1,
  ).answers('ann', 'emergency-repairs#1', 'window');
  expect(t.units('ann')).toBe('2 dreadnought');
});

test('Fire Team note 1: what is added to the roll is added to the new result', () => {
  const t = load(
    table({
      seats: plain,
      hands: { ann: ['fire-team', 'morale-boost'] },
      ground: { starpoint: { bob: '1 infantry' } },
      change: (state) => {
        state.units.i = { id: 'i', type: 'infantry', owner: 'ann', system: '27', planet: 'starpoint' };
      },
    }),
    1,
    7,
    1,
  ).begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'ann', defender: 'bob' });
  t.answers('ann', 'morale-boost#1/1', 'window').answers('ann', 'fire-team#1', 'window').answers('ann', { 'ann infantry 2': 1 });
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
});

test('Intercept note 1: in the next round a retreat may be announced again', () => {
  const t = combat(
    { hands: { ann: ['intercept'] }, planets: { bob: ['lodor'] }, space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } } },
    1,
    1,
    1,
    1,
  )
    .answers('bob', 'retreat')
    .answers('ann', 'intercept#1', 'window');
  expect(t.open).toEqual(['bob announce-retreat']);
  t.answers('bob', 'retreat');
  expect(t.units('bob', { system: '26' })).toBe('1 cruiser');
});

test('Intercept note 2, Skilled Retreat note 1: a Skilled Retreat is no retreat', () => {
  const t = combat(
    { hands: { ann: ['intercept'], bob: ['skilled-retreat'] }, space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } } },
    1,
    1,
  ).answers('bob', 'skilled-retreat#1', 'window');
  if (t.open.includes('bob retreat-to')) t.answers('bob', (spec) => (spec.kind === 'choose' ? [spec.options[0].key] : []));
  expect(t.open).toEqual([]);
  expect(t.units('bob', { system: '27' })).toBe('');
});

const skilled = (setting: Setting) =>
  combat({ hands: { bob: ['skilled-retreat'] }, ...setting }, ...Array.from({ length: 20 }, () => 1)).answers(
    'bob',
    'skilled-retreat#1',
    'window',
  );

test('Skilled Retreat note 2: to a system without anything of one’s own, but none with ships of others', () => {
  const t = skilled({ space: { 27: { ann: '1 cruiser', bob: '1 cruiser' }, 26: { cat: '1 cruiser' }, 28: { ann: '1 cruiser' } } });
  const options = t.options('bob');
  expect(options).toEqual(expect.arrayContaining(['18', '20', '21']));
  expect(options).not.toContain('26');
  expect(options).not.toContain('28');
});

test('Skilled Retreat note 3: a nebula is not open to it', () => {
  expect(skilled({ board: { 101: '42' }, space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } } }).options('bob')).not.toContain('42');
});

test('Skilled Retreat note 4: fighters go along for nothing; Skilled Retreat note 5: where they arrive they need room', () => {
  const t = skilled({ space: { 27: { ann: '1 cruiser', bob: '1 cruiser, 2 fighter' } } }).answers('bob', '18');
  expect(t.open).toEqual(['bob excess-units']);
  expect(t.units('bob', { system: '18' })).toBe('1 cruiser, 2 fighter');
});

test('Skilled Retreat note 6: a token already there is enough; Skilled Retreat note 7: without reinforcements one comes from the command sheet', () => {
  const at = (change: Setting['change']) =>
    skilled({ space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } }, ...(change && { change }) }).answers('bob', '18');
  expect(
    at((state) => {
      state.systems['18'].tokens = ['bob'];
    }).state.systems['18'].tokens,
  ).toEqual(['bob']);
  expect(
    at((state) => {
      state.seats.bob.tokens = { tactic: 10, fleet: 4, strategy: 2 };
    }).open,
  ).toEqual(['bob token-from-sheet']);
});

test('Lucky Shot note 2, Shields Holding note 2: what destroys a ship outright is not cancelled', () => {
  const t = combat({
    hands: { bob: ['shields-holding'] },
    technologies: { ann: ['assault-cannon'] },
    space: { 27: { ann: '3 cruiser', bob: '1 dreadnought' } },
  });
  expect([t.open, t.units('bob')]).toEqual([[], '']);
});

test('Shields Holding note 1: not against space cannons; Maneuvering Jets note 1: these against nothing else', () => {
  const t = fire(
    {
      hands: { ann: ['shields-holding', 'maneuvering-jets'] },
      space: { 27: { ann: '1 cruiser' } },
      ground: { starpoint: { bob: '1 pds' } },
    },
    10,
  ).answers('bob', 'ann');
  expect(t.options('ann', 'window')).toEqual(['maneuvering-jets#1']);
  const u = combat(
    { hands: { bob: ['shields-holding', 'maneuvering-jets'] }, space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } } },
    10,
    1,
  );
  expect(u.options('bob', 'window')).toEqual(['shields-holding#1']);
});

test('Shields Holding note 3: not on the ground', () => {
  const t = load(
    table({
      seats: plain,
      hands: { bob: ['shields-holding'] },
      ground: { starpoint: { bob: '1 infantry' } },
      change: (state) => {
        state.units.i = { id: 'i', type: 'infantry', owner: 'ann', system: '27', planet: 'starpoint' };
      },
    }),
    10,
    1,
  ).begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'ann', defender: 'bob' });
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
});

test('Shields Holding note 4, Shields Holding note 4a: hits of a barrage are cancelled too (10 note 2)', () => {
  const t = combat(
    { hands: { bob: ['shields-holding'] }, space: { 27: { ann: '1 destroyer', bob: '1 carrier, 2 fighter' } } },
    10,
    10,
    1,
    10,
    10,
    10,
  );
  expect(t.open).toEqual(['bob window']);
  t.answers('bob', 'shields-holding#1', 'window');
  expect(t.facts('unit-destroyed').map((fact) => fact.seat)).toEqual(['ann']);
});

test('Shields Holding note 5: a second one does not cancel more of the same hits', () => {
  const t = combat(
    { hands: { bob: ['shields-holding#1', 'shields-holding#2'] }, space: { 27: { ann: '3 cruiser', bob: '3 cruiser' } } },
    10,
    10,
    10,
    10,
    10,
    10,
  );
  t.answers('bob', 'shields-holding#1', 'window');
  expect(t.open).not.toContain('bob window');
});

test('Maneuvering Jets note 2: in defense too; Maneuvering Jets note 3: once for each roll', () => {
  const t = load(
    table({
      seats: plain,
      hands: { ann: ['maneuvering-jets#1', 'maneuvering-jets#2'] },
      space: { 27: { ann: '1 carrier, 3 infantry' } },
      ground: { starpoint: { bob: '2 pds' } },
    }),
    10,
    10,
  ).begin(invasion, { seat: 'ann', system: '27' });
  t.answers('ann', { 'infantry@starpoint': 3 }).answers('bob', 'ann').answers('ann', 'maneuvering-jets#1', 'window');
  expect(t.open).not.toContain('ann window');
  expect(t.units('ann', { planet: 'starpoint' })).toBe('2 infantry');
});

test('Maneuvering Jets note 3a: one against each player’s roll', () => {
  const t = fire(
    {
      hands: { ann: ['maneuvering-jets#1', 'maneuvering-jets#2'] },
      space: { 27: { ann: '1 cruiser' } },
      ground: { starpoint: { bob: '1 pds' }, 'new-albion': { cat: '1 pds' } },
    },
    10,
    10,
  )
    .answers('bob', 'ann')
    .answers('ann', 'maneuvering-jets#1', 'window')
    .answers('cat', 'ann');
  expect(t.options('ann', 'window')).toEqual(['maneuvering-jets#2']);
});

test('Maneuvering Jets note 3b: one for each planet', () => {
  const t = load(
    table({
      seats: plain,
      hands: { ann: ['maneuvering-jets#1', 'maneuvering-jets#2'] },
      space: { 27: { ann: '1 carrier, 2 infantry' } },
      ground: { starpoint: { bob: '1 pds' }, 'new-albion': { bob: '1 pds' } },
    }),
    10,
    10,
  ).begin(invasion, { seat: 'ann', system: '27' });
  t.answers('ann', { 'infantry@starpoint': 1, 'infantry@new-albion': 1 }).answers('ann', (spec) =>
    spec.kind === 'order' ? spec.options.map(({ key }) => key) : [],
  );
  t.answers('bob', 'ann')
    .answers('ann', 'maneuvering-jets#1', 'window')
    .answers('bob', 'ann')
    .answers('ann', 'maneuvering-jets#2', 'window');
  expect(t.facts('unit-destroyed').filter((fact) => fact.seat === 'ann')).toEqual([]);
});

test('Maneuvering Jets note 4, Experimental Battlestation note 5: they answer an Experimental Battlestation', () => {
  const t = fire(
    {
      hands: { ann: ['maneuvering-jets'] },
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
    5,
    1,
    1,
  )
    .answers('bob', 'ann')
    .answers('ann', 'maneuvering-jets#1', 'window');
  expect(t.units('ann')).toBe('1 cruiser');
});

test('Morale Boost note 1: dice rolled again have it too; Morale Boost note 2: there is no second one (1 note 3)', () => {
  const t = combat(
    {
      seats: { ann: 'letnev', bob: 'winnu', cat: 'naalu' },
      hands: { ann: ['morale-boost#1', 'morale-boost#2'] },
      space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
      change: (state) => {
        state.seats.ann.tradeGoods = 2;
      },
    },
    1,
    6,
    1,
  );
  t.answers('ann', 'morale-boost#1', 'window');
  expect(t.options('ann', 'window').filter((key) => key.startsWith('morale'))).toEqual([]);
  t.answers('ann', 'letnev', 'window')
    .answers('ann', (spec) => (spec.kind === 'choose' ? [spec.options[0].key] : []), 'window')
    .answers('ann', { 'ann cruiser 2': 1 });
  expect(t.facts('dice-rerolled')).toMatchObject([{ dice: [{ face: 6, result: 7, hit: true }] }]);
});

test('Reflective Shielding note 1: after sustaining in the Assign Hits step its hits join those of the round', () => {
  const t = combat(
    { hands: { ann: ['reflective-shielding'] }, space: { 27: { ann: '1 dreadnought', bob: '3 cruiser' } } },
    10,
    10,
    1,
    1,
    1,
    ...Array.from({ length: 10 }, () => 10),
  );
  t.answers('ann', { dreadnought: 1 }, 'sustain-damage').answers('ann', 'reflective-shielding#1', 'window');
  expect(t.units('bob')).toBe('');
});
