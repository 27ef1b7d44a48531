import { expect, test } from 'vitest';
import { bombardment } from '#ti4/rules/invasion/bombardment.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { load, rolls } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { unlocked } from './leaders-at-hand.ts';

const POK = ['base', 'codex-1', 'pok'];
const at = (setting: Setting = {}): TestTable =>
  table({ sets: POK, seats: { ann: 'l1z1x', bob: 'letnev', cat: 'naalu' }, ...setting });
const leaderOf = (t: TestTable, seat: string, id: string) => t.state.seats[seat].leaders?.[id];

// I48S

/** Somebody activates New Albion and Starpoint (27). */
const activated = (seat: string, setting: Setting): TestTable => {
  const t = at({ active: seat, ...setting }).begin(turn, { seat, performed: 0 });
  t.seat(seat).activates('27');
  return t;
};

test('I48S: the active player may replace one infantry with a mech', () => {
  const setting: Setting = {
    ground: { starpoint: { bob: '2 infantry' } },
    space: { 27: { bob: '1 carrier, 1 infantry' } },
  };
  const t = activated('bob', setting);
  t.ann.uses('i48s');
  expect(t.options('bob', 'i48s').toSorted()).toEqual(['space', 'starpoint']);
  t.bob.chooses('space', 'i48s');
  expect([t.units('bob', { system: '27', space: true }), t.units('bob', { planet: 'starpoint' })]).toEqual([
    '1 carrier, 1 mech',
    '2 infantry',
  ]);
  expect(leaderOf(t, 'ann', 'i48s')?.exhausted).toBe(true);
  t.leaves('bob', 'move-ships');
  const kept = activated('bob', setting);
  kept.ann.uses('i48s');
  kept.bob.chooses([], 'i48s');
  expect(kept.units('bob', { system: '27' })).toBe('1 carrier, 3 infantry');
  kept.leaves('bob', 'move-ships');
});

test('I48S note 1: excludes later arrivals and other players’ infantry', () => {
  const t = activated('ann', {
    ground: { starpoint: { bob: '1 infantry' } },
    space: { 28: { ann: '1 carrier, 1 infantry' } },
  });
  t.ann.moves('carrier from 28, carry-infantry@28');
  expect(t.facts('ships-moved').length).toBe(1);
  // Nothing was asked between the activation and the landing.
  expect(t).toAsk('ann commit-ground-forces');
});

test('I48S note 2: may take a mech from the board', () => {
  const setting: Setting = {
    ground: {
      starpoint: { bob: '2 infantry' },
      lodor: { bob: '1 mech (damaged)' },
      quann: { bob: '3 mech' },
    },
    change: (state) => {
      state.systems[state.planets.quann.system].tokens = ['bob'];
    },
  };
  const t = activated('bob', setting);
  t.ann.uses('i48s');
  t.bob.chooses('starpoint', 'i48s');
  expect(t.options('bob', 'unit-to-take')).toHaveLength(1);
  t.bob.chooses(t.options('bob', 'unit-to-take'), 'unit-to-take');
  expect([t.units('bob', { planet: 'starpoint' }), t.units('bob', { planet: 'lodor' })]).toEqual([
    '1 infantry, 1 mech',
    '',
  ]);
  t.leaves('bob', 'end-turn');
  const kept = activated('bob', setting);
  kept.ann.uses('i48s');
  kept.bob.chooses('starpoint', 'i48s').chooses([], 'unit-to-take');
  expect([kept.units('bob', { planet: 'starpoint' }), kept.units('bob', { planet: 'lodor' })]).toEqual([
    '2 infantry',
    '1 mech (damaged)',
  ]);
  kept.leaves('bob', 'end-turn');
});

// Annihilator

