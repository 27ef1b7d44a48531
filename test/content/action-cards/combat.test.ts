import { expect, test } from 'vitest';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { spaceCannonOffense } from '#ti4/rules/combat/space-cannon.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { load, plain } from '../../rules/loaded-dice.ts';
import { table, type Setting } from '../../rules/table.ts';

// Rulings on action cards that are played in combat.
const combat = (setting: Setting, ...faces: number[]) =>
  load(table({ seats: plain, ...setting }), ...faces).begin(spaceCombat, {
    system: '27',
    attacker: 'ann',
    defender: 'bob',
  });
const fire = (setting: Setting, ...faces: number[]) =>
  load(table({ seats: plain, active: 'ann', ...setting }), ...faces).begin(spaceCannonOffense, { system: '27' });

test('Direct Hit note 1: one per ship that sustains damage', () => {
  const t = combat(
    { hands: { ann: ['direct-hit#1', 'direct-hit#2'] }, space: { 27: { ann: '2 cruiser', bob: '2 dreadnought' } } },
    10,
    10,
    1,
    1,
  );
  t.bob.sustains('2 dreadnought').ann.plays('direct-hit').bob.sustains('dreadnought').ann.plays('direct-hit');
  expect([t.units('bob'), t.facts('combat-won').length]).toEqual(['', 1]);
});

test('Direct Hit note 2: may follow Space Cannon hits', () => {
  const t = fire(
    {
      hands: { bob: ['direct-hit'] },
      space: { 27: { ann: '1 dreadnought' } },
      ground: { starpoint: { bob: '1 pds' } },
    },
    10,
  )
    .bob.firesAt('ann')
    .ann.sustains('dreadnought').table;
  expect(t).toAsk('bob window');
  t.bob.plays('direct-hit');
  expect(t.units('ann')).toBe('');
});

test('Direct Hit note 3: the next Sustain Damage choice follows Direct Hit', () => {
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
  ).bob.sustains('dreadnought').table;
  t.ann.plays('direct-hit');
  expect(t).toAsk('bob sustain-damage');
});

test('Direct Hit note 4, Direct Hit note 4a: cargo is lost immediately', () => {
  const t = fire(
    {
      hands: { bob: ['direct-hit'] },
      space: { 27: { ann: '1 dreadnought, 1 destroyer, 1 fighter' } },
      ground: { starpoint: { bob: '2 pds' } },
    },
    10,
    10,
  )
    .bob.firesAt('ann')
    .ann.sustains('dreadnought')
    .bob.plays('direct-hit').table;
  if (t.asks('ann', 'excess-units')) t.ann.removes('fighter');
  expect(t.facts('unit-removed')).toMatchObject([{ unit: 'fighter' }]);
  expect(t.facts('unit-destroyed').map((fact) => fact.unit)).toEqual(['dreadnought', 'destroyer']);
});

test('Courageous to the End note 1: ignores modifiers; Courageous to the End note 2: cannot be canceled', () => {
  const t = combat(
    {
      hands: { bob: ['courageous-to-the-end', 'morale-boost'] },
      space: { 27: { ann: '1 dreadnought', bob: '1 carrier' } },
    },
    10,
    1,
    8,
    8,
  );
  t.bob.plays('morale-boost').plays('courageous-to-the-end');
  expect([t.units('ann'), t.units('bob')]).toEqual(['1 dreadnought', '']);
  const u = combat(
    { hands: { bob: ['courageous-to-the-end'] }, space: { 27: { ann: '1 dreadnought', bob: '1 carrier' } } },
    10,
    1,
    9,
    8,
  ).bob.plays('courageous-to-the-end').table;
  expect([u.units('ann'), u.facts('damage-sustained')]).toEqual(['', []]);
});

test('Emergency Repairs note 1: repairs damage as combat starts', () => {
  const t = combat(
    { hands: { ann: ['emergency-repairs'] }, space: { 27: { ann: '2 dreadnought (damaged)', bob: '1 cruiser' } } },
    10,
    10,
    1,
  ).ann.plays('emergency-repairs').table;
  expect(t.units('ann')).toBe('2 dreadnought');
});

