import { expect, test } from 'vitest';
import { spaceCannonOffense } from '#ti4/rules/combat/space-cannon.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { research } from '#ti4/rules/technology/research.ts';
import { produceUnits } from '#ti4/rules/production/production.ts';
import type { Prisoner, State } from '#ti4/rules/state.ts';
import { anomaliesIn } from '#ti4/rules/board/adjacency.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { definitionFor, countInReinforcements } from '#ti4/rules/units/units.ts';
import { load } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { uses } from '../../rules/using.ts';

// Ann is the Vuil'raith Cabal.
const POK = ['base', 'codex-1', 'pok'];
const seats = { ann: 'vuilraith', bob: 'arborec', cat: 'mentak' };
const at = (setting: Setting = {}): TestTable => table({ sets: POK, seats, ...setting });
const turn = (setting: Setting = {}, seat = 'ann'): TestTable =>
  at({ active: seat, ...setting }).begin('turn', { seat, performed: 0 });
const holding =
  (...captured: Prisoner[]) =>
  (state: State): void =>
    void (state.seats.ann.captured = captured);
const capturedBy = (t: TestTable): Prisoner[] | undefined => t.state.seats.ann.captured;
/** Leaders as they are said to be, the others as they begin. */
const leading = (state: State, ...unlocked: string[]): void => {
  for (const leader of unlocked) delete state.seats.ann.leaders?.[leader].locked;
};

const inSpace = (ann: string, bob: string, ...faces: number[]): TestTable =>
  load(at({ space: { 27: { ann, bob } } }), ...faces).begin(spaceCombat, {
    system: '27',
    attacker: 'ann',
    defender: 'bob',
  });
const onStarpoint = (setting: Setting, ...faces: number[]): TestTable =>
  load(at(setting), ...faces).begin(groundCombat, {
    system: '27',
    planet: 'starpoint',
    attacker: 'ann',
    defender: 'bob',
  });

test('Devour note 2: a Hel-Titan is a structure and not captured', () => {
  const t = onStarpoint(
    {
      seats: { ...seats, bob: 'ul' },
      ground: { starpoint: { ann: '2 infantry', bob: '1 pds (damaged), 1 infantry' } },
      change: ({ seats: { bob } }) => void Object.assign(bob.leaders?.tellurian ?? {}, { exhausted: true }),
    },
    ...[10, 10, 1, 1],
  );
  expect(
    t
      .facts('unit-destroyed')
      .map(({ unit }) => unit)
      .toSorted(),
  ).toEqual(['infantry', 'pds']);
  expect(capturedBy(t)).toEqual([{ type: 'infantry' }]);
});

test('Devour: captures the opponent’s combat losses, not own ones', () => {
  const t = inSpace('1 dreadnought', '1 cruiser', 10, 1);
  expect(capturedBy(t)).toEqual([{ type: 'cruiser', owner: 'bob' }]);
  expect(countInReinforcements(t.game, 'bob', 'cruiser')).toBe(7);
  const own = inSpace('1 fighter', '1 cruiser', 1, 10);
  expect([own.units('ann'), capturedBy(own)]).toEqual(['', undefined]);
});

test('Devour note 1: captured infantry still roll to return', () => {
  const t = onStarpoint(
    { ground: { starpoint: { bob: '1 infantry', ann: '1 infantry' } }, technologies: { bob: ['infantry-ii'] } },
    10,
    1,
    10,
  );
  expect(capturedBy(t)).toEqual([{ type: 'infantry' }]);
  expect(t.facts('infantry-survival')).toMatchObject([{ seat: 'bob', survives: true }]);
});

test('Devour: space cannon losses are not captured', () => {
  const t = load(
    at({ active: 'bob', space: { 27: { bob: '1 cruiser' } }, ground: { starpoint: { ann: '1 pds' } } }),
    10,
  ).begin(spaceCannonOffense, { system: '27' });
  t.ann.firesAt('bob');
  expect([t.units('bob'), capturedBy(t)]).toEqual(['', undefined]);
});