test('Annihilator note 2: bombards any one planet of its system', () => {
  const t = load(
    at({
      active: 'ann',
      ground: { starpoint: { ann: '1 mech' }, 'new-albion': { bob: '2 infantry' } },
      space: { 27: { ann: '1 dreadnought, 1 mech' } },
      change: ({ seats }) => {
        seats.ann.technologies = {};
      },
    }),
    1,
    8,
    8,
  ).begin(bombardment, { seat: 'ann', system: '27' });
  t.ann.bombards('new-albion');
  expect(rolls(t)).toEqual(['ann bombardment 3']);
  expect(t.units('bob', { planet: 'new-albion' })).toBe('');
  // Each of them at one planet only: one of two mechs at either of two planets.
  const two = load(
    at({
      ground: { starpoint: { bob: '1 infantry' }, 'new-albion': { bob: '1 infantry' } },
      space: { 27: { ann: '1 carrier, 2 mech' } },
      change: ({ seats }) => {
        seats.ann.technologies = {};
      },
    }),
    8,
    1,
  ).begin(bombardment, { seat: 'ann', system: '27' });
  two.ann.bombards('split');
  expect(two.ann.refusal('2 mech on starpoint, mech on new-albion', 'split-bombardment')).toBe(
    'Assign exactly 2 mechs; you assigned 3.',
  );
  two.ann.splits('mech on starpoint, mech on new-albion');
  expect(rolls(two)).toEqual(['ann bombardment 1', 'ann bombardment 1']);
});

test('Annihilator note 1, Harrow note 4a: only mechs not fighting there bombard', () => {
  const fight = (ground: Setting['ground'], ...faces: number[]) => {
    const t = load(
      at({
        seats: { ann: 'l1z1x', bob: 'winnu', cat: 'naalu' },
        ground,
        change: ({ seats }) => {
          seats.ann.technologies = {};
        },
      }),
      ...faces,
    ).begin(groundCombat, { system: '27', planet: 'new-albion', attacker: 'ann', defender: 'bob' });
    return t;
  };
  const t = fight(
    { 'new-albion': { bob: '2 infantry', ann: '1 infantry' }, starpoint: { ann: '1 mech' } },
    1,
    1,
    1,
    10,
    10,
    1,
  );
  t.ann.uses('harrow');
  expect(rolls(t)).toEqual([
    'ann ground-combat 1',
    'bob ground-combat 2',
    'ann bombardment 1',
    'ann ground-combat 1',
    'bob ground-combat 1',
  ]);
  const alone = fight({ 'new-albion': { bob: '2 infantry', ann: '1 mech' } }, 1, 1, 1, 10, 1, 1, 10, 1);
  expect(rolls(alone).some((roll) => roll.includes('bombardment'))).toBe(false);
});

// The Helmsman

const navigating = (to: string, setting: Setting, ...faces: number[]): TestTable => {
  const t = load(
    at({
      ...setting,
      change: (state) => {
        unlocked('the-helmsman')(state);
        state.seats.ann.tokens.fleet = 5;
        setting.change?.(state);
      },
    }),
    ...faces,
  ).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.performs('The Helmsman');
  if (to) t.ann.chooses(to, 'choose-system');
  return t;
};

test('The Helmsman: moves flagship and dreadnoughts past everything', () => {
  const t = navigating('27', {
    space: {
      20: { ann: '2 dreadnought, 1 cruiser' },
      35: { ann: '1 flagship' },
      27: { ann: '1 destroyer' },
      28: { bob: '1 cruiser' },
    },
  });
  expect(t.options('ann').toSorted()).toEqual(['dreadnought@20', 'flagship@35']);
  t.ann.chooses({ 'dreadnought@20': 1, 'flagship@35': 1 }, 'direct-moves');
  expect([t.units('ann', { system: '27' }), t.units('ann', { system: '20' })]).toEqual([
    '1 destroyer, 1 dreadnought, 1 flagship',
    '1 cruiser, 1 dreadnought',
  ]);
  expect([leaderOf(t, 'ann', 'the-helmsman')?.purged, t.facts('system-activated')]).toEqual([true, []]);
  t.leaves('ann', 'end-turn');
  const choosing = navigating('', {
    space: { 20: { ann: '1 dreadnought' }, 28: { bob: '1 cruiser' } },
    ground: { quann: { bob: '1 infantry' } },
  });
  const offered = choosing.options('ann', 'choose-system');
  expect([
    offered.includes('28'),
    offered.includes('20'),
    offered.includes(choosing.state.planets.quann.system),
  ]).toEqual([false, false, true]);
  choosing.leaves('ann', 'choose-system');
});

