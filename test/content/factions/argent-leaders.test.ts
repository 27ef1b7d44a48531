import { expect, test } from 'vitest';
import { retreat } from '#ti4/rules/combat/retreat.ts';
import { displaceFleet } from '#ti4/rules/movement/displacement.ts';
import { movement } from '#ti4/rules/movement/movement.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { resting, unlocked } from './leaders-at-hand.ts';
import { load } from '../../rules/loaded-dice.ts';

// Ann is the Argent Flight.
const at = (setting: Setting = {}): TestTable =>
  table({ sets: ['base', 'codex-1', 'pok'], seats: { ann: 'argent', bob: 'letnev', cat: 'yssaril' }, ...setting });

// Trilossa Aun Mirik

/** Bob produces at Lodor (26), next to Starpoint and New Albion (27); Quann (25) lies apart. */
const producing = (what: string, setting: Setting = {}) => {
  const t = at({
    active: 'bob',
    ground: { lodor: { bob: '1 space-dock' } },
    planets: { bob: ['starpoint', 'new-albion', 'quann'] },
    ...setting,
    change: (state) => {
      state.seats.bob.tradeGoods = 9;
      setting.change?.(state);
    },
  }).begin(produceUnits, { seat: 'bob', system: '26' });
  t.bob.produces(what).complies('payment');
  return t;
};

test('Trilossa Aun Mirik: relocates produced ground forces', () => {
  const t = producing('2 infantry on lodor, 1 mech on lodor, 1 cruiser on space');
  t.cat.declines().ann.uses('Trilossa Aun Mirik');
  expect(
    t
      .options('bob', 'places-of-produced')
      .filter((key) => key !== 'give-up')
      .toSorted(),
  ).toEqual([
    'cruiser@space',
    'infantry@lodor',
    'infantry@new-albion',
    'infantry@starpoint',
    'mech@lodor',
    'mech@new-albion',
    'mech@starpoint',
  ]);
  t.bob.chooses(
    { 'cruiser@space': 1, 'infantry@lodor': 1, 'infantry@starpoint': 1, 'mech@new-albion': 1 },
    'places-of-produced',
  );
  expect([
    t.units('bob', { planet: 'starpoint' }),
    t.units('bob', { planet: 'new-albion' }),
    t.units('bob', { system: '26' }),
  ]).toEqual(['1 infantry', '1 mech', '1 cruiser, 1 infantry, 1 space-dock']);
  expect(t.state.seats.ann.leaders?.['trilossa-aun-mirik'].exhausted).toBe(true);
});

test('Trilossa Aun Mirik: needs ground forces and another planet', () => {
  expect(producing('1 cruiser on space')).toAsk();
  expect(producing('1 infantry on lodor', { planets: { bob: ['quann'] } })).toAsk();
});

test('Trilossa Aun Mirik: a useless second use is not offered', () => {
  const t = at({
    active: 'bob',
    planets: { bob: ['lodor', 'starpoint'] },
    change: (state) => {
      resting(state);
      for (const seat of ['ann', 'cat'])
        for (const leader of Object.values(state.seats[seat].leaders ?? {})) delete leader.exhausted;
      state.seats.bob.tradeGoods = 9;
    },
  }).begin(produceUnits, { seat: 'bob', system: '26', limit: 1 });
  t.bob.produces('1 infantry on lodor').complies('payment');
  expect(t).toAsk('cat window', 'ann window');
  t.cat.uses('Trilossa Aun Mirik');
  expect(t.asked('ann')).toEqual([]);
  t.bob.chooses({ 'infantry@starpoint': 1 }, 'places-of-produced');
  expect(t.units('bob')).toBe('1 infantry');
});

// Mirik Aun Sissiri

/** Ann's command tokens lie in these systems. */
const flocking = (tokens: string[], setting: Setting = {}, ...faces: number[]) => {
  const t = at({
    ...setting,
    change: (state) => {
      unlocked('mirik-aun-sissiri')(state);
      for (const system of tokens) state.systems[system].tokens = ['ann'];
      state.seats.ann.tokens.fleet = 9;
      setting.change?.(state);
    },
  });
  if (faces.length) load(t, ...faces);
  t.begin(turn, { seat: 'ann', performed: 0 }).ann.performs('Mirik Aun Sissiri');
  return t;
};
/** Says which ships go where, and that it is all. */
const flies = (t: TestTable, flights: Record<string, Record<string, number>>) => {
  for (const [to, what] of Object.entries(flights)) t.ann.chooses(to, 'next-perch').chooses(what, 'direct-moves');
  if (t.asks('ann', 'next-perch')) t.ann.declines('next-perch');
  t.leaves('ann', 'end-turn');
  return t;
};