const docked = (setting: Setting = {}): Setting => ({ ground: { acheron: { ann: '1 space-dock' } }, ...setting });
const producing = (setting: Setting, more: object = {}): TestTable =>
  at(docked(setting)).begin(produceUnits, { seat: 'ann', system: '54', ...more });

test('17.2b, 17.4, Amalgamation note 1, Amalgamation note 4: returned units replace costs', () => {
  const t = producing({
    planets: { ann: ['lodor'] },
    change: holding({ type: 'dreadnought', owner: 'bob' }, { type: 'fighter' }, { type: 'cruiser', owner: 'cat' }),
  });
  t.ann.produces('1 dreadnought, 3 fighter');
  expect(t.ann.refusal({ 'dreadnought@bob': 2 }, 'units-to-return')).toBe('Dreadnought: choose at most 1.');
  t.ann.chooses('1 dreadnought, 1 fighter', 'units-to-return');
  t.ann.pays('acheron').declines();
  expect(t.facts('produced')).toMatchObject([{ cost: 1, units: ['dreadnought', 'fighter', 'fighter', 'fighter'] }]);
  expect(capturedBy(t)).toEqual([{ type: 'cruiser', owner: 'cat' }]);
  expect(countInReinforcements(t.game, 'bob', 'dreadnought')).toBe(5);
});

test('Amalgamation: proposes own captured ships first when reinforcements are empty', () => {
  const t = producing({
    space: { 27: { ann: '3 carrier' } },
    change: holding({ type: 'carrier', owner: 'bob' }, { type: 'carrier', owner: 'ann' }),
  });
  t.ann.produces('1 carrier');
  t.ann.agrees('units-to-return');
  expect(capturedBy(t)).toEqual([{ type: 'carrier', owner: 'bob' }]);
  t.ann.declines();
});

test('Amalgamation: proposes no captured unit that lowers no cost', () => {
  const proposed = (fighters: number): unknown => {
    const t = producing({ change: holding({ type: 'fighter' }, { type: 'cruiser', owner: 'bob' }) });
    t.ann.produces(`1 cruiser, ${fighters} fighter`);
    const spec = t.spec('ann', 'units-to-return');
    return spec.kind === 'allot' && spec.proposed;
  };
  expect([2, 3].map(proposed)).toEqual([{ 'cruiser@bob': 1 }, { 'cruiser@bob': 1, fighter: 1 }]);
});

test('Amalgamation: optional, unless the rest cannot be paid', () => {
  const t = producing({
    change: holding({ type: 'dreadnought', owner: 'bob' }, { type: 'dreadnought', owner: 'cat' }),
  });
  t.ann.produces('2 dreadnought');
  expect(t.ann.refusal({}, 'units-to-return')).toBe('The rest costs 8; you can spend 4 resources.');
  t.ann.chooses({ 'dreadnought@bob': 1 }, 'units-to-return');
  t.ann.pays('acheron').declines();
  expect(capturedBy(t)).toEqual([{ type: 'dreadnought', owner: 'cat' }]);
  expect(t.units('ann', { system: '54', space: true })).toBe('2 dreadnought');
  const none = producing({ change: holding({ type: 'cruiser', owner: 'bob' }) });
  none.ann.produces('1 cruiser').chooses({}, 'units-to-return').pays('acheron').declines();
  expect(capturedBy(none)).toHaveLength(1);
});

test('17 note 4: other players cannot spend captured units', () => {
  const t = at({
    ground: { nestphar: { bob: '1 space-dock' } },
    change: (state) => void (state.seats.bob.captured = [{ type: 'cruiser', owner: 'cat' }]),
  }).begin(produceUnits, { seat: 'bob', system: '05' });
  t.bob.produces('1 cruiser');
  expect(t).toAsk('bob payment');
});