test('Fire Team note 1: the new roll keeps its modifiers', () => {
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
  t.ann.plays('morale-boost').plays('fire-team').rerolls('ann infantry 2');
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
});

test('Intercept note 1: a later retreat is allowed', () => {
  const t = combat(
    {
      hands: { ann: ['intercept'] },
      planets: { bob: ['lodor'] },
      space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } },
    },
    1,
    1,
    1,
    1,
  )
    .bob.retreats()
    .ann.plays('intercept').table;
  expect(t).toAsk('bob announce-retreat');
  t.bob.retreats();
  expect(t.units('bob', { system: '26' })).toBe('1 cruiser');
});

test('Intercept note 2, Skilled Retreat note 1: Intercept cannot answer Skilled Retreat', () => {
  const t = combat(
    { hands: { ann: ['intercept'], bob: ['skilled-retreat'] }, space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } } },
    1,
    1,
  ).bob.plays('skilled-retreat').table;
  if (t.asks('bob', 'retreat-to')) t.bob.retreatsTo('18');
  expect(t).toAsk();
  expect(t.units('bob', { system: '27' })).toBe('');
});

const skilled = (setting: Setting) =>
  combat({ hands: { bob: ['skilled-retreat'] }, ...setting }, ...Array.from({ length: 20 }, () => 1)).bob.plays(
    'skilled-retreat',
  ).table;

test('Skilled Retreat note 2: to empty systems, none with others’ ships', () => {
  const t = skilled({
    space: { 27: { ann: '1 cruiser', bob: '1 cruiser' }, 26: { cat: '1 cruiser' }, 28: { ann: '1 cruiser' } },
  });
  const options = t.options('bob');
  expect(options).toEqual(expect.arrayContaining(['18', '20', '21']));
  expect(options).not.toContain('26');
  expect(options).not.toContain('28');
});

test('Skilled Retreat note 3: a nebula cannot be entered', () => {
  expect(
    skilled({ board: { 101: '42' }, space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } } }).options('bob'),
  ).not.toContain('42');
});

test('Skilled Retreat note 4, Skilled Retreat note 5: fighters follow within capacity', () => {
  const t = skilled({ space: { 27: { ann: '1 cruiser', bob: '1 cruiser, 2 fighter' } } }).bob.retreatsTo('18').table;
  expect(t).toAsk('bob excess-units');
  expect(t.units('bob', { system: '18' })).toBe('1 cruiser, 2 fighter');
});

test('Skilled Retreat note 6, Skilled Retreat note 7: needs a command token', () => {
  const at = (change: Setting['change']) =>
    skilled({ space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } }, ...(change && { change }) }).bob.retreatsTo('18')
      .table;
  expect(
    at((state) => {
      state.systems['18'].tokens = ['bob'];
    }).state.systems['18'].tokens,
  ).toEqual(['bob']);
  expect(
    at((state) => {
      state.seats.bob.tokens = { tactic: 10, fleet: 4, strategy: 2 };
    }),
  ).toAsk('bob token-from-sheet');
});

test('Lucky Shot note 2, Shields Holding note 2: destruction cannot be canceled', () => {
  const t = combat({
    hands: { bob: ['shields-holding'] },
    technologies: { ann: ['assault-cannon'] },
    space: { 27: { ann: '3 cruiser', bob: '1 dreadnought' } },
  });
  expect([t.open, t.units('bob')]).toEqual([[], '']);
});

test('Shields Holding note 1, Maneuvering Jets note 1: only jets answer cannons', () => {
  const t = fire(
    {
      hands: { ann: ['shields-holding', 'maneuvering-jets'] },
      space: { 27: { ann: '1 cruiser' } },
      ground: { starpoint: { bob: '1 pds' } },
    },
    10,
  ).bob.firesAt('ann').table;
  expect(t.options('ann', 'window')).toEqual(['maneuvering-jets#1']);
  const u = combat(
    { hands: { bob: ['shields-holding', 'maneuvering-jets'] }, space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } } },
    10,
    1,
  );
  expect(u.options('bob', 'window')).toEqual(['shields-holding#1']);
});

