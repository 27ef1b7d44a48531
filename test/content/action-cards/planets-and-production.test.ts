import { expect, test } from 'vitest';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { gainControl } from '#ti4/rules/planets/control.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { load, plain } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';

const takes = (setting: Setting): TestTable =>
  table({ seats: plain, ...setting }).begin(gainControl, { seat: 'ann', planet: 'lodor' });

test('Infiltrate replaces the structures on a gained planet', () => {
  const t = takes({ ground: { lodor: { bob: '2 pds, 1 space-dock' } }, hands: { ann: ['infiltrate'] } }).ann.plays(
    'infiltrate',
  ).table;
  expect([t.units('ann', { planet: 'lodor' }), t.units('bob')]).toEqual(['2 pds, 1 space-dock', '']);
  expect(t.facts('unit-destroyed')).toEqual([]);
});

test('23.4a, 1.9, Infiltrate note 2: may take structures from the board', () => {
  const six: Setting = {
    ground: { lodor: { bob: '2 pds' }, tequran: { ann: '2 pds' }, wellon: { ann: '2 pds' }, thibah: { ann: '2 pds' } },
    hands: { ann: ['infiltrate'] },
    change: (state) => {
      state.systems['28'].tokens = ['ann'];
    },
  };
  const t = takes(six).ann.plays('infiltrate').table;
  expect([...new Set(t.options('ann', 'structure-to-move').map((id) => t.state.units[id].planet))].sort()).toEqual([
    'thibah',
    'wellon',
  ]);
  t.ann.chooses('from Wellon', 'structure-to-move').declines('structure-to-move');
  expect([t.units('ann', { planet: 'lodor' }), t.units('bob')]).toEqual(['1 pds', '']);
  expect(t.facts('unit-destroyed')).toHaveLength(1);
});

test('Infiltrate needs structures on the planet', () => {
  expect(takes({ ground: { lodor: { bob: '1 infantry' } }, hands: { ann: ['infiltrate'] } })).toAsk();
});

test('85.1a Infiltrate places a floating structure in the space area', () => {
  const t = takes({
    seats: { ann: 'saar', bob: 'winnu', cat: 'naalu' },
    ground: { lodor: { bob: '1 space-dock, 1 pds' } },
    hands: { ann: ['infiltrate'] },
  }).ann.plays('infiltrate').table;
  expect([t.units('ann', { planet: 'lodor' }), t.units('ann', { system: '26', space: true })]).toEqual([
    '1 pds',
    '1 space-dock',
  ]);
});

test('Reparations exhausts the invader’s planet and readies an own one', () => {
  const t = takes({
    planets: { bob: ['lodor', 'tequran', 'wellon'], ann: ['thibah', 'tarmann'] },
    hands: { bob: ['reparations'] },
    change: (state) => {
      state.planets.tequran.exhausted = true;
      state.planets.tarmann.exhausted = true;
    },
  });
  t.bob.plays('reparations');
  expect(t.options('bob', 'choose-planet')).toContain('thibah');
  expect(t.options('bob', 'choose-planet')).not.toContain('lodor'); // exhausted as it was gained
  expect(t.options('bob', 'choose-planet')).not.toContain('tarmann');
  t.bob.chooses('thibah', 'choose-planet');
  expect(t.options('bob', 'choose-planet')).toEqual(['tequran']);
  t.bob.chooses('tequran', 'choose-planet');
  expect([t.state.planets.thibah.exhausted, t.state.planets.tequran.exhausted]).toEqual([true, false]);
});

const onlyReady =
  (...ready: string[]): Setting['change'] =>
  (state) => {
    for (const planet of Object.values(state.planets)) planet.exhausted = !ready.includes(planet.id);
  };

test('Reparations note 1, Reparations note 1a: either half alone suffices', () => {
  const own = takes({ planets: { bob: ['lodor'] }, hands: { bob: ['reparations'] }, change: onlyReady() }).bob.plays(
    'reparations',
  ).table;
  expect(own).toAsk('bob choose-planet'); // nothing to exhaust
  const theirs = takes({ planets: { bob: ['lodor'], ann: ['thibah'] }, hands: { bob: ['reparations'] } })
    .bob.plays('reparations')
    .chooses('thibah', 'choose-planet').table;
  expect(theirs).toAsk(); // nothing to ready
  const neither = takes({
    planets: { bob: ['lodor'] },
    hands: { bob: ['reparations'] },
    change: (state) => {
      for (const id of state.systems[state.seats.ann.home].planets) state.planets[id].exhausted = true;
    },
  });
  expect(neither).toAsk();
});

test('Reparations is only for the player who lost the planet', () => {
  expect(takes({ planets: { bob: ['lodor'] }, hands: { cat: ['reparations'], ann: ['reparations#1'] } })).toAsk();
});

const landing = (setting: Setting, ...faces: number[]): TestTable =>
  load(table({ seats: plain, ...setting }), ...faces).begin(invasion, { seat: 'ann', system: '27' });
