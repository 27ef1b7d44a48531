import { expect, test } from 'vitest';
import { moveValueOf } from '#ti4/rules/movement/move-map.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { giveNote } from '#ti4/rules/trade/promissory-notes.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { wouldUnlock } from '#ti4/rules/leaders/leaders.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { resting, unlocked } from './leaders-at-hand.ts';

// Ann is the Clan of Saar, Bob acts.
const at = (setting: Setting = {}): TestTable =>
  table({
    sets: ['base', 'codex-1', 'pok'],
    seats: { ann: 'saar', bob: 'winnu', cat: 'naalu' },
    active: 'bob',
    ...setting,
  });

// Captain Mendosa

const activating = (setting: Setting) => {
  const t = at(setting).begin(tacticalAction, { seat: 'bob' });
  t.bob.activates('27');
  return t;
};
const unitOf = ({ state }: TestTable, type: string, owner = 'bob') =>
  Object.values(state.units).find((unit) => unit.type === type && unit.owner === owner) ?? { id: '' };
const valueOf = (t: TestTable, type: string) => {
  const unit = Object.values(t.state.units).find((one) => one.type === type && one.owner === 'bob');
  return unit && moveValueOf(t.game, unit, '27');
};
const fleets: Setting = { space: { 20: { bob: '1 carrier' }, 22: { cat: '1 cruiser' } } };

test('Captain Mendosa note 1, Captain Mendosa note 2: copies the fastest move', () => {
  const t = activating({ ...fleets, space: { ...fleets.space, 24: { bob: '1 destroyer' } } });
  expect(t.facts('system-activated')).toHaveLength(1);
  t.ann.uses('Captain Mendosa').chooses(unitOf(t, 'carrier').id, 'choose-unit');
  expect([valueOf(t, 'carrier'), valueOf(t, 'destroyer')]).toEqual([2, 2]);
  t.leaves('bob', 'move-ships');
  // Nothing is slower than the fastest: nothing to use him for.
  const swift = activating({ space: { 20: { bob: '1 cruiser' }, 22: { cat: '1 carrier' } } });
  expect(swift.asked('ann')).toEqual([]);
  swift.leaves('bob', 'move-ships');
});

test('Captain Mendosa: the moved ship is listed with its higher move', () => {
  const t = activating(fleets);
  t.ann.uses('Captain Mendosa').complies('choose-unit');
  const spec = t.spec('bob', 'move-ships');
  expect(spec.kind === 'allot' && spec.amounts.map(({ label }) => label)).toEqual(['Carrier (+1 move)']);
  t.leaves('bob', 'move-ships');
});

test('Captain Mendosa note 2a: Flank Speed still adds to the value', () => {
  const flank: Setting = { ...fleets, hands: { bob: ['flank-speed'] } };
  const before = activating(flank);
  before.bob.plays('Flank Speed').ann.uses('Captain Mendosa').complies('choose-unit');
  const after = activating(flank);
  after.bob.declines().ann.uses('Captain Mendosa').complies('choose-unit').bob.plays('Flank Speed');
  expect([valueOf(before, 'carrier'), valueOf(after, 'carrier')]).toEqual([3, 3]);
  before.leaves('bob', 'move-ships');
  after.leaves('bob', 'move-ships');
});

test('Captain Mendosa note 2b: the fastest ship’s gravity rift adds nothing', () => {
  const t = activating({ board: { 201: '41' }, space: { 20: { bob: '1 carrier' }, 41: { cat: '1 cruiser' } } });
  t.ann.uses('Captain Mendosa').complies('choose-unit');
  expect(valueOf(t, 'carrier')).toBe(2);
  t.leaves('bob', 'move-ships');
});

test('Captain Mendosa note 3: also affects a ship in a nebula', () => {
  const t = activating({ board: { 204: '42' }, space: { 42: { bob: '1 cruiser' }, 22: { cat: '1 destroyer' } } });
  expect(valueOf(t, 'cruiser')).toBe(1);
  t.ann.uses('Captain Mendosa').complies('choose-unit');
  expect(valueOf(t, 'cruiser')).toBe(2);
  t.leaves('bob', 'move-ships');
});

test('Captain Mendosa: may also help Floating Factories', () => {
  const t = at({ active: 'ann', space: { 20: { ann: '1 space-dock, 1 carrier' }, 22: { cat: '1 cruiser' } } }).begin(
    tacticalAction,
    {
      seat: 'ann',
    },
  );
  t.ann.activates('30');
  t.ann.uses('Captain Mendosa').chooses(unitOf(t, 'space-dock', 'ann').id, 'choose-unit');
  expect(Object.values(t.state.effects)).toMatchObject([
    { component: 'captain-mendosa', until: 'action', data: { by: 1 } },
  ]);
});