test('Amalgamation note 2: own captured units make up for empty reinforcements', () => {
  const t = producing({
    space: { 27: { ann: '4 cruiser' }, 28: { ann: '3 cruiser' } },
    change: (state) => {
      holding({ type: 'cruiser', owner: 'ann' })(state);
      state.systems['27'].tokens = ['ann'];
      state.systems['28'].tokens = ['ann'];
      state.seats.ann.tokens.fleet = 9;
    },
  });
  expect(countInReinforcements(t.game, 'ann', 'cruiser')).toBe(0);
  t.ann.produces('1 cruiser');
  expect(t.ann.refusal({}, 'units-to-return')).toBe('Cruiser: choose at least 1.');
  t.ann.agrees('units-to-return').declines();
  expect(t.units('ann', { system: '54', space: true })).toBe('1 cruiser');
  expect(capturedBy(t)).toBe(undefined);
});

test('Amalgamation note 3, Amalgamation note 3a: unpaid units count against cost limits', () => {
  const t = producing({ change: holding({ type: 'dreadnought', owner: 'bob' }) }, { limit: 9, costLimit: 3 });
  expect(t.ann.refusal('1 dreadnought', 'units-to-produce')).toBe(
    'These units cost 4; their total cost can be at most 3 resources.',
  );
});

test('Riftmeld: a captured unit waives all prerequisites of its upgrade', () => {
  const t = at({ change: holding({ type: 'cruiser', owner: 'bob' }, { type: 'fighter' }) }).begin(research, {
    seat: 'ann',
  });
  expect(t.options('ann', 'research-technology')).toEqual(expect.arrayContaining(['cruiser-ii', 'fighter-ii']));
  expect(t.options('ann', 'research-technology')).not.toContain('carrier-ii');
  t.ann.researches('cruiser-ii');
  t.ann.agrees('ignore-prerequisites');
  expect(definitionFor(t.game, 'ann', 'cruiser').combat?.value).toBe(6);
  expect(capturedBy(t)).toEqual([{ type: 'fighter' }]);
  expect(t.facts('units-returned')).toMatchObject([{ seat: 'ann', owner: 'bob', units: ['cruiser'] }]);
});

// From 201 (19) south: 101 (26), 000, 104 (29), 207 (25).
const crossing = (board: Record<string, string>, system: string, setting: Setting = {}): TestTable => {
  const t = load(
    turn(
      {
        ...setting,
        board,
        space: { 19: { bob: '1 carrier' } },
        change: ({ seats: { ann, bob } }) => {
          ann.promissoryNotes = ann.promissoryNotes.filter((note) => note !== 'crucible@ann');
          bob.promissoryNotes.push('crucible@ann');
        },
      },
      'bob',
    ),
  );
  t.bob.activates(system);
  return t;
};

test('Crucible note 1, Crucible note 2, Crucible note 2b, Crucible note 3, Crucible note 3a: one rift adds two', () => {
  const t = crossing({ '000': '41' }, '29');
  t.bob.uses('Crucible');
  expect(t.state.seats.ann.promissoryNotes).toContain('crucible@ann');
  t.bob.moves('1 carrier from 19').endsTurn();
  expect(t.units('bob', { system: '29' })).toBe('1 carrier');
  expect(t.facts('rift-rolled')).toEqual([]);
  const without = crossing({ '000': '41' }, '29');
  without.bob.declines();
  expect(without).toAsk('bob end-turn');
  without.leaves('bob', 'end-turn');
});

test('Crucible note 2a, Crucible note 2c, Crucible note 2d, Crucible note 2e: each further rift adds one', () => {
  const none = crossing({}, '18');
  none.bob.uses('Crucible');
  expect(none).toAsk('bob end-turn');
  none.leaves('bob', 'end-turn');
  const two = crossing({ 101: '67', '000': '41' }, '25');
  two.bob.uses('Crucible').moves('1 carrier from 19').endsTurn();
  expect(two.units('bob', { system: '25' })).toBe('1 carrier');
  const far = { 101: '67', '000': '41', 310: '46' };
  const three = crossing(far, '46', { ground: { qucenn: { ann: '1 space-dock' } } });
  three.bob.uses('Crucible').moves('1 carrier from 19').endsTurn();
  expect(three.units('bob', { system: '46' })).toBe('1 carrier');
  const less = crossing(far, '46');
  less.bob.uses('Crucible');
  expect(less).toAsk('bob end-turn');
  less.leaves('bob', 'end-turn');
  const one = crossing({ '000': '41' }, '25');
  one.bob.uses('Crucible');
  expect(one).toAsk('bob end-turn');
  one.leaves('bob', 'end-turn');
});