test('Shields Holding note 3: not in ground combat', () => {
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

test('10 note 2, Shields Holding note 4, Shields Holding note 4a: cancels barrage hits', () => {
  const t = combat(
    { hands: { bob: ['shields-holding'] }, space: { 27: { ann: '1 destroyer', bob: '1 carrier, 2 fighter' } } },
    10,
    10,
    1,
    10,
    10,
    10,
  );
  expect(t).toAsk('bob window');
  t.bob.plays('shields-holding');
  expect(t.facts('unit-destroyed').map((fact) => fact.seat)).toEqual(['ann']);
});

test('Shields Holding note 5: cannot cancel the same hits twice', () => {
  const t = combat(
    {
      hands: { bob: ['shields-holding#1', 'shields-holding#2'] },
      space: { 27: { ann: '3 cruiser', bob: '3 cruiser' } },
    },
    10,
    10,
    10,
    10,
    10,
    10,
  );
  t.bob.plays('shields-holding');
  expect(t.asks('bob', 'window')).toBe(false);
});

test('Maneuvering Jets note 2, Maneuvering Jets note 3: once per defensive roll', () => {
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
  t.ann.lands('3 infantry on starpoint').bob.firesAt('ann').ann.plays('maneuvering-jets');
  expect(t.asks('ann', 'window')).toBe(false);
  expect(t.units('ann', { planet: 'starpoint' })).toBe('2 infantry');
});

test('Maneuvering Jets note 3a: one per player’s roll', () => {
  const t = fire(
    {
      hands: { ann: ['maneuvering-jets#1', 'maneuvering-jets#2'] },
      space: { 27: { ann: '1 cruiser' } },
      ground: { starpoint: { bob: '1 pds' }, 'new-albion': { cat: '1 pds' } },
    },
    10,
    10,
  )
    .bob.firesAt('ann')
    .ann.plays('maneuvering-jets')
    .cat.firesAt('ann').table;
  expect(t.options('ann', 'window')).toEqual(['maneuvering-jets#2']);
});

test('Maneuvering Jets note 3b: one per planet', () => {
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
  t.ann.lands('infantry on starpoint, infantry on new-albion').chooses(['new-albion', 'starpoint'], 'planet-order');
  t.bob.firesAt('ann').ann.plays('maneuvering-jets').bob.firesAt('ann').ann.plays('maneuvering-jets');
  expect(t.facts('unit-destroyed').filter((fact) => fact.seat === 'ann')).toEqual([]);
});

test('Maneuvering Jets note 4, Experimental Battlestation note 5: cancels a battlestation hit', () => {
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
    .bob.firesAt('ann')
    .ann.plays('maneuvering-jets').table;
  expect(t.units('ann')).toBe('1 cruiser');
});

test('1 note 3, Morale Boost note 1: applies to rerolls; Morale Boost note 2: only once', () => {
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
  t.ann.plays('morale-boost');
  expect(t.options('ann', 'window').filter((key) => key.startsWith('morale'))).toEqual([]);
  t.ann.uses('munitions-reserves').uses('munitions-reserves').rerolls('ann cruiser 2');
  expect(t.facts('dice-rerolled')).toMatchObject([{ dice: [{ face: 6, result: 7, hit: true }] }]);
});

test('Reflective Shielding note 1: joins the hits of the round', () => {
  const t = combat(
    { hands: { ann: ['reflective-shielding'] }, space: { 27: { ann: '1 dreadnought', bob: '3 cruiser' } } },
    10,
    10,
    1,
    1,
    1,
    ...Array.from({ length: 10 }, () => 10),
  );
  t.ann.sustains('dreadnought').plays('reflective-shielding');
  expect(t.units('bob')).toBe('');
});