test('Mirik Aun Sissiri note 1, Mirik Aun Sissiri note 2, Mirik Aun Sissiri note 4 ships move directly, even from own tokens', () => {
  const t = flocking(['20', '27', '30', '31'], {
    space: {
      20: { ann: '1 carrier, 3 fighter' },
      27: { ann: '1 cruiser' },
      24: { ann: '1 dreadnought' },
      31: { bob: '1 destroyer' },
    },
    ground: { quann: { ann: '2 infantry' } },
  });
  expect(t.options('ann', 'next-perch').toSorted()).toEqual(['20', '27', '30']);
  t.ann.chooses('27', 'next-perch');
  expect(t.options('ann', 'direct-moves').toSorted()).toEqual(['carrier@20', 'dreadnought@24', 'fighter@20']);
  t.ann.chooses({ 'carrier@20': 1, 'fighter@20': 2 }, 'direct-moves');
  // What is on its way elsewhere is not offered again, and nothing has moved yet.
  expect(t.units('ann', { system: '20' })).toBe('1 carrier, 3 fighter');
  t.ann.chooses('30', 'next-perch');
  expect(t.spec('ann', 'direct-moves')).toMatchObject({
    amounts: [{ key: 'fighter@20', max: 1 }, { key: 'dreadnought@24' }, { key: 'cruiser@27' }],
  });
  t.ann.chooses({ 'cruiser@27': 1 }, 'direct-moves');
  t.ann.chooses('20', 'next-perch').chooses({ 'dreadnought@24': 1 }, 'direct-moves');
  expect(['27', '30', '20'].map((system) => t.units('ann', { system }))).toEqual([
    '1 carrier, 2 fighter',
    '1 cruiser',
    '1 dreadnought, 1 fighter',
  ]);
  expect(t.state.seats.ann.leaders?.['mirik-aun-sissiri'].purged).toBe(true);
  t.leaves('ann', 'end-turn');
});

test('D38, Mirik Aun Sissiri note 3, Mirik Aun Sissiri note 3a, Mirik Aun Sissiri note 4 cargo comes only from tokenless starting systems', () => {
  const t = flocking(['20', '30'], {
    space: { 20: { ann: '1 carrier, 1 infantry' }, 27: { ann: '1 carrier' } },
    ground: { starpoint: { ann: '5 infantry' }, quann: { ann: '1 infantry' } },
    change: (state) => void (state.seats.ann.tokens.fleet = 9),
  });
  t.ann.chooses('30', 'next-perch');
  expect(t.options('ann', 'direct-moves').filter((key) => key.startsWith('carry'))).toEqual([
    'carry-infantry@starpoint',
  ]);
  expect(t.ann.refusal({ 'carrier@27': 1, 'carrier@20': 1, 'carry-infantry@starpoint': 5 }, 'direct-moves')).toBe(
    'The ships that leave New Albion and Starpoint (102) have capacity 4; you chose 5 units for them.',
  );
  t.ann.chooses({ 'carrier@27': 1, 'carrier@20': 1, 'carry-infantry@starpoint': 4 }, 'direct-moves');
  if (t.asks('ann', 'next-perch')) t.ann.declines('next-perch');
  if (t.asks('ann', 'excess-units')) t.ann.complies('excess-units');
  expect([t.units('ann', { system: '30' }), t.units('ann', { system: '20' })]).toEqual(['2 carrier, 4 infantry', '']);
  t.leaves('ann', 'end-turn');
});

test('Mirik Aun Sissiri note 5 ships leaving gravity rifts roll', () => {
  const fleeing = (tokens: string[], ...faces: number[]) =>
    flies(flocking(tokens, { board: { 210: '41' }, space: { 41: { ann: '1 carrier, 2 fighter' } } }, ...faces), {
      30: { 'carrier@41': 1, 'fighter@41': 2 },
    });
  const aboard = fleeing(['30'], 4);
  expect([aboard.facts('rift-rolled').length, aboard.units('ann')]).toEqual([1, '1 carrier, 2 fighter']);
  const alone = fleeing(['30', '41'], 4, 4, 1);
  expect([alone.facts('rift-rolled').length, alone.units('ann')]).toEqual([3, '1 carrier, 1 fighter']);
});