test('Crucible note 4: regained by transaction, but not replayed at once', () => {
  const t = turn(
    {
      board: { '000': '41' },
      space: { 19: { bob: '1 carrier' }, 20: { ann: '1 cruiser' } },
      change: ({ seats: { ann, bob } }) => {
        ann.promissoryNotes = ann.promissoryNotes.filter((note) => note !== 'crucible@ann');
        bob.promissoryNotes.push('crucible@ann');
      },
    },
    'bob',
  );
  t.bob.activates('29').uses('Crucible');
  t.ann.offers('bob', { give: { notes: ['crucible@ann'] } });
  t.bob.accepts('ann');
  expect(t.state.seats.bob.promissoryNotes).toContain('crucible@ann');
  expect(t).toAsk('bob move-ships');
});

const vortex = (setting: Setting): TestTable =>
  turn({ technologies: { ann: ['vortex'] }, ground: { lodor: { ann: '1 space-dock' } }, ...setting });

test('Vortex: captures a type adjacent to a dock from reinforcements', () => {
  const t = vortex({ space: { 27: { bob: '1 carrier' }, 29: { cat: '1 cruiser' } } }).ann.uses('vortex').table;
  t.ann.chooses("Arborec's carrier at New Albion and Starpoint (102)", 'choose-unit');
  expect(capturedBy(t)).toEqual([{ type: 'carrier', owner: 'bob' }]);
  expect(t.units('bob')).toBe('1 carrier');
  expect(t.state.seats.ann.technologies.vortex.exhausted).toBe(true);
  t.ann.endsTurn();
});

test('Vortex note 1, Vortex note 2: needs a unit in adjacent systems', () => {
  const t = vortex({
    board: { 101: '35' },
    ground: { bereg: { ann: '1 space-dock' }, 'lirta-iv': { bob: '1 infantry' } },
  });
  expect(t.ann.refusal('vortex', 'turn')).toBe(
    'No unit adjacent to your space docks is of a type that you can capture.',
  );
});

test('Vortex note 3: skips types absent from reinforcements, except fighters', () => {
  const t = vortex({
    space: { 27: { bob: '4 carrier, 1 fighter' } },
    change: ({ seats: { bob } }) => void (bob.tokens.fleet = 9),
  }).ann.uses('vortex').table;
  expect(t.options('ann', 'choose-unit')).toHaveLength(1);
  t.ann.chooses("Arborec's fighter at New Albion and Starpoint (102)", 'choose-unit').endsTurn();
  expect(capturedBy(t)).toEqual([{ type: 'fighter' }]);
});

test('Vortex note 4: not from a player blockading the dock', () => {
  const t = vortex({ space: { 26: { bob: '1 cruiser' }, 27: { bob: '1 carrier, 1 fighter' } } });
  expect(t.ann.refusal('vortex', 'turn')).toBe(
    'No unit adjacent to your space docks is of a type that you can capture.',
  );
});

test('9.4, 9 note 3, 41 note 8, Dimensional Tear note 1, Dimensional Tear note 1a, Dimensional Tear note 3, Dimensional Tear note 6: makes a gravity rift', () => {
  const t = at({ ground: { 'new-albion': { ann: '1 space-dock' }, starpoint: { ann: '1 space-dock' } } });
  expect(anomaliesIn(t.game, '27')).toEqual(['gravity-rift']);
  const docks = Object.keys(t.state.units);
  t.begin(destroyUnits, { units: docks, by: 'bob' });
  expect(anomaliesIn(t.game, '27')).toEqual([]);
});