const defended: Setting = {
  space: { 27: { ann: '1 carrier, 2 infantry' } },
  ground: { starpoint: { bob: '1 infantry, 1 pds' }, 'new-albion': { bob: '2 infantry' } },
  hands: { bob: ['ghost-squad'] },
};

test('Ghost Squad note 1: moves ground forces after landing', () => {
  const t = landing(defended, 1, 1, 1, 10, 10).ann.lands('infantry on starpoint').bob.plays('ghost-squad').table;
  expect(t.bob.refusal('3 infantry from new-albion to starpoint')).toBe('Infantry to Starpoint: choose at most 2.');
  t.bob.chooses('2 infantry from new-albion to starpoint, infantry from starpoint to new-albion', 'ghost-squad');
  expect([t.units('bob', { planet: 'starpoint' }), t.units('bob', { planet: 'new-albion' })]).toEqual([
    '2 infantry, 1 pds',
    '1 infantry',
  ]);
  t.leaves('bob', 'use-space-cannon');
});

test('Ghost Squad note 4: may move nobody, or abandon the planet', () => {
  const still = landing(defended, 1, 10, 10)
    .ann.lands('infantry on starpoint')
    .bob.plays('ghost-squad')
    .chooses({}, 'ghost-squad').table;
  expect(still.units('bob', { planet: 'new-albion' })).toBe('2 infantry');
  const left = landing(defended)
    .ann.lands('infantry on starpoint')
    .bob.plays('ghost-squad')
    .chooses('infantry from starpoint to new-albion', 'ghost-squad')
    .holdsFire().table;
  expect([left.state.planets.starpoint.controller, left.units('bob')]).toEqual(['ann', '3 infantry']);
  still.leaves('bob', 'use-space-cannon');
});

test('Ghost Squad needs a landing and a second planet', () => {
  expect(
    landing({ ...defended, ground: { starpoint: { bob: '2 infantry' } } }, 1, 1, 1, 1, 10, 10, 10, 10).ann.lands(
      'infantry on new-albion',
    ).table,
  ).toAsk();
  const one = landing({ ...defended, ground: { starpoint: { bob: '1 infantry' } } }, 10, 1).ann.lands(
    'infantry on starpoint',
  ).table;
  expect(one.facts('action-card-played')).toEqual([]);
  expect(one).toAsk();
});

const docked: Setting = {
  seats: { ann: 'l1z1x', bob: 'sardakk-norr', cat: 'xxcha' },
  ground: { starpoint: { ann: '1 space-dock' } },
  hands: { ann: ['war-machine', 'war-machine#2'] },
  change: (state) => {
    state.seats.ann.tradeGoods = 10;
  },
};
const produces = (setting: Setting = {}, data = {}): TestTable =>
  table({ ...docked, ...setting }).begin(produceUnits, { seat: 'ann', system: '27', ...data });

test('War Machine note 1: raises Production, lowers cost, once', () => {
  const t = produces().ann.plays('war-machine').table;
  expect(t).toAsk('ann units-to-produce'); // no second one
  expect(t.ann.refusal('10 infantry on starpoint')).toBe('Infantry: choose at most 9.');
  t.ann.produces('8 infantry on starpoint').agrees('payment');
  expect(t.facts('produced')).toMatchObject([{ cost: 3 }]);
  expect(t.units('ann', { planet: 'starpoint' })).toBe('8 infantry, 1 space-dock');
});

test('War Machine ends with its production', () => {
  const t = produces({ hands: { ann: ['war-machine'] } })
    .ann.plays('war-machine')
    .produces('2 infantry on starpoint').table;
  expect(t).toAsk(); // the 1 they cost is saved
  t.begin(produceUnits, { seat: 'ann', system: '27' });
  expect(t.ann.refusal('6 infantry on starpoint')).toBe('Infantry: choose at most 5.');
});

test('67.4, War Machine note 2: only for own Production abilities', () => {
  expect(produces({}, { limit: 2 })).toAsk('ann units-to-produce');
  expect(produces({ hands: { bob: ['war-machine'] } })).toAsk('ann units-to-produce');
});

test('Master Plan note 3: a second action is optional', () => {
  const t = table({
    seats: plain,
    hands: { ann: ['economic-initiative', 'master-plan', 'industrial-initiative'] },
  }).begin(turn, {
    seat: 'ann',
    performed: 0,
  });
  t.ann.plays('economic-initiative').plays('master-plan');
  expect(t).toAsk('ann turn');
  expect(t.options('ann', 'turn')).toContain('end-turn');
  expect(t.options('ann', 'turn')).not.toContain('pass');
  expect(t.state.turn.number).toBe(1);
  t.ann.plays('industrial-initiative');
  expect(t).toAsk('ann end-turn');
});

test('22.4, Master Plan note 4: the turn may end after canceling', () => {
  const t = table({
    seats: plain,
    hands: { ann: ['economic-initiative', 'master-plan', 'industrial-initiative'], bob: ['sabotage'] },
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann
    .plays('economic-initiative')
    .bob.declines()
    .ann.plays('master-plan')
    .bob.declines()
    .ann.plays('industrial-initiative')
    .bob.plays('sabotage');
  expect(t.options('ann', 'turn')).toContain('end-turn');
});