test('Mirik Aun Sissiri note 6, Mirik Aun Sissiri note 6a obeys anomalies', () => {
  const open = (technologies: string[]) => {
    const t = flocking(['30', '42', '43', '44'], {
      board: { 210: '42', 209: '43', 208: '44' },
      space: { 27: { ann: '1 cruiser' } },
      technologies: { ann: technologies },
    });
    const systems = t.options('ann', 'next-perch');
    t.leaves('ann', 'next-perch');
    return systems.toSorted();
  };
  expect([open([]), open(['antimass-deflectors'])]).toEqual([['30'], ['30', '44']]);
});

test('Mirik Aun Sissiri note 7 opens the wormhole nexus', () => {
  const t = flies(flocking(['82'], { space: { 27: { ann: '1 cruiser' } } }), { 82: { 'cruiser@27': 1 } });
  expect([t.units('ann', { system: '82' }), t.state.systems['82'].face]).toEqual(['1 cruiser', 'open']);
});

// Aerie Sentinel

const sailing = (what: string, setting: Setting) => {
  const t = at(setting).begin(movement, { seat: 'ann', system: '27' });
  t.ann.moves(what);
  return t;
};

test('Aerie Sentinel: needs no capacity while transported', () => {
  const t = sailing('carrier from 26, 4 infantry from lodor, 2 mech from lodor', {
    space: { 26: { ann: '1 carrier' } },
    ground: { lodor: { ann: '4 infantry, 2 mech' } },
  });
  expect(t.units('ann', { system: '27' })).toBe('1 carrier, 4 infantry, 2 mech');
  const passing = sailing('destroyer from 19, infantry from 19, mech from lodor', {
    space: { 19: { ann: '1 destroyer, 1 infantry' } },
    ground: { lodor: { ann: '1 mech' } },
  });
  expect(passing.units('ann', { system: '27' })).toBe('1 destroyer, 1 infantry, 1 mech');
});

test('Aerie Sentinel note 1 needs a ship with capacity', () => {
  const t = at({ space: { 26: { ann: '1 cruiser, 1 carrier' } }, ground: { lodor: { ann: '1 mech' } } }).begin(
    movement,
    {
      seat: 'ann',
      system: '27',
    },
  );
  expect(t.ann.refusal('cruiser from 26, mech from lodor', 'move-ships')).toBe(
    'None of the ships you move can pick up units at Lodor (101) on its route.',
  );
  t.ann.moves('carrier from 26, mech from lodor');
  expect(t.units('ann', { system: '27' })).toBe('1 carrier, 1 mech');
});

test('Aerie Sentinel: retreats and displacements carry it beyond capacity', () => {
  const t = at({ space: { 26: { ann: '1 carrier, 4 infantry, 1 mech' }, 27: { ann: '1 cruiser' } } }).begin(retreat, {
    seat: 'ann',
    system: '26',
    to: '27',
  });
  expect([t.units('ann', { system: '27' }), t.units('ann', { system: '26' })]).toEqual([
    '1 carrier, 1 cruiser, 4 infantry, 1 mech',
    '',
  ]);
  const moved = at({
    space: { 26: { ann: '1 destroyer, 1 infantry' } },
    ground: { lodor: { ann: '2 mech, 1 infantry' } },
  }).begin(displaceFleet, {
    by: 'ann',
    from: '26',
    to: '27',
  });
  expect(moved.options('ann', 'fleet-cargo')).toEqual(['mech@lodor']);
  moved.ann.chooses('2 mech on lodor', 'fleet-cargo');
  expect(moved.units('ann', { system: '27' })).toBe('1 destroyer, 1 infantry, 2 mech');
});

test('Aerie Sentinel: is lost with its carrying ship', () => {
  const rift: Setting = {
    board: { 210: '41', 211: '27' },
    space: { 41: { ann: '1 carrier, 1 destroyer, 5 infantry, 1 mech' } },
  };
  const leaving = (...faces: number[]) => {
    const t = load(at(rift), ...faces).begin(movement, { seat: 'ann', system: '27' });
    t.ann.moves('carrier from 41, destroyer from 41, 5 infantry from 41, mech from 41');
    if (t.asks('ann', 'cargo-of-ships')) t.ann.agrees('cargo-of-ships');
    return t.units('ann');
  };
  expect(leaving(4, 4)).toBe('1 carrier, 1 destroyer, 5 infantry, 1 mech');
  expect([leaving(4, 1), leaving(1, 4)]).toEqual(['1 carrier, 4 infantry, 1 mech', '1 destroyer, 1 infantry']);
  const fled = load(at({ board: { 103: '41' }, space: { 41: { ann: '1 carrier, 4 infantry, 1 mech' } } }), 1).begin(
    retreat,
    {
      seat: 'ann',
      system: '41',
      to: '27',
      free: true,
    },
  );
  expect(fled.units('ann')).toBe('');
});
