import { expect, test } from 'vitest';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { unlocked } from './leaders-at-hand.ts';

// Ann is the Arborec; the agents of the others are at rest.
const seats = { ann: 'arborec', bob: 'winnu', cat: 'muaat' };
const at = ({ leaders = [], ...setting }: Setting & { leaders?: string[] } = {}): TestTable =>
  table({
    sets: ['base', 'codex-1', 'pok'],
    seats,
    ...setting,
    change: (state) => {
      unlocked(...leaders)(state);
      for (const { id, leaders: theirs = {} } of Object.values(state.seats))
        if (id !== 'ann') for (const one of Object.values(theirs)) one.exhausted = true;
      setting.change?.(state);
    },
  });
const taking = (seat: string, setting: Parameters<typeof at>[0] = {}) =>
  at({ active: seat, ...setting }).begin(turn, { seat, performed: 0 });

// Letani Ospha

const growing = (ship: string, setting: Setting) => {
  const t = taking('ann', setting);
  const { id } = Object.values(t.state.units).find(({ type }) => type === ship) ?? { id: '' };
  t.ann.performs('Letani Ospha').chooses(id, 'choose-unit');
  return t;
};

test('Letani Ospha note 1, Letani Ospha note 1a replaces without destroying, producing', () => {
  const t = growing('carrier', {
    space: { 27: { bob: '1 carrier (damaged), 1 fighter' } },
    technologies: { bob: ['sarween-tools'] },
  });
  expect(t.options('bob')).toEqual(['dreadnought', 'carrier', 'cruiser', 'destroyer', 'fighter', 'decline']);
  t.bob.chooses('dreadnought');
  expect([t.units('bob'), t.facts('unit-destroyed'), t.facts('produced')]).toEqual([
    '1 dreadnought, 1 fighter',
    [],
    [],
  ]);
  t.leaves('ann', 'end-turn');
  expect(t.state.seats.ann.leaders?.['letani-ospha'].exhausted).toBe(true);
});

test('Letani Ospha: the owner may decline; fighters cannot be chosen', () => {
  const t = taking('ann', {
    space: { 27: { bob: '1 carrier, 1 fighter' } },
    ground: { lodor: { cat: '1 space-dock' } },
  });
  t.ann.performs('Letani Ospha');
  expect(t.options('ann', 'choose-unit').map((id) => t.state.units[id].type)).toEqual(['carrier']);
  t.ann.complies('choose-unit').bob.declines('letani-ospha');
  expect(t.units('bob')).toBe('1 carrier, 1 fighter');
  t.leaves('ann', 'end-turn');
});

test('Letani Ospha note 2 takes an undamaged replacement from the board', () => {
  const ships = (tokens: string[]): Setting => ({
    space: { 27: { ann: '1 cruiser' }, 28: { ann: '3 dreadnought (damaged)' }, 29: { ann: '2 dreadnought' } },
    change: ({ systems, seats: { ann } }) => {
      ann.tokens.fleet = 9;
      systems['28'].tokens = tokens;
      systems['29'].tokens = ['ann'];
    },
  });
  const t = growing('cruiser', ships([]));
  t.ann.chooses('dreadnought');
  expect(t.ann.table.options('ann', 'unit-to-take').map((id) => t.state.units[id].system)).toEqual(['28', '28', '28']);
  t.ann.chooses(Object.values(t.state.units).find(({ system }) => system === '28')?.id ?? '', 'unit-to-take');
  expect([t.units('ann', { system: '27' }), t.units('ann', { system: '28' })]).toEqual([
    '1 dreadnought',
    '2 dreadnought (damaged)',
  ]);
  t.leaves('ann', 'end-turn');
  const none = growing('cruiser', ships(['ann']));
  expect(none.options('ann')).not.toContain('dreadnought');
  none.leaves('ann', 'letani-ospha');
});

test('Letani Ospha note 3 a fighter may replace a ship', () => {
  const t = growing('cruiser', { space: { 27: { ann: '1 carrier, 1 cruiser' } } });
  t.ann.chooses('fighter');
  expect(t.units('ann')).toBe('1 carrier, 1 fighter');
  t.leaves('ann', 'end-turn');
});

// Dirzuga Rophal

const activated = (setting: Setting = {}) => {
  const t = taking('bob', { leaders: ['dirzuga-rophal'], ...setting });
  t.bob.activates('27');
  return t;
};
const rophal = (setting: Setting) => activated(setting).ann.uses('Dirzuga Rophal').table;

