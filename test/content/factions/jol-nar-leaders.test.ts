import { expect, test } from 'vitest';
import { spaceCannonOffense } from '#ti4/rules/combat/space-cannon.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { strategicAction } from '#ti4/rules/phases/strategic-action.ts';
import { research } from '#ti4/rules/technology/research.ts';
import { load, rolls } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { unlocked } from './leaders-at-hand.ts';

const POK = ['base', 'codex-1', 'pok'];
const at = (setting: Setting = {}): TestTable =>
  table({ sets: POK, seats: { ann: 'jol-nar', bob: 'winnu', cat: 'naalu' }, ...setting });
const leaderOf = (t: TestTable, seat: string, id: string) => t.state.seats[seat].leaders?.[id];
/** So many trade goods, and nothing else to spend. */
const goods =
  (seat: string, count: number) =>
  ({ seats, planets }: TestTable['state']): void => {
    seats[seat].tradeGoods = count;
    for (const planet of Object.values(planets)) if (planet.controller === seat) planet.exhausted = true;
  };

// Doctor Sucaban

const secondary = (seat: string, setting: Setting = {}) =>
  at({ ground: { lodor: { ann: '2 infantry' }, quann: { bob: '3 infantry' } }, ...setting }).begin(
    'technology-secondary',
    { seat },
  );

test('Doctor Sucaban: each removed infantry saves 1 resource', () => {
  const t = secondary('ann', { planets: { ann: ['starpoint'] }, space: { 27: { ann: '1 carrier, 1 infantry' } } });
  t.ann.uses('doctor-sucaban');
  expect(t.options('ann', 'doctor-sucaban')).toEqual(['infantry@27', 'infantry@lodor']);
  t.ann.chooses({ 'infantry@lodor': 1, 'infantry@27': 1 }, 'doctor-sucaban');
  expect(t.spec('ann', 'payment')).toMatchObject({ prompt: 'How do you pay 2 resources to research a technology?' });
  t.ann.pays('starpoint').researches('sling-relay');
  expect([t.units('ann'), t.facts('paid').at(-1)?.amount]).toEqual(['1 carrier, 1 infantry', 2]);
  expect(leaderOf(t, 'ann', 'doctor-sucaban')?.exhausted).toBe(true);
});

test('Doctor Sucaban: the researcher chooses own infantry, all or none', () => {
  const t = secondary('bob', {
    ground: { quann: { bob: '4 infantry' }, lodor: { ann: '5 infantry' } },
    change: goods('bob', 0),
  });
  t.ann.uses('doctor-sucaban');
  expect(t.options('bob', 'doctor-sucaban')).toEqual(['infantry@quann']);
  t.bob.chooses('4 infantry@quann', 'doctor-sucaban').researches('antimass-deflectors');
  expect([t.units('bob'), t.units('ann'), t.facts('paid')]).toEqual(['', '5 infantry', []]);
  const kept = secondary('bob', { change: goods('bob', 4) });
  kept.ann.uses('doctor-sucaban');
  kept.bob.chooses({}, 'doctor-sucaban').pays('4 trade-goods');
  kept.leaves('bob', 'research-technology');
  expect(kept.units('bob')).toBe('3 infantry');
});

test('Doctor Sucaban: without him an unaffordable research fails', () => {
  const t = secondary('bob', { ground: { quann: { bob: '4 infantry' } }, change: goods('bob', 3) });
  t.ann.declines();
  expect(t.facts('technology-gained')).toEqual([]);
  expect(t.units('bob')).toBe('4 infantry');
});

test('Doctor Sucaban: enough infantry opens the secondary ability of Technology', () => {
  const open = (infantry: number, exhausted: boolean): (string | undefined)[] => {
    const t = at({
      ground: { quann: { bob: `${infantry} infantry` } },
      change: (state) => {
        const { seats } = state;
        goods('bob', 0)(state);
        if (exhausted && seats.ann.leaders) seats.ann.leaders['doctor-sucaban'].exhausted = true;
      },
    }).begin(strategicAction, { seat: 'cat', card: 'technology' });
    t.cat.researches('antimass-deflectors').chooses('no', 'technology-again');
    const spec = t.spec('bob', 'use-secondary');
    t.leaves('ann', 'use-secondary');
    return spec.kind === 'choose'
      ? spec.options.filter(({ key }) => key === 'use').map(({ disabledReason }) => disabledReason)
      : [];
  };
  expect([open(4, false), open(3, false), open(4, true)]).toEqual([
    [undefined],
    ['You cannot pay 4 resources.'],
    ['You cannot pay 4 resources.'],
  ]);
});