const leaving = (setting: Setting, seat: string, system: string, ...faces: number[]): TestTable => {
  const t = load(turn(setting, seat), ...faces);
  t.seat(seat).activates(system);
  return t;
};

test('Dimensional Tear: other players roll, its owner does not', () => {
  const setting: Setting = { ground: { lodor: { ann: '1 space-dock' } }, space: { 26: { ann: '1 cruiser' } } };
  const own = leaving(setting, 'ann', '29');
  own.ann.moves('1 cruiser from 26').endsTurn();
  expect([own.units('ann', { system: '29' }), own.facts('rift-rolled')]).toEqual(['1 cruiser', []]);
  const other = leaving(
    { ground: { lodor: { ann: '1 space-dock' } }, space: { 26: { bob: '1 cruiser' } } },
    'bob',
    '29',
    1,
  );
  other.bob.moves('1 cruiser from 26').endsTurn();
  expect(other.facts('rift-rolled')).toMatchObject([{ seat: 'bob', lost: true }]);
});

test('Dimensional Tear note 2, Dimensional Tear note 2a: each tear adds movement', () => {
  const t = leaving(
    {
      ground: {
        wellon: { ann: '1 space-dock, 1 infantry' },
        lodor: { ann: '1 space-dock' },
        'mecatol-rex': { ann: '1 space-dock' },
      },
      space: { 18: { ann: '1 carrier' } },
    },
    'ann',
    '29',
  );
  t.ann.moves('1 carrier from 18, 1 infantry from wellon').lands().endsTurn();
  expect(t.facts('ships-moved')).toMatchObject([{ path: ['18', '26', '19', '26', '18', '29'] }]);
  expect(t.units('ann', { system: '29' })).toBe('1 carrier, 1 infantry');
});

test('Dimensional Tear note 4: its owner ignores a printed rift there', () => {
  const t = leaving(
    { board: { 101: '67' }, ground: { cormund: { ann: '1 space-dock' } }, space: { 67: { ann: '1 cruiser' } } },
    'ann',
    '18',
  );
  t.ann.moves('1 cruiser from 67').endsTurn();
  expect(t.facts('rift-rolled')).toEqual([]);
  const without = leaving({ board: { 101: '67' }, space: { 67: { ann: '1 cruiser' } } }, 'ann', '18', 9);
  without.ann.moves('1 cruiser from 67').endsTurn();
  expect(without.facts('rift-rolled')).toHaveLength(1);
});

test('Dimensional Tear note 5: applies after the nebula’s move value of 1', () => {
  const from = (system: string) =>
    leaving(
      {
        board: { 101: '68' },
        ground: { everra: { ann: '1 space-dock' } },
        space: { 68: { ann: '1 carrier' } },
        technologies: { ann: ['carrier-ii'] },
      },
      'ann',
      system,
    );
  const two = from('29');
  two.ann.moves('1 carrier from 68').endsTurn();
  expect(two.units('ann', { system: '29' })).toBe('1 carrier');
  const three = from('25');
  expect(three).toAsk('ann end-turn');
  three.leaves('ann', 'end-turn');
});

test('Dimensional Tear II: Production 7, twelve fighters without capacity', () => {
  const t = at({
    technologies: { ann: ['dimensional-tear-ii'] },
    ground: { lodor: { ann: '1 space-dock' } },
    space: { 26: { ann: '12 fighter' } },
  });
  expect(definitionFor(t.game, 'ann', 'space-dock')).toMatchObject({ production: 7, holdsFighters: 12 });
  expect(anomaliesIn(t.game, '26')).toEqual(['gravity-rift']);
});

const terror = (setting: Setting, ...faces: number[]): TestTable =>
  load(at(setting), ...faces).begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });

test('The Terror Between note 1: captures units destroyed with it, not itself', () => {
  const t = terror({ space: { 27: { ann: '1 flagship (damaged), 1 fighter', bob: '2 cruiser' } } }, 1, 1, 1, 10, 10);
  expect(t.units('ann')).toBe('');
  expect(capturedBy(t)).toEqual([{ type: 'fighter' }]);
});

test('The Terror Between note 1a: captures nothing after a Direct Hit', () => {
  const t = terror(
    { space: { 27: { ann: '1 flagship, 1 fighter', bob: '2 cruiser' } }, hands: { bob: ['direct-hit'] } },
    1,
    1,
    1,
    10,
    10,
  );
  t.ann.sustains('1 flagship');
  t.bob.plays('Direct Hit');
  expect(t.units('ann')).toBe('');
  expect(capturedBy(t)).toBe(undefined);
});

test('The Terror Between note 2: captures all units destroyed there except structures', () => {
  const t = at({
    space: { 27: { ann: '1 flagship, 1 fighter', cat: '1 cruiser' } },
    ground: { starpoint: { cat: '1 pds, 1 mech' } },
  });
  const units = Object.values(t.state.units).flatMap(({ id, type }) => (type === 'flagship' ? [] : [id]));
  t.begin(destroyUnits, { units, by: null });
  expect(capturedBy(t)).toEqual([
    { type: 'fighter' },
    { type: 'cruiser', owner: 'cat' },
    { type: 'mech', owner: 'cat' },
  ]);
});

test('Reanimator note 1, Reanimator note 2: captures own infantry on its planet', () => {
  const t = load(
    at({
      ground: { starpoint: { ann: '1 mech, 2 infantry, 1 pds' }, lodor: { ann: '1 infantry' } },
      technologies: { ann: ['infantry-ii'] },
    }),
    9,
    1,
    9,
  );
  const units = Object.values(t.state.units).flatMap(({ id, type }) => (type === 'infantry' ? [id] : []));
  t.begin(destroyUnits, { units, by: 'bob' });
  expect(capturedBy(t)).toEqual([{ type: 'infantry' }, { type: 'infantry' }]);
  expect(t.facts('infantry-survival')).toHaveLength(3);
});

const trading = (seat: string, setting: Setting = {}): TestTable =>
  at({ active: seat, ...setting }).begin('trade-primary', { seat });

test('The Stillness of Stars note 3, The Stillness of Stars note 4, The Stillness of Stars note 6: converts commodities, captures a unit', () => {
  const t = trading('bob', {
    seats: { ann: 'vuilraith', bob: 'letnev', cat: 'mentak' },
    space: { 26: { bob: '1 cruiser' }, 27: { cat: '1 cruiser' } },
    change: ({ seats: { bob } }) => void (bob.tradeGoods = 3),
  });
  expect(t).toAsk('cat window');
  t.cat.declines();
  t.ann.uses('The Stillness of Stars');
  expect(t.options('ann', 'the-stillness-of-stars')).toEqual(
    ['destroyer', 'cruiser', 'fighter', 'infantry', 'mech'].sort(),
  );
  t.ann.chooses('fighter', 'the-stillness-of-stars');
  expect(t.state.seats.bob).toMatchObject({ commodities: 0, tradeGoods: 8 });
  expect(capturedBy(t)).toEqual([{ type: 'fighter' }]);
  expect(t).toAsk('bob trade-partners');
  expect(t.state.seats.ann.leaders?.['the-stillness-of-stars'].exhausted).toBe(true);
});

test('The Stillness of Stars note 1, The Stillness of Stars note 2: works without commodities left', () => {
  const t = trading('bob', {
    change: ({ seats: { bob, cat } }) => {
      bob.promissoryNotes = bob.promissoryNotes.filter((note) => note !== 'trade-agreement@bob');
      cat.promissoryNotes.push('trade-agreement@bob');
    },
  });
  t.cat.uses('Trade Agreement');
  expect(t.state.seats.bob.commodities).toBe(0);
  t.ann.uses('The Stillness of Stars');
  // Arborec, 3 commodities: neither PDS, dock nor war sun.
  expect(t.options('ann', 'the-stillness-of-stars').sort()).toEqual([
    'carrier',
    'cruiser',
    'destroyer',
    'fighter',
    'infantry',
    'mech',
  ]);
  t.ann.chooses('carrier', 'the-stillness-of-stars');
  expect(capturedBy(t)).toEqual([{ type: 'carrier', owner: 'bob' }]);
  expect(t.state.seats.bob.tradeGoods).toBe(3);
  t.leaves('bob', 'trade-partners');
});