test('Dirzuga Rophal note 1, Dirzuga Rophal note 2, Dirzuga Rophal note 3 produces one unit at full cost before movement', () => {
  const t = rophal({
    ground: { starpoint: { ann: '2 infantry' } },
    planets: { ann: ['nestphar'] },
    technologies: { ann: ['sarween-tools'] },
    space: { 28: { bob: '1 cruiser' } },
  });
  t.ann.produces('cruiser');
  expect(t.ann.table.spec('ann', 'payment')).toMatchObject({ prompt: expect.stringContaining('2') as string });
  t.ann.complies('payment');
  expect([t.facts('produced'), t.units('ann', { system: '27', space: true })]).toMatchObject([
    [{ cost: 2, by: [] }],
    '1 cruiser',
  ]);
  expect(t).toAsk('bob move-ships');
  const there = rophal({
    ground: { starpoint: { ann: '2 infantry' } },
    planets: { ann: ['nestphar'] },
    space: { 27: { bob: '1 cruiser' } },
  });
  expect(there.options('ann').filter((key) => key.endsWith('@space'))).toEqual(['infantry@space', 'mech@space']);
  expect(there.ann.refusal('2 infantry on starpoint')).toBe('Infantry: choose at most 1.');
  there.leaves('ann', 'units-to-produce');
});

test('Dirzuga Rophal note 4, Dirzuga Rophal note 5 needs only a dock', () => {
  const t = rophal({ ground: { starpoint: { ann: '1 space-dock' } }, planets: { ann: ['nestphar', 'new-albion'] } });
  expect(t.options('ann').filter((key) => key.startsWith('infantry'))).toEqual([
    'infantry@new-albion',
    'infantry@starpoint',
    'infantry@space',
  ]);
  t.ann.produces('infantry on new-albion').complies('payment');
  expect(t.units('ann', { planet: 'new-albion' })).toBe('1 infantry');
  t.leaves('bob', 'end-turn');
});

test('Dirzuga Rophal note 6 takes missing units from the board, undamaged', () => {
  const t = rophal({
    ground: { starpoint: { ann: '1 infantry' }, lodor: { ann: '4 mech (damaged)' } },
    planets: { ann: ['nestphar'] },
  });
  t.ann.produces('mech on starpoint').complies('payment');
  expect([t.units('ann', { planet: 'starpoint' }), t.units('ann', { planet: 'lodor' })]).toEqual([
    '1 infantry, 1 mech',
    '3 mech (damaged)',
  ]);
  t.leaves('bob', 'end-turn');
});

test('Dirzuga Rophal: needs Production units and another’s turn', () => {
  const planets = { ann: ['nestphar'] };
  expect(activated({ planets, ground: { starpoint: { ann: '1 pds' } } })).toAsk('bob end-turn');
  const own = taking('ann', { leaders: ['dirzuga-rophal'], planets, ground: { starpoint: { ann: '1 infantry' } } });
  own.ann.activates('27');
  expect(own.facts('ability-used')).toEqual([]);
  own.leaves('ann', 'units-to-produce');
  const facts = (setting: Setting) => {
    const t = taking('bob', setting);
    t.leaves('bob', 'turn');
    return t.facts('leader-unlocked').length;
  };
  const on = (count: number, space = '') => ({
    ground: { starpoint: { ann: `${count} infantry` }, lodor: { ann: '1 mech' } },
    space: { 27: { ann: space } },
  });
  expect([facts(on(11)), facts(on(10, '1 carrier, 3 infantry'))]).toEqual([1, 0]);
});

// Letani Miasmiala

const overgrowing = (setting: Setting) => {
  const t = taking('ann', { leaders: ['letani-miasmiala'], ...setting });
  t.ann.performs('Letani Miasmiala');
  return t;
};

