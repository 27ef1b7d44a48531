import { expect, test } from 'vitest';
import { bombardment } from '#ti4/rules/invasion/bombardment.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { research } from '#ti4/rules/technology/research.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { resting, unlocked } from './leaders-at-hand.ts';

const POK = ['base', 'codex-1', 'pok'];
const ALL = [...POK, 'codex-3'];
const seats = { ann: 'yin', bob: 'winnu', cat: 'l1z1x' };

/** Ann is Yin; the agents of the others rest, and hers unless it is asked for. */
const at = (sets: readonly string[], setting: Setting = {}, ...leaders: string[]): TestTable =>
  table({
    sets,
    seats,
    ...setting,
    change: (state) => {
      resting(state);
      for (const id of leaders) delete state.seats.ann.leaders?.[id].exhausted;
      unlocked(...leaders)(state);
      setting.change?.(state);
    },
  });

const combat = (sets: readonly string[], setting: Setting, ...faces: number[]): TestTable =>
  load(at(sets, setting, 'brother-milor'), ...faces).begin(spaceCombat, {
    system: '27',
    attacker: 'ann',
    defender: 'bob',
  });
const MILOR: [string, readonly string[], (t: TestTable, seat: string) => unknown][] = [
  ['first issue', POK, (t, seat) => t.seat(seat).chooses(2, 'brother-milor-fighters')],
  ['Codex 3', ALL, (t, seat) => t.seat(seat).chooses('fighter', 'brother-milor-units')],
];

test('Brother Milor: the owner of a lost cruiser may place 2 fighters', () => {
  const t = combat(
    POK,
    { space: { 27: { ann: '2 dreadnought', bob: '1 cruiser, 1 dreadnought' } } },
    10,
    1,
    1,
    1,
    10,
    1,
    1,
    1,
    1,
  );
  t.bob.sustains().loses('cruiser');
  t.ann.uses('Brother Milor');
  expect(t.options('bob', 'brother-milor-fighters')).toEqual([]);
  t.bob.chooses(1, 'brother-milor-fighters');
  expect(t.units('bob')).toBe('1 dreadnought, 1 fighter');
  expect(t.state.seats.ann.leaders?.['brother-milor'].exhausted).toBe(true);
  t.leaves('bob', 'sustain-damage');
  const other = combat(POK, { space: { 27: { ann: '1 cruiser', bob: '1 carrier' } } }, 10, 1);
  expect(other).toAsk();
});

test('Brother Milor note 1, Brother Milor note 1a, Brother Milor Ω note 2, Brother Milor Ω note 2a: placed fighters fight on (D51)', () => {
  for (const [, sets, places] of MILOR) {
    const t = combat(sets, { space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } } }, 1, 10, 10, 10, 10);
    t.ann.uses('Brother Milor');
    places(t, 'ann');
    // Two fighters against a cruiser in a second round.
    expect(t.facts('combat-round-begins').length).toBe(2);
    expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
    const both = combat(sets, { space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } } }, 10, 10);
    both.ann.uses('Brother Milor');
    // The attacker's ship is answered first.
    places(both, both.asked('ann').length ? 'ann' : 'bob');
    expect(both.facts('combat-won').length).toBe(1);
    expect(both.facts('combat-round-begins').length).toBe(1);
    if (both.asks('ann', 'excess-units')) both.leaves('ann', 'excess-units');
    if (t.asks('ann', 'excess-units')) t.leaves('ann', 'excess-units');
  }
});

test('Brother Milor note 2, Brother Milor Ω note 3: capacity applies afterward', () => {
  for (const [, sets, places] of MILOR) {
    const t = combat(sets, { space: { 27: { ann: '2 cruiser', bob: '1 cruiser' } } }, 1, 1, 10, 10, 10, 10, 1);
    t.ann.uses('Brother Milor');
    places(t, 'ann');
    t.ann.declines();
    expect(t.facts('combat-round-begins').length).toBe(2);
    expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
    expect(t).toAsk('ann excess-units');
    t.ann.removes('2 fighter');
    expect(t.units('ann')).toBe('1 cruiser');
  }
});

test('Brother Milor note 3, Brother Milor Ω note 4: fighters still win', () => {
  for (const [, sets, places] of MILOR) {
    const t = combat(
      sets,
      { space: { 27: { ann: '1 flagship (damaged), 1 cruiser', bob: '1 carrier' } } },
      1,
      1,
      1,
      10,
    );
    t.ann.loses('flagship (damaged)').uses('Brother Milor');
    places(t, 'ann');
    expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann' }]);
    t.leaves('ann', 'excess-units');
  }
});