test('The Stillness of Stars note 5: decided separately for each follower', () => {
  const t = uses('trade', {
    sets: POK,
    seats: { ann: 'mentak', bob: 'arborec', cat: 'naalu', dan: 'vuilraith' },
    change: ({ seats }) => void seats,
  });
  t.dan.declines();
  t.ann.chooses([], 'trade-partners');
  t.cat.follows();
  t.bob.follows();
  expect([t.state.seats.bob.commodities, t.state.seats.cat.commodities]).toEqual([3, 0]);
  expect(t).toAsk('dan window', 'dan use-secondary');
  t.dan.uses('The Stillness of Stars').chooses('fighter', 'the-stillness-of-stars');
  expect([t.state.seats.bob.commodities, t.state.seats.cat.commodities]).toEqual([0, 3]);
  t.dan.declines('use-secondary');
});

test('That Which Molds Flesh: three gravity rifts unlock; two units exceed Production', () => {
  const rifts: Setting = {
    board: { 101: '41', 102: '67' },
    space: { 41: { ann: '1 cruiser' }, 67: { ann: '1 cruiser' } },
  };
  const two = turn(rifts);
  expect(two.state.seats.ann.leaders?.['that-which-molds-flesh'].locked).toBe(true);
  const three = turn({ ...rifts, ...docked() });
  expect(three.state.seats.ann.leaders?.['that-which-molds-flesh'].locked).toBe(undefined);
  const t = producing({
    planets: { ann: ['mecatol-rex', 'wellon', 'starpoint'] },
    change: (state) => {
      leading(state, 'that-which-molds-flesh');
      state.seats.ann.tradeGoods = 20;
    },
  });
  expect(t.ann.refusal('4 fighter, 4 infantry', 'units-to-produce')).toBe('Choose at most 7 units; you chose 8.');
  expect(t.ann.refusal('5 destroyer, 1 cruiser', 'units-to-produce')).toBe('Choose at most 5 of these; you chose 6.');
  expect(t.ann.refusal('4 destroyer, 2 infantry, 1 fighter', 'units-to-produce')).toBe(
    'Your fleet pool allows 3 non-fighter ships at Acheron (301), not 4. Remove 1 to continue.',
  );
  t.ann.produces('4 infantry, 3 fighter').pays('acheron').declines();
  expect(t.facts('produced')).toMatchObject([{ cost: 4 }]);
});

// Lodor (101) is next to New Albion (102) and the home of the Cabal is far off.
const anchored = (setting: Setting, ...faces: number[]): TestTable => {
  const t = load(
    turn({
      ...setting,
      change: (state) => {
        leading(state, 'it-feeds-on-carrion');
        setting.change?.(state);
      },
    }),
    ...faces,
  );
  t.ann.uses('it-feeds-on-carrion');
  return t;
};