test('Doctor Sucaban: works for second technologies and Enigmatic Device', () => {
  const again = at({ ground: { lodor: { ann: '6 infantry' } } }).begin('technology-primary', { seat: 'ann' });
  again.ann.researches('gravity-drive').chooses('yes', 'technology-again');
  again.ann.uses('doctor-sucaban').chooses('6 infantry@lodor', 'doctor-sucaban').researches('fleet-logistics');
  expect(again.units('ann')).toBe('');
  const device = at({
    ground: { lodor: { ann: '5 infantry' } },
    change: (state) => {
      goods('ann', 1)(state);
      state.seats.ann.fragments = ['enigmatic-device#1'];
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  device.ann.performs('Enigmatic Device');
  device.ann
    .uses('doctor-sucaban')
    .chooses('5 infantry@lodor', 'doctor-sucaban')
    .pays('trade-goods')
    .researches('gravity-drive');
  device.leaves('ann', 'end-turn');
  expect([device.units('ann'), device.state.seats.ann.tradeGoods]).toEqual(['', 0]);
});

test('Doctor Sucaban note 1: removed infantry are not destroyed', () => {
  const t = secondary('ann', { technologies: { ann: ['infantry-ii'] }, ground: { lodor: { ann: '4 infantry' } } });
  t.ann.uses('doctor-sucaban').chooses('4 infantry@lodor', 'doctor-sucaban').researches('sling-relay');
  expect([t.facts('unit-destroyed'), t.facts('unit-removed').length]).toEqual([[], 4]);
  expect(t.state.seats.ann.technologies['infantry-ii'].memory).toBeUndefined();
});

test('Doctor Sucaban: does not lower the cost of Inheritance Systems', () => {
  const t = at({
    seats: { ann: 'jol-nar', bob: 'l1z1x', cat: 'naalu' },
    ground: { quann: { bob: '3 infantry' } },
    technologies: { bob: ['inheritance-systems'] },
    change: ({ seats }) => void (seats.bob.tradeGoods = 2),
  }).begin(research, { seat: 'bob' });
  t.bob.researches('hyper-metabolism');
  if (t.asks('bob', 'ignore-prerequisites')) t.bob.chooses({ 'inheritance-systems': 1 }, 'ignore-prerequisites');
  expect(t).toAsk('bob payment');
});

test('Ssruu note 5: is not prompted after Doctor Sucaban', () => {
  const t = secondary('ann', {
    seats: { ann: 'jol-nar', bob: 'yssaril', cat: 'naalu' },
    planets: { ann: ['starpoint'] },
  });
  expect(t).toAsk('ann window', 'bob window');
  t.ann.uses('doctor-sucaban').chooses('infantry@lodor', 'doctor-sucaban');
  expect(t).toAsk('ann payment');
  expect(leaderOf(t, 'bob', 'ssruu')?.exhausted).toBeUndefined();
});

// Ta Zern

const zern = unlocked('ta-zern');

test('Ta Zern: unlocked by 8 technologies', () => {
  const some = [
    'gravity-drive',
    'fleet-logistics',
    'plasma-scoring',
    'neural-motivator',
    'antimass-deflectors',
    'sarween-tools',
  ];
  const has = (count: number) => {
    const t = at({
      technologies: { ann: [...some, 'dacxive-animators', 'graviton-laser-system'].slice(0, count) },
      change: ({ seats }) => {
        seats.ann.technologies = Object.fromEntries(Object.entries(seats.ann.technologies).slice(-count));
      },
    }).begin(turn, { seat: 'ann', performed: 0 });
    return t.facts('leader-unlocked').map(({ leader }) => leader);
  };
  expect([has(7), has(8)]).toEqual([[], ['ta-zern']]);
});

test('Ta Zern: rerolls own space cannon or barrage dice', () => {
  const t = load(
    at({
      active: 'bob',
      change: zern,
      ground: { lodor: { ann: '2 pds' } },
      space: { 26: { bob: '2 cruiser' } },
      technologies: { ann: ['pds-ii'] },
    }),
    1,
    2,
    2,
    10,
  ).begin(spaceCannonOffense, { seat: 'bob', system: '26' });
  if (t.asks('ann', 'use-space-cannon')) t.ann.firesAt('bob');
  t.ann.uses('ta-zern');
  expect(t.options('ann', 'reroll-dice')).toEqual(['ann pds 1', 'ann pds 2']);
  t.ann.rerolls({ 'ann pds 2': 1 });
  expect(t.facts('dice-rerolled')).toMatchObject([{ by: 'ta-zern', dice: [{ face: 10, hit: true }] }]);
  expect(t.units('bob')).toBe('1 cruiser');
  const theirs = load(
    at({ change: zern, ground: { lodor: { bob: '1 pds' } }, space: { 26: { ann: '1 cruiser' } } }),
    1,
  ).begin(spaceCannonOffense, { seat: 'ann', system: '26' });
  theirs.bob.firesAt('ann');
  expect([rolls(theirs), theirs.open]).toEqual([['bob space-cannon-offense 1'], []]);
});

test('Ta Zern note 1: rerolls barrage dice, not combat dice', () => {
  const t = load(
    at({ change: zern, space: { 27: { ann: '1 destroyer', bob: '2 fighter' } } }),
    1,
    1,
    9,
    9,
    1,
    1,
    10,
    10,
  ).begin(spaceCombat, {
    system: '27',
    attacker: 'ann',
    defender: 'bob',
  });
  t.ann.uses('ta-zern').rerolls({ 'ann destroyer 1': 2 });
  expect(t.facts('dice-rerolled')).toMatchObject([{ purpose: 'anti-fighter-barrage' }]);
  expect(t.units('bob')).toBe('');
  const combat = load(at({ change: zern, space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } } }), 1, 10).begin(
    spaceCombat,
    {
      system: '27',
      attacker: 'ann',
      defender: 'bob',
    },
  );
  expect([rolls(combat), combat.open]).toEqual([['ann space-combat 1', 'bob space-combat 1'], []]);
});

test('Ta Zern note 2: does not reroll Infantry II dice', () => {
  const t = load(
    at({
      change: zern,
      active: 'bob',
      technologies: { ann: ['infantry-ii'] },
      ground: { lodor: { ann: '1 infantry' } },
      space: { 26: { bob: '1 dreadnought' } },
    }),
    10,
    1,
  );
  t.begin('destroy-units', {
    units: Object.values(t.state.units)
      .filter(({ owner }) => owner === 'ann')
      .map(({ id }) => id),
    by: 'bob',
  });
  expect([t.units('ann'), t.open]).toEqual(['', []]);
});

// Rin, the Master's Legacy

const remembering = (technologies: string[], setting: Setting = {}): TestTable => {
  const t = at({
    ...setting,
    technologies: { ...setting.technologies, ann: technologies },
    change: (state) => {
      state.seats.ann.technologies = Object.fromEntries(technologies.map((id) => [id, { component: id }]));
      unlocked('rin-the-masters-legacy')(state);
      setting.change?.(state);
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.performs("Rin, the Master's Legacy");
  return t;
};
const WHICH = 'rin-the-masters-legacy-which';
const WHAT = 'rin-the-masters-legacy-by-what';

test("Rin, the Master's Legacy note 1: ignores prerequisites, excludes unit upgrades", () => {
  const t = remembering(['antimass-deflectors', 'sarween-tools', 'cruiser-ii']);
  expect(t.options('ann', WHICH)).toEqual(['antimass-deflectors', 'sarween-tools']);
  t.ann.chooses(['antimass-deflectors'], WHICH);
  expect(t.options('ann', WHAT).toSorted()).toEqual(
    [
      'fleet-logistics',
      'gravity-drive',
      'light-wave-deflector',
      'spatial-conduit-cylinders',
      'dark-energy-tap',
      'sling-relay',
    ].toSorted(),
  );
  t.ann.chooses('light-wave-deflector', WHAT);
  expect(Object.keys(t.state.seats.ann.technologies).toSorted()).toEqual([
    'cruiser-ii',
    'light-wave-deflector',
    'sarween-tools',
  ]);
  expect(leaderOf(t, 'ann', 'rin-the-masters-legacy')?.purged).toBe(true);
  t.leaves('ann', 'end-turn');
});

test("Rin, the Master's Legacy note 2: all are replaced simultaneously", () => {
  const t = remembering(['antimass-deflectors', 'gravity-drive']);
  t.ann.chooses(['antimass-deflectors', 'gravity-drive'], WHICH);
  t.ann.chooses('sling-relay', WHAT);
  // Nothing has gone yet while the second is chosen.
  expect(Object.keys(t.state.seats.ann.technologies)).toEqual(['antimass-deflectors', 'gravity-drive']);
  const offered = t.options('ann', WHAT);
  expect(['antimass-deflectors', 'gravity-drive', 'sling-relay'].filter((id) => offered.includes(id))).toEqual([]);
  t.ann.chooses('light-wave-deflector', WHAT);
  expect(Object.keys(t.state.seats.ann.technologies).toSorted()).toEqual(['light-wave-deflector', 'sling-relay']);
  t.leaves('ann', 'end-turn');
});

test("Rin, the Master's Legacy: limited by available technologies", () => {
  const blue = ['antimass-deflectors', 'gravity-drive', 'sling-relay', 'light-wave-deflector'];
  const t = remembering(blue);
  expect(t.ann.refusal(blue, WHICH)).toBe('You chose too many propulsion technologies: your deck has only 3.');
  t.ann.chooses([], WHICH);
  expect(Object.keys(t.state.seats.ann.technologies)).toEqual(blue);
  t.leaves('ann', 'end-turn');
});

test("Rin, the Master's Legacy note 3: regained technologies are readied", () => {
  const t = remembering(['graviton-laser-system'], {
    change: ({ seats }) => {
      seats.ann.technologies['graviton-laser-system'].exhausted = true;
    },
  });
  t.ann.chooses(['graviton-laser-system'], WHICH).chooses('sarween-tools', WHAT);
  t.begin('technology-primary', { seat: 'ann' });
  t.ann.researches('graviton-laser-system').chooses('no', 'technology-again');
  expect(t.state.seats.ann.technologies['graviton-laser-system']).toEqual({ component: 'graviton-laser-system' });
  t.leaves('ann', 'end-turn');
});