test('The Helmsman note 1, The Helmsman note 2: own tokens allow departure', () => {
  const t = navigating('27', {
    space: { 20: { ann: '1 dreadnought, 1 infantry' }, 28: { ann: '1 dreadnought, 1 infantry' } },
    change: (state) => {
      state.systems['20'].tokens = ['ann'];
    },
  });
  expect(t.options('ann', 'direct-moves').toSorted()).toEqual([
    'carry-infantry@28',
    'dreadnought@20',
    'dreadnought@28',
  ]);
  t.ann.chooses({ 'dreadnought@28': 1, 'carry-infantry@28': 1 }, 'direct-moves');
  expect(t.units('ann', { system: '27' })).toBe('1 dreadnought, 1 infantry');
  t.leaves('ann', 'end-turn');
});

test('The Helmsman note 3: transports only within each system', () => {
  const t = navigating('27', {
    space: { 20: { ann: '1 dreadnought' }, 28: { ann: '1 dreadnought' } },
    ground: { starpoint: { ann: '3 infantry' }, lodor: { ann: '2 infantry' } },
  });
  const from = t.state.planets.lodor.system;
  expect(t.options('ann', 'direct-moves').filter((key) => key.startsWith('carry'))).toEqual(
    from === '20' || from === '28' ? ['carry-infantry@lodor'] : [],
  );
  t.ann.chooses({}, 'direct-moves');
  t.leaves('ann', 'end-turn');
  const short = navigating('27', {
    space: { 20: { ann: '1 dreadnought, 2 infantry' }, 28: { ann: '1 dreadnought, 2 infantry' } },
  });
  expect(short.ann.refusal({ 'dreadnought@20': 1, 'carry-infantry@28': 1 }, 'direct-moves')).toBe(
    "The ships that leave Tequ'ran and Torkan (103) have capacity 0; you chose 1 unit for them.",
  );
  short.ann.chooses({ 'dreadnought@20': 1, 'carry-infantry@20': 2 }, 'direct-moves');
  expect(short.units('ann', { system: '27' })).toBe('1 dreadnought, 2 infantry');
  short.leaves('ann', 'end-turn');
});

test('The Helmsman note 4: ships leaving gravity rifts roll', () => {
  const t = navigating(
    '27',
    {
      board: { 302: '41' },
      space: { 41: { ann: '1 dreadnought, 1 flagship, 1 infantry' }, 28: { ann: '1 dreadnought' } },
    },
    3,
    4,
  );
  t.ann.chooses({ 'dreadnought@41': 1, 'flagship@41': 1, 'dreadnought@28': 1, 'carry-infantry@41': 1 }, 'direct-moves');
  expect(t.facts('rift-rolled').map(({ lost }) => lost)).toEqual([true, false]);
  expect(t.units('ann')).toBe('2 dreadnought');
  expect(t.units('ann', { system: '41' })).toBe('');
  t.leaves('ann', 'end-turn');
});

test('The Helmsman note 5, The Helmsman note 5a: obeys anomalies', () => {
  const open = (technologies: string[]): string[] => {
    const t = navigating('', {
      board: { 302: '42', 303: '43', 305: '44' },
      space: { 20: { ann: '1 dreadnought' } },
      technologies: { ann: technologies },
      change: (state) => {
        state.systems['42'].tokens = ['ann'];
        state.systems['43'].tokens = ['ann'];
      },
    });
    const offered = t.options('ann', 'choose-system').filter((system) => ['42', '43', '44'].includes(system));
    t.leaves('ann', 'choose-system');
    return offered;
  };
  expect([open([]), open(['antimass-deflectors'])]).toEqual([[], ['44']]);
});

test('The Helmsman note 6: ships entering the wormhole nexus flip it', () => {
  const t = navigating('82', { space: { 20: { ann: '1 dreadnought' } } });
  t.ann.chooses({ 'dreadnought@20': 1 }, 'direct-moves');
  expect(t.facts('tile-turned')).toMatchObject([{ system: '82' }]);
  t.leaves('ann', 'end-turn');
});