test('Ssruu note 2: Yssaril and Flank Speed may apply in any order', () => {
  const setting: Setting = {
    ...fleets,
    seats: { ann: 'saar', bob: 'winnu', cat: 'yssaril' },
    hands: { bob: ['flank-speed'] },
    space: { 20: { bob: '1 carrier, 1 dreadnought' }, 22: { cat: '1 cruiser' } },
  };
  const twice = (...order: ('ann' | 'cat' | 'bob')[]) => {
    const t = activating(setting);
    for (const who of order) {
      while (t.next.seat !== who) t.seat(t.next.seat).declines();
      if (who === 'bob') t.bob.plays('Flank Speed');
      else t.seat(who).uses('Captain Mendosa');
      if (t.asked(who).includes('choose-unit'))
        t.seat(who).chooses(unitOf(t, who === 'cat' ? 'carrier' : 'dreadnought').id, 'choose-unit');
    }
    t.leaves('bob', t.next.question);
    return [valueOf(t, 'carrier'), valueOf(t, 'dreadnought')];
  };
  expect([twice('bob', 'cat', 'ann'), twice('cat', 'ann', 'bob'), twice('ann', 'cat')]).toEqual([
    [3, 3],
    [3, 3],
    [2, 2],
  ]);
});

// Rowl Sarring

const producing = (setting: Setting = {}, data: object = { seat: 'ann', system: '26' }) => {
  const t = at({
    active: 'ann',
    ...setting,
    change: (state) => {
      unlocked('rowl-sarring')(state);
      resting(state);
      setting.change?.(state);
    },
  });
  return t.begin(produceUnits, data as never);
};
const docks: Setting = {
  space: {
    26: { ann: '1 space-dock, 1 carrier' },
    27: { ann: '1 space-dock' },
    28: { ann: '1 space-dock', bob: '1 cruiser' },
  },
  planets: { ann: ['lodor', 'new-albion', 'quann'] },
};

test('Rowl Sarring: fighters and infantry may go to unblockaded space docks', () => {
  const t = producing({ ...docks, change: ({ seats: { ann } }) => void (ann.tradeGoods = 9) });
  t.ann.produces('2 fighter on space, 2 infantry on lodor, 1 mech on lodor').complies('payment');
  expect(t.options('ann', 'places-of-produced').toSorted()).toEqual(
    [
      'fighter@27',
      'fighter@space',
      'give-up',
      'infantry@27',
      'infantry@lodor',
      'infantry@new-albion',
      'infantry@space',
      'mech@lodor',
    ].toSorted(),
  );
  t.ann.chooses(
    { 'fighter@space': 1, 'fighter@27': 1, 'infantry@new-albion': 2, 'mech@lodor': 1 },
    'places-of-produced',
  );
  expect([
    t.units('ann', { system: '26' }),
    t.units('ann', { planet: 'new-albion' }),
    t.units('ann', { system: '27', space: true }),
  ]).toEqual(['1 carrier, 1 fighter, 1 mech, 1 space-dock', '2 infantry', '1 fighter, 1 space-dock']);
});

test('Rowl Sarring: units without capacity are placed elsewhere or given up', () => {
  const t = producing(
    { ...docks, change: ({ seats: { ann } }) => void (ann.tradeGoods = 9) },
    { seat: 'ann', system: '27' },
  );
  t.ann.produces('5 fighter on space').complies('payment');
  // A Floating Factory has room for four; the carrier is with the other.
  expect(t.spec('ann', 'places-of-produced')).toMatchObject({ proposed: { 'fighter@space': 4, 'fighter@26': 1 } });
  expect(t.ann.refusal({ 'fighter@space': 5 }, 'places-of-produced')).toBe(
    'Your ships at New Albion and Starpoint (102) have capacity 4, not enough for 5 fighters in space. Remove 1 to continue.',
  );
  t.ann.agrees('places-of-produced');
  expect([t.units('ann', { system: '26' }), t.units('ann', { system: '27' })]).toEqual([
    '1 carrier, 1 fighter, 1 space-dock',
    '4 fighter, 1 space-dock',
  ]);
});

test('Rowl Sarring note 1: Alliance does not allow fighters in blockaded systems', () => {
  const t = at({
    active: 'bob',
    space: { 27: { cat: '1 cruiser' } },
    ground: { starpoint: { bob: '1 space-dock' }, lodor: { bob: '1 space-dock' } },
    change: (state) => {
      unlocked('rowl-sarring')(state);
      resting(state);
      state.seats.bob.tradeGoods = 3;
    },
  });
  giveNote(t.game, 'alliance@ann', 'bob');
  t.begin(produceUnits, { seat: 'bob', system: '27' });
  expect(t.options('bob', 'units-to-produce')).not.toContain('fighter@space');
  t.bob.produces('1 infantry on starpoint').complies('payment');
  expect(t.options('bob', 'places-of-produced')).toContain('infantry@lodor');
  expect(t.options('bob', 'places-of-produced')).toContain('infantry@starpoint');
  t.leaves('bob', 'places-of-produced');
});

test('Rowl Sarring is unlocked by three space docks', () => {
  const unlocks = (setting: Setting) => wouldUnlock(at(setting).game, 'ann', 'rowl-sarring');
  expect([unlocks(docks), unlocks({ space: { 26: { ann: '1 space-dock' }, 27: { ann: '1 space-dock' } } })]).toEqual([
    true,
    false,
  ]);
});