test('It Feeds on Carrion note 1, It Feeds on Carrion note 3, It Feeds on Carrion note 4: captures ships near tears', () => {
  const t = anchored(
    {
      ground: { lodor: { ann: '1 space-dock' }, 'mecatol-rex': { ann: '1 space-dock' } },
      space: {
        27: { bob: '1 carrier, 2 infantry, 3 fighter, 1 cruiser, 1 dreadnought' },
        19: { cat: '1 cruiser' },
        34: { cat: '1 cruiser' },
      },
      change: ({ seats: { bob } }) => void (bob.tokens.fleet = 9),
    },
    3,
    10,
    4,
    3,
  );
  expect(t.facts('dice-rolled').map(({ seat, dice }) => [seat, dice.length])).toEqual([
    ['bob', 3],
    ['cat', 1],
  ]);
  expect(capturedBy(t)).toEqual([
    { type: 'carrier', owner: 'bob' },
    { type: 'cruiser', owner: 'cat' },
  ]);
  expect(t.facts('unit-destroyed')).toEqual([]);
  t.bob.removes('2 infantry, 2 fighter');
  expect(capturedBy(t)?.slice(2)).toEqual([
    { type: 'infantry' },
    { type: 'infantry' },
    { type: 'fighter' },
    { type: 'fighter' },
  ]);
  expect(t.state.seats.ann.leaders?.['it-feeds-on-carrion'].purged).toBe(true);
  expect(Object.values(t.state.effects)).toEqual([]);
  t.ann.endsTurn();
});

test('It Feeds on Carrion note 2: blockading players’ ships do not roll', () => {
  const t = anchored(
    {
      ground: { lodor: { ann: '1 space-dock' } },
      space: { 26: { bob: '1 cruiser' }, 27: { bob: '1 cruiser' }, 31: { cat: '1 cruiser' } },
    },
    1,
  );
  expect(capturedBy(t)).toEqual([{ type: 'cruiser', owner: 'cat' }]);
  t.ann.endsTurn();
});

test('It Feeds on Carrion note 5: copied Dimensional Tears count as well', () => {
  const t = anchored(
    {
      seats: { ann: 'vuilraith', bob: 'nekro', cat: 'mentak' },
      ground: { starpoint: { bob: '1 space-dock' } },
      space: { 27: { bob: '1 cruiser' }, 28: { cat: '1 cruiser' } },
      change: ({ seats: { bob } }) => {
        bob.technologies['valefar-assimilator-x'] = { component: 'dimensional-tear-ii' };
        bob.units['space-dock'] = 'dimensional-tear-ii';
      },
    },
    1,
    1,
  );
  expect(capturedBy(t)).toEqual([
    { type: 'cruiser', owner: 'bob' },
    { type: 'cruiser', owner: 'cat' },
  ]);
  t.ann.endsTurn();
});

test('Self-Assembly Routines: exhausts to place a mech after Production', () => {
  const t = producing({});
  t.ann.produces('1 cruiser').pays('acheron');
  t.ann.uses('Self-Assembly Routines').chooses('acheron', 'choose-planet');
  expect(t.units('ann', { planet: 'acheron' })).toBe('1 mech, 1 space-dock');
  expect(t.state.seats.ann.technologies['self-assembly-routines'].exhausted).toBe(true);
});

test('Self-Assembly Routines note 2, Self-Assembly Routines note 3: undamaged mech, planets only', () => {
  const space = at({ space: { 46: { ann: '1 space-dock' } }, board: { 101: '46' } }).begin(produceUnits, {
    seat: 'ann',
    system: '46',
  });
  space.ann.produces();
  expect(space).toAsk();
  const t = producing({ ground: { acheron: { ann: '1 space-dock' }, lodor: { ann: '4 mech (damaged)' } } });
  t.ann.produces('1 cruiser').pays('acheron');
  t.ann.uses('Self-Assembly Routines').chooses('acheron', 'choose-planet').chooses('Lodor (damaged)', 'unit-to-take');
  expect(t.units('ann', { planet: 'acheron' })).toBe('1 mech, 1 space-dock');
});

test('Self-Assembly Routines note 1, Self-Assembly Routines note 4: destroyed mechs gain goods', () => {
  const t = at({
    ground: { lodor: { ann: '2 mech' } },
    change: ({ seats: { ann } }) => void (ann.technologies['self-assembly-routines'].exhausted = true),
  });
  t.begin(destroyUnits, { units: Object.keys(t.state.units), by: 'bob' });
  expect(t.facts('trade-goods-gained')).toMatchObject([{ count: 1 }, { count: 1 }]);
});