test('Brother Milor note 4, Brother Milor Ω note 5: hits expire (D51)', () => {
  for (const [, sets, places] of MILOR) {
    const t = combat(
      sets,
      { space: { 27: { ann: '1 cruiser', bob: '3 cruiser' } } },
      1,
      10,
      10,
      10,
      1,
      1,
      1,
      1,
      1,
      ...Array<number>(20).fill(10),
    );
    t.ann.uses('Brother Milor');
    places(t, 'ann');
    expect(t.facts('unit-destroyed').slice(0, 1)).toMatchObject([{ unit: 'cruiser', seat: 'ann' }]);
    // The fighters are there in the second round.
    expect(t.facts('combat-round-begins').length).toBeGreaterThan(1);
    expect(
      t
        .facts('dice-rolled')
        .filter(({ seat }) => seat === 'ann')[1]
        .dice.map(({ unit }) => unit),
    ).toEqual(['fighter', 'fighter']);
    if (t.asks('bob', 'assign-hits')) t.leaves('bob', 'assign-hits');
    if (t.asks('bob', 'window')) t.leaves('bob', 'window');
  }
});

test('Brother Milor note 4a, Brother Milor Ω note 5a: remaining hits apply', () => {
  const t = load(
    at(
      ALL,
      { space: { 27: { ann: '1 dreadnought', bob: '2 cruiser' } }, hands: { bob: ['direct-hit'] } },
      'brother-milor',
    ),
    1,
    10,
    10,
    1,
    1,
    1,
    ...Array<number>(10).fill(10),
  ).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  t.ann.sustains('dreadnought');
  t.bob.plays('direct-hit');
  t.ann.uses('Brother Milor').chooses('fighter', 'brother-milor-units');
  expect(
    t
      .facts('unit-destroyed')
      .slice(0, 2)
      .map(({ unit }) => unit),
  ).toEqual(['dreadnought', 'fighter']);
});

test('Brother Milor note 5, Brother Milor Ω note 6: objectives still score', () => {
  for (const [, sets, places] of MILOR) {
    const t = load(
      at(
        sets,
        {
          active: 'ann',
          space: { 27: { ann: '1 cruiser' } },
          ground: { starpoint: { bob: '1 pds' } },
          change: (state) => {
            state.turn.system = '27';
            state.seats.bob.secretObjectives = ['turn-their-fleets-to-dust'];
          },
        },
        'brother-milor',
      ),
      10,
    ).begin('space-cannon-offense', { seat: 'ann', system: '27' });
    t.bob.firesAt('ann');
    t.ann.uses('Brother Milor');
    places(t, 'ann');
    t.bob.plays('turn-their-fleets-to-dust');
    expect(t.state.seats.bob.scoredSecrets).toEqual(['turn-their-fleets-to-dust']);
    t.leaves('ann', 'excess-units');
  }
});

test('Brother Milor Ω note 1: only in the action phase', () => {
  const lost = (phase: 'action' | 'agenda'): TestTable => {
    const t = at(ALL, { phase, space: { 27: { bob: '1 carrier' } } }, 'brother-milor');
    return t.begin(destroyUnits, { units: Object.keys(t.state.units), by: null });
  };
  expect(lost('agenda')).toAsk();
  const t = lost('action');
  t.ann.uses('Brother Milor').bob.declines('brother-milor-units');
  expect(t.units('bob')).toBe('');
});

test('Brother Milor Ω: places 2 infantry for a ground force, not structures', () => {
  const lost = (force: string): TestTable => {
    const t = at(ALL, { ground: { starpoint: { bob: `1 ${force}` } } }, 'brother-milor');
    return t.begin(destroyUnits, { units: Object.keys(t.state.units), by: 'cat' });
  };
  const t = lost('mech');
  t.ann.uses('Brother Milor');
  expect(t.options('bob', 'brother-milor-units')).toEqual(['infantry']);
  t.bob.chooses('infantry', 'brother-milor-units');
  expect(t.units('bob', { planet: 'starpoint' })).toBe('2 infantry');
  expect(lost('pds')).toAsk();
});