test('Letani Miasmiala note 1, Letani Miasmiala note 3, Letani Miasmiala note 4 produces at full cost wherever ground forces are', () => {
  const t = overgrowing({
    ground: { starpoint: { ann: '1 infantry' } },
    space: { 29: { ann: '1 carrier, 1 mech' }, 28: { ann: '1 carrier, 1 fighter' } },
    planets: { ann: ['nestphar', 'new-albion', 'lodor', 'quann', 'mecatol-rex'] },
    technologies: { ann: ['sarween-tools'] },
    change: ({ seats: { ann } }) => void (ann.tradeGoods = 4),
  });
  expect(t.options('ann', 'letani-miasmiala').toSorted()).toEqual(['27', '29']);
  t.ann.chooses('27');
  expect(t.options('ann').filter((key) => key.startsWith('infantry'))).toEqual([
    'infantry@new-albion',
    'infantry@starpoint',
    'infantry@space',
  ]);
  t.ann.produces('6 infantry on new-albion').complies('payment');
  expect([t.facts('produced'), t.units('ann', { planet: 'new-albion' })]).toMatchObject([
    [{ cost: 3, by: [] }],
    '6 infantry',
  ]);
  expect(t.options('ann', 'letani-miasmiala')).toEqual(['29']);
  t.ann.chooses('29').produces('1 fighter on space').complies('payment');
  expect(t.units('ann', { system: '29', space: true })).toBe('1 carrier, 1 fighter, 1 mech');
  // Nothing is left in which they could produce.
  expect(t.state.seats.ann.leaders?.['letani-miasmiala'].purged).toBe(true);
  expect(t).toAsk('ann end-turn');
});

test('Letani Miasmiala note 2 produces no ships beside others’ ships', () => {
  const t = overgrowing({
    ground: { starpoint: { ann: '1 infantry' }, lodor: { ann: '1 infantry' } },
    space: { 27: { bob: '1 cruiser' } },
    planets: { ann: ['nestphar'] },
  });
  t.ann.chooses('27');
  expect(t.options('ann').filter((key) => key.startsWith('cruiser') || key.startsWith('fighter'))).toEqual([]);
  t.ann.produces('1 infantry on starpoint').complies('payment').declines('letani-miasmiala');
  expect(t.state.seats.ann.leaders?.['letani-miasmiala'].purged).toBe(true);
  expect(t).toAsk('ann end-turn');
});

// Letani Behemoth

const ROUND = ['ann redistribute-tokens', 'bob redistribute-tokens', 'cat redistribute-tokens'];
const statusBegins = (setting: Setting) => at({ phase: 'status', ...setting }).begin('status-phase', {});

test('Letani Behemoth: a mech may replace an infantry instead of Mitosis', () => {
  const t = statusBegins({ ground: { lodor: { ann: '2 infantry' } }, space: { 27: { ann: '1 carrier, 1 infantry' } } });
  t.ann.uses('Letani Behemoth');
  const [there, aloft] = t
    .options('ann', 'choose-unit')
    .toSorted((a, b) => Number(!t.state.units[a].planet) - Number(!t.state.units[b].planet));
  expect([t.state.units[there].planet, t.state.units[aloft].planet]).toEqual(['lodor', undefined]);
  t.ann.chooses(there, 'choose-unit');
  expect([t.units('ann', { planet: 'lodor' }), t.units('ann')]).toEqual([
    '1 infantry, 1 mech',
    '1 carrier, 2 infantry, 1 mech',
  ]);
  expect(t).toAsk(...ROUND);
  const not = statusBegins({ ground: { lodor: { ann: '1 infantry' } } });
  not.ann.declines().chooses('lodor', 'mitosis');
  expect(not.units('ann')).toBe('2 infantry');
  expect(not).toAsk(...ROUND);
  // Without a mech in the reinforcements there is nothing to choose.
  const all = statusBegins({ ground: { lodor: { ann: '1 infantry, 4 mech' } } });
  expect(all.asked('ann')).toEqual(['mitosis']);
  all.leaves('ann', 'mitosis');
});

test('Mitosis note 2, Letani Behemoth note 1, Letani Behemoth note 2 docks produce mechs', () => {
  const producing = (forces: string, data: object = {}) =>
    at({ ground: { nestphar: { ann: forces } } }).begin(produceUnits, { seat: 'ann', system: '05', ...data });
  const dock = producing('1 space-dock');
  expect(dock.options('ann')).toContain('mech@nestphar');
  expect(dock.options('ann')).not.toContain('infantry@nestphar');
  dock.leaves('ann', 'units-to-produce');
  const mech = producing('1 mech');
  expect(mech.ann.refusal('3 infantry on nestphar')).toBe('Infantry: choose at most 2.');
  mech.leaves('ann', 'units-to-produce');
  const warfare = producing('1 mech, 1 space-dock', { at: 'one-space-dock' });
  expect(warfare.options('ann', 'units-to-produce')).not.toContain('infantry@nestphar');
});
