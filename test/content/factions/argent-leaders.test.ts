import { expect, test } from 'vitest';
import { produceUnits } from '../../../src/editions/ti4/rules/production/production.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { resting } from './leaders-at-hand.ts';

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

test('Trilossa Aun Mirik: ground forces that are produced may be placed on planets of theirs in that system and next to it; ships stay', () => {
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
  t.bob.chooses({ 'cruiser@space': 1, 'infantry@lodor': 1, 'infantry@starpoint': 1, 'mech@new-albion': 1 }, 'places-of-produced');
  expect([t.units('bob', { planet: 'starpoint' }), t.units('bob', { planet: 'new-albion' }), t.units('bob', { system: '26' })]).toEqual([
    '1 infantry',
    '1 mech',
    '1 cruiser, 1 infantry, 1 space-dock',
  ]);
  expect(t.state.seats.ann.leaders?.['trilossa-aun-mirik'].exhausted).toBe(true);
});

test('Trilossa Aun Mirik: not where no ground force is produced, nor where there is no other planet of theirs', () => {
  expect(producing('1 cruiser on space')).toAsk();
  expect(producing('1 infantry on lodor', { planets: { bob: ['quann'] } })).toAsk();
});

test('Trilossa Aun Mirik: what another ability produces as well; used again by the Yssaril it would bring nothing more, and is not offered', () => {
  const t = at({
    active: 'bob',
    planets: { bob: ['lodor', 'starpoint'] },
    change: (state) => {
      resting(state);
      for (const seat of ['ann', 'cat']) for (const leader of Object.values(state.seats[seat].leaders ?? {})) delete leader.exhausted;
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