test('Brother Milor Ω note 7: the bombardment objective still scores', () => {
  const t = load(
    at(
      ALL,
      {
        active: 'bob',
        space: { 27: { bob: '1 dreadnought' } },
        ground: { starpoint: { ann: '1 infantry' } },
        change: (state) => {
          state.turn.system = '27';
          state.seats.bob.secretObjectives = ['make-an-example-of-their-world'];
        },
      },
      'brother-milor',
    ),
    10,
  ).begin(bombardment, { seat: 'bob', system: '27' });
  if (t.asks('bob', 'bombard')) t.bob.bombards('starpoint');
  if (t.asks('bob', 'window')) t.bob.plays('make-an-example-of-their-world');
  t.ann.uses('Brother Milor').chooses('infantry', 'brother-milor-units');
  if (t.asks('bob', 'window')) t.bob.plays('make-an-example-of-their-world');
  expect([t.state.seats.bob.scoredSecrets, t.units('ann', { planet: 'starpoint' })]).toEqual([
    ['make-an-example-of-their-world'],
    '2 infantry',
  ]);
});

test('Brother Milor Ω note 8, Brother Milor Ω note 8a: either type', () => {
  const t = load(
    at(
      ALL,
      {
        seats: { ...seats, bob: 'naalu' },
        ground: { starpoint: { ann: '1 infantry', bob: '1 fighter' } },
        space: { 27: { bob: '1 flagship' } },
        planets: { cat: ['starpoint'] },
      },
      'brother-milor',
    ),
    1,
    10,
  ).begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'bob', defender: 'ann' });
  if (t.asks('ann', 'window') && !t.names('ann', 'window').includes('brother-milor')) t.ann.declines();
  t.ann.uses('Brother Milor');
  expect(t.options('bob', 'brother-milor-units')).toEqual(['fighter', 'infantry']);
  t.bob.chooses('fighter', 'brother-milor-units');
  expect(t.facts('combat-won')).toMatchObject([{ winner: 'ann', where: 'ground' }]);
  expect(t.units('bob', { system: '27', space: true })).toBe('2 fighter, 1 flagship');
});

// Brother Omar

const producing = (setting: Setting = {}): TestTable =>
  at(
    POK,
    {
      ground: { lodor: { ann: '1 space-dock' } },
      ...setting,
      change: (state) => {
        state.seats.ann.technologies = {};
        state.seats.ann.tradeGoods = 20;
        setting.change?.(state);
      },
    },
    'brother-omar',
  ).begin(produceUnits, { seat: 'ann', system: '26' });
const cost = (t: TestTable, units: string): number => {
  t.ann.produces(units);
  if (t.asks('ann', 'payment')) t.ann.complies('payment');
  return t.facts('produced')[0].cost;
};

test('Brother Omar: Indoctrination unlocks him; each infantry cost yields one extra', () => {
  const fight = (sets: readonly string[]): TestTable =>
    load(
      at(sets, {
        ground: { starpoint: { bob: '2 infantry', ann: '1 infantry' } },
        change: (state) => void (state.seats.ann.tradeGoods = 4),
      }),
      10,
      10,
      1,
    )
      .begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'ann', defender: 'bob' })
      .ann.uses('indoctrination').table;
  for (const sets of [POK, ALL]) {
    const t = fight(sets);
    expect(t.state.seats.ann.leaders?.['brother-omar'].locked).toBe(true);
    if (t.asks('ann', 'indoctrination-by')) t.ann.chooses('infantry', 'indoctrination-by');
    t.ann.agrees('payment');
    expect(t.state.seats.ann.leaders?.['brother-omar'].locked).toBe(undefined);
  }
  expect([cost(producing(), '3 infantry'), cost(producing(), '4 infantry')]).toEqual([1, 2]);
});

test('Brother Omar note 1: under Regulated Conscription one of two infantry counts', () => {
  const law: Setting = {
    change: (state) => {
      state.laws['regulated-conscription'] = { component: 'regulated-conscription' };
      state.decks.agenda.draw = state.decks.agenda.draw.filter((card) => card !== 'regulated-conscription');
    },
  };
  expect(cost(producing(law), '10 infantry')).toBe(5);
});

test('Brother Omar note 2: also adds infantry to production by other abilities', () => {
  const by = (production: object): TestTable =>
    at(POK, { planets: { ann: ['lodor'] } }, 'brother-omar').begin(produceUnits, {
      seat: 'ann',
      system: '26',
      limit: 1,
      ...production,
    });
  const t = by({});
  expect(t.ann.refusal('3 infantry on lodor', 'units-to-produce')).toBe('Infantry: choose at most 2.');
  t.ann.produces();
  const ships = by({ only: ['cruiser'] });
  expect(ships.options('ann', 'units-to-produce')).toEqual(['cruiser@space', 'give-up']);
  ships.ann.produces();
});

test('Brother Omar note 3: one extra infantry per cost does not count', () => {
  const wide: Setting = { change: (state) => void (state.seats.ann.tokens.fleet = 8) };
  expect(cost(producing(wide), '4 cruiser, 2 infantry')).toBe(9);
});

const researching = (sets: readonly string[], setting: Setting, ...technologies: string[]): TestTable =>
  at(sets, { ...setting, technologies: { ann: technologies, ...setting.technologies } }, 'brother-omar').begin(
    research,
    { seat: 'ann' },
  );

test('Brother Omar: counts as one biotic prerequisite in both issues', () => {
  for (const sets of [POK, ALL]) {
    const t = researching(sets, {});
    expect(t.options('ann', 'research-technology')).toContain('dacxive-animators');
    expect(t.options('ann', 'research-technology')).not.toContain('hyper-metabolism');
    t.leaves('ann', 'research-technology');
  }
});

test('Brother Omar Ω: an infantry waives prerequisites of another player’s technology', () => {
  const t = researching(ALL, {
    ground: { lodor: { ann: '2 infantry' } },
    technologies: { bob: ['x-89-bacterial-weapon'] },
  });
  expect(t.options('ann', 'research-technology')).not.toContain('hyper-metabolism');
  t.ann.researches('x-89-bacterial-weapon').chooses({ 'infantry@lodor': 1 }, 'ignore-prerequisites');
  expect([t.units('ann'), 'x-89-bacterial-weapon' in t.state.seats.ann.technologies]).toEqual(['1 infantry', true]);
  const without = researching(ALL, { technologies: { bob: ['x-89-bacterial-weapon'] } });
  expect(without.options('ann', 'research-technology')).not.toContain('x-89-bacterial-weapon');
  without.leaves('ann', 'research-technology');
});

test('Brother Omar Ω note 1: Devotion also unlocks him', () => {
  const t = load(
    at(ALL, { space: { 27: { ann: '1 destroyer, 1 carrier', bob: '2 carrier' } } }),
    1,
    1,
    1,
    1,
    1,
    1,
    ...Array<number>(12).fill(10),
  ).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  t.ann.uses('devotion');
  if (t.asks('ann', 'pick-unit')) t.ann.complies('pick-unit');
  expect(t.state.seats.ann.leaders?.['brother-omar'].locked).toBe(undefined);
  if (t.asks('bob', 'assign-hits')) t.leaves('bob', 'assign-hits');
});

test('Brother Omar Ω note 2, Brother Omar Ω note 2a: no faction upgrades', () => {
  const t = researching(ALL, {
    ground: { lodor: { ann: '1 infantry' } },
    seats: { ...seats, bob: 'sol' },
    technologies: { bob: ['spec-ops-ii'] },
  });
  const open = t.options('ann', 'research-technology');
  expect([open.includes('spec-ops-ii'), open.includes('infantry-ii')]).toEqual([false, false]);
  t.leaves('ann', 'research-technology');
  const lent = at(ALL, {
    ground: { lodor: { bob: '1 infantry' } },
    seats: { ...seats, cat: 'sol' },
    technologies: { cat: ['spec-ops-ii', 'x-89-bacterial-weapon'] },
    change: (state) => {
      unlocked('brother-omar')(state);
      state.seats.bob.playArea = ['alliance@ann'];
      state.seats.ann.promissoryNotes = state.seats.ann.promissoryNotes.filter((note) => note !== 'alliance@ann');
    },
  }).begin(research, { seat: 'bob' });
  const theirs = lent.options('bob', 'research-technology');
  expect([theirs.includes('x-89-bacterial-weapon'), theirs.includes('spec-ops-ii')]).toEqual([true, false]);
  lent.leaves('bob', 'research-technology');
});

// Dannel of the Tenth, first issue

test('Dannel of the Tenth note 1: each planet readies or doubles infantry', () => {
  const t = at(
    POK,
    {
      ground: { lodor: { ann: '3 infantry' }, starpoint: { ann: '2 infantry' } },
      planets: { ann: ['darien', 'quann'] },
      change: ({ planets }) => {
        for (const id of ['lodor', 'starpoint', 'quann']) planets[id].exhausted = true;
      },
    },
    'dannel-of-the-tenth',
  ).begin(turn, { seat: 'ann', performed: 0 });
  t.ann.performs('Dannel of the Tenth');
  expect(t.options('ann', 'spinner-overdrive').sort()).toEqual(['lodor', 'starpoint']);
  t.ann.chooses(['lodor'], 'spinner-overdrive');
  expect([t.units('ann', { planet: 'lodor' }), t.units('ann', { planet: 'starpoint' })]).toEqual([
    '6 infantry',
    '2 infantry',
  ]);
  const { lodor, starpoint, quann } = t.state.planets;
  expect([lodor.exhausted, starpoint.exhausted, quann.exhausted]).toEqual([true, false, false]);
  expect(t.state.seats.ann.leaders?.['dannel-of-the-tenth'].purged).toBe(true);
  expect(t).toAsk('ann end-turn');
});

// Moyin's Ashes

const indoctrinates = (setting: Setting = {}, ...faces: number[]): TestTable =>
  load(at(ALL, { ground: { starpoint: { ann: '1 infantry', bob: '2 infantry' } }, ...setting }), ...faces).begin(
    groundCombat,
    {
      system: '27',
      planet: 'starpoint',
      attacker: 'ann',
      defender: 'bob',
    },
  );
const goods =
  (tradeGoods: number) =>
  ({ seats: { ann }, planets }: TestTable['state']): void => {
    ann.tradeGoods = tradeGoods;
    for (const planet of Object.values(planets))
      if (planet.controller === 'ann' && planet.id !== 'torkan') planet.exhausted = true;
  };

test("Moyin's Ashes note 3: 3 influence place a mech instead of infantry", () => {
  const t = indoctrinates(
    { planets: { ann: ['torkan'] }, board: { '203': '30' }, change: goods(0) },
    1,
    1,
    1,
    ...Array<number>(12).fill(10),
  );
  t.ann.uses('indoctrination').chooses('mech', 'indoctrination-by').pays('torkan');
  expect(t.facts('paid')).toMatchObject([{ amount: 3, with: { torkan: 1 } }]);
  expect(t.facts('unit-removed')).toMatchObject([{ seat: 'bob', unit: 'infantry' }]);
  expect(t.facts('units-placed')).toMatchObject([{ seat: 'ann', unit: 'mech', planet: 'starpoint' }]);
  if (t.asks('ann', 'sustain-damage')) t.leaves('ann', 'sustain-damage');
  // With 2 influence there is nothing to choose.
  const poor = indoctrinates({ change: goods(2) });
  poor.ann.uses('indoctrination');
  expect(poor).toAsk('ann payment');
});

test("Moyin's Ashes note 1: needs a mech in the reinforcements", () => {
  const four = indoctrinates({
    ground: { starpoint: { ann: '1 infantry', bob: '2 infantry' }, lodor: { ann: '4 mech' } },
    change: goods(3),
  });
  four.ann.uses('indoctrination');
  expect(four).toAsk('ann payment');
  const three = indoctrinates({
    ground: { starpoint: { ann: '1 infantry', bob: '2 infantry' }, lodor: { ann: '3 mech' } },
    change: goods(3),
  });
  three.ann.uses('indoctrination').chooses('mech', 'indoctrination-by');
  three.leaves('ann', 'payment');
});

test("Moyin's Ashes note 1a: a lost mech may be deployed again later", () => {
  const t = load(
    at(ALL, {
      space: { 27: { ann: '1 carrier, 2 infantry' } },
      ground: { starpoint: { bob: '3 infantry' }, 'new-albion': { bob: '1 infantry' }, lodor: { ann: '3 mech' } },
      change: ({ seats: { ann } }) => void (ann.tradeGoods = 9),
    }),
  ).begin(invasion, { seat: 'ann', system: '27' });
  t.ann.lands('infantry on starpoint, infantry on new-albion');
  if (t.asks('ann', 'planet-order')) t.ann.chooses(['starpoint', 'new-albion'], 'planet-order');
  t.ann.uses('indoctrination').chooses('mech', 'indoctrination-by');
  load(t, ...[1, 1, 10, 10]);
  t.ann.pays('3 trade-goods').sustains();
  expect(t.facts('unit-destroyed').map(({ unit }) => unit)).toEqual(expect.arrayContaining(['mech', 'infantry']));
  t.ann.uses('indoctrination');
  expect(t.options('ann', 'indoctrination-by')).toContain('mech');
  t.leaves('ann', 'indoctrination-by');
});

test("Moyin's Ashes note 2: replaces only infantry", () => {
  const t = indoctrinates(
    { ground: { starpoint: { ann: '1 infantry', bob: '1 mech' } }, change: goods(9) },
    10,
    1,
    ...Array<number>(10).fill(10),
  );
  expect(t.facts('dice-rolled').length).toBeGreaterThan(0);
  expect(t.open.some((one) => one === 'ann window')).toBe(false);
  if (t.asks('bob', 'sustain-damage')) t.leaves('bob', 'sustain-damage');
});
