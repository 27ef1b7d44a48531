import { expect, test } from 'vitest';
import { agendaPhase } from '#ti4/rules/politics/agenda-phase.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { actionCard } from '#ti4/rules/components/component.ts';
import { readyAll } from '#ti4/rules/components/in-force.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { done } from '#engine';
import { procedure, openWindow } from '#ti4/rules/game.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { chooseStrategyCard } from '#ti4/rules/phases/strategy-phase.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { callTransaction } from '#ti4/rules/trade/granted-transactions.ts';
import { load, rolls } from '../../rules/loaded-dice.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { resting } from './leaders-at-hand.ts';

const POK = ['base', 'codex-1', 'pok'];
const wait = procedure<object>()('test-wait', { start: () => done() });
const granted = procedure<object>()('test-granted', {
  start: () => callTransaction('ann', 'bob') as never,
  finish: () => done(),
});
const waiting = actionCard({
  id: 'test-waiting',
  name: 'Waiting',
  set: 'base',
  text: 'test',
  copies: 1,
  procedures: [wait, granted],
});
const at = ({ components = [], ...setting }: Setting = {}): TestTable =>
  table({
    sets: POK,
    seats: { ann: 'nomad', bob: 'winnu', cat: 'naalu' },
    components: [waiting, ...components],
    ...setting,
  });
const leaderOf = (t: TestTable, seat: string, id: string) => t.state.seats[seat].leaders?.[id];

test('51.1a, 51.2b The Nomad begins with three readied agents', () => {
  expect(at().state.seats.ann.leaders).toEqual({
    'artuno-the-betrayer': { component: 'artuno-the-betrayer' },
    'field-marshal-mercer': { component: 'field-marshal-mercer' },
    'the-thundarian': { component: 'the-thundarian' },
    'navarch-feng': { component: 'navarch-feng', locked: true },
    'ahk-syl-siven': { component: 'ahk-syl-siven', locked: true },
  });
});

// Artuno the Betrayer

const gaining = (count: number, setting: Setting = {}, from?: 'card') => {
  const t = at(setting);
  gainTradeGoods(t.game, 'ann', count, from);
  return t.begin(wait, {});
};

test('Artuno the Betrayer: stores gained trade goods until she is readied', () => {
  const t = gaining(3);
  t.ann.uses('artuno-the-betrayer');
  expect([t.state.seats.ann.tradeGoods, leaderOf(t, 'ann', 'artuno-the-betrayer')]).toEqual([
    3,
    { component: 'artuno-the-betrayer', exhausted: true, goods: 3 },
  ]);
  readyAll(t.game, 'status');
  t.begin(wait, {});
  expect(t).toAsk();
  expect([t.state.seats.ann.tradeGoods, leaderOf(t, 'ann', 'artuno-the-betrayer')]).toEqual([
    6,
    { component: 'artuno-the-betrayer' },
  ]);
});

test('Artuno the Betrayer note 3: her trade goods are not stored again', () => {
  const t = gaining(2);
  t.ann.uses('artuno-the-betrayer');
  readyAll(t.game, 'status');
  t.begin(wait, {});
  expect(t).toAsk();
  expect(t.state.seats.ann.tradeGoods).toBe(4);
});

test('Artuno the Betrayer note 2: strategy card trade goods do not count', () => {
  const t = at({
    phase: 'strategy',
    change: ({ strategyCards }) => {
      strategyCards.trade.tradeGoods = 2;
    },
  }).begin(chooseStrategyCard, { seat: 'ann', refused: [] });
  t.ann.picks('trade');
  expect(t).toAsk();
  expect(t.state.seats.ann.tradeGoods).toBe(2);
});

test('Artuno the Betrayer: trade goods from another player do not count', () => {
  const t = at({
    space: { 26: { ann: '1 carrier' }, 27: { bob: '1 carrier' } },
    change: ({ seats }) => {
      seats.bob.commodities = 3;
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  t.bob.offers('ann', { give: { commodities: 3 } }).ann.accepts();
  expect([t.state.seats.ann.tradeGoods, t.open]).toEqual([3, ['ann turn']]);
});

test('Artuno the Betrayer note 1, Artuno the Betrayer note 1a, Future Sight note 2: stores one gain (D46)', () => {
  const t = at({
    phase: 'agenda',
    planets: { ann: ['lodor'], bob: ['starpoint'] },
    hands: { ann: ['trade-rider'] },
    change: (state) => {
      resting(state, 'ann');
      state.decks.agenda.draw = ['mutiny', 'economic-equality'];
    },
  }).begin(agendaPhase, {});
  t.ann.plays('trade-rider').predicts('for');
  t.bob.votesFor('for', 'starpoint').cat.abstains();
  const rider = t.options('ann', 'ability-order').toSorted((one) => (one === 'future-sight' ? 1 : -1));
  t.ann.chooses(rider, 'ability-order');
  t.ann.uses('artuno-the-betrayer');
  expect([t.state.seats.ann.tradeGoods, leaderOf(t, 'ann', 'artuno-the-betrayer')?.goods]).toEqual([6, 5]);
  expect(t).toAsk('bob vote-for', 'cat vote-for', 'ann vote-for');
});

// The Thundarian

const fight = (setting: Setting, ...faces: number[]) =>
  load(at({ space: { 27: { ann: '1 cruiser', bob: '1 cruiser' } }, ...setting }), ...faces).begin(spaceCombat, {
    system: '27',
    attacker: 'ann',
    defender: 'bob',
  });

test('The Thundarian: both sides reroll instead of assigning hits', () => {
  const t = fight({}, 1, 10, 10, 1);
  expect(rolls(t)).toHaveLength(2);
  t.ann.uses('the-thundarian');
  expect(rolls(t)).toHaveLength(4);
  expect([t.facts('combat-round-begins').length, t.units('ann'), t.units('bob')]).toEqual([1, '1 cruiser', '']);
});

test('The Thundarian: works in others’ ground combats, not for barrage', () => {
  const t = load(at({ ground: { starpoint: { bob: '1 infantry', cat: '1 infantry' } } }), 10, 1, 1, 10).begin(
    groundCombat,
    {
      system: '27',
      planet: 'starpoint',
      attacker: 'bob',
      defender: 'cat',
    },
  );
  t.ann.uses('the-thundarian');
  expect([t.units('bob'), t.units('cat')]).toEqual(['', '1 infantry']);
  const barrage = fight({ space: { 27: { ann: '1 destroyer', bob: '1 fighter, 1 cruiser' } } }, 9, 9, 1, 1);
  // The barrage has been fired, and the first question is about the rolls of the combat.
  expect(rolls(barrage)).toEqual(['ann anti-fighter-barrage 2', 'ann space-combat 1', 'bob space-combat 1']);
  barrage.leaves('ann', 'window');
});

test('The Thundarian note 1, The Thundarian note 1a: round bonuses still apply', () => {
  const t = fight({ hands: { ann: ['morale-boost'] } }, 1, 1, 6, 1);
  t.ann.plays('morale-boost').uses('the-thundarian');
  expect(t.facts('dice-rolled').at(-2)).toMatchObject({ seat: 'ann', dice: [{ face: 6, result: 7, hit: true }] });
  expect(t.units('bob')).toBe('');
});

test('The Thundarian note 2, The Thundarian note 2a: no second round start', () => {
  const t = fight(
    { hands: { ann: ['morale-boost#1', 'morale-boost#2'], bob: ['morale-boost#3'] } },
    1,
    1,
    1,
    1,
    10,
    10,
  );
  t.ann.declines().bob.declines();
  t.ann.uses('the-thundarian');
  // The next thing asked is the start of the second round.
  expect(t.facts('combat-round-begins')).toHaveLength(2);
  expect(t).toAsk('ann window', 'bob window');
});

test('The Thundarian note 3, The Thundarian note 3c: follows Fire Team’s rerolls', () => {
  const t = load(
    at({ hands: { bob: ['fire-team'] }, ground: { starpoint: { bob: '1 infantry', ann: '1 infantry' } } }),
    10,
    1,
    10,
    10,
    1,
  ).begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'ann', defender: 'bob' });
  t.bob.plays('fire-team').rerolls('bob infantry 1');
  t.ann.uses('the-thundarian');
  expect(t.facts('dice-rerolled')).toHaveLength(1);
  expect([t.units('ann', { planet: 'starpoint' }), t.units('bob', { planet: 'starpoint' })]).toEqual([
    '1 infantry',
    '',
  ]);
});

test('The Thundarian note 3a: Wrath of Kenara’s spent trade goods stay spent', () => {
  const t = fight(
    {
      seats: { ann: 'nomad', bob: 'hacan', cat: 'naalu' },
      space: { 27: { ann: '1 cruiser', bob: '1 flagship' } },
      change: ({ seats }) => {
        seats.bob.tradeGoods = 3;
      },
    },
    1,
    6,
    6,
    1,
    6,
    1,
  );
  t.bob.uses('wrath-of-kenara').chooses('2 flagship 6', 'wrath-of-kenara');
  t.ann.uses('the-thundarian');
  expect(t.state.seats.bob.tradeGoods).toBe(1);
  expect(t.facts('dice-rolled').at(-1)).toMatchObject({
    seat: 'bob',
    dice: [{ result: 6, hit: false }, { result: 1 }],
  });
  t.bob.uses('wrath-of-kenara').chooses('flagship 6', 'wrath-of-kenara');
  expect([t.state.seats.bob.tradeGoods, t.units('ann')]).toEqual([0, '']);
});

test('The Thundarian note 3b: Crown of Thalnos losses stay, its bonus ends', () => {
  const t = fight(
    {
      sets: [...POK, 'codex-2'],
      space: { 27: { ann: '1 dreadnought', bob: '3 cruiser' } },
      change: ({ seats: { bob } }) => {
        bob.relics = { 'the-crown-of-thalnos-relic': { component: 'the-crown-of-thalnos-relic' } };
      },
    },
    // Ann misses, of Bob's cruisers one hits; two are rolled again, and one of them is lost.
    ...[1, 10, 1, 1],
    ...[6, 2],
    // The new dice: a 6 of a cruiser stays one.
    ...[1, 6, 6],
    ...[10, 6],
  );
  t.bob.uses('the-crown-of-thalnos-relic').rerolls({ 'bob cruiser 1': 2 });
  expect(t.units('bob')).toBe('2 cruiser');
  t.ann.uses('the-thundarian');
  expect(t.units('bob')).toBe('2 cruiser');
  expect(t.facts('dice-rolled').at(-1)).toMatchObject({
    seat: 'bob',
    dice: [
      { result: 6, hit: false },
      { result: 6, hit: false },
    ],
  });
  expect(t.names('bob', 'window')).toContain('the-crown-of-thalnos-relic');
});

test('The Thundarian note 3d: War Funding Ω returns without further effect', () => {
  const t = load(
    at({
      active: 'cat',
      seats: { ann: 'nomad', bob: 'letnev', cat: 'naalu' },
      space: { 27: { ann: '1 cruiser', cat: '1 cruiser' } },
      change: ({ seats }) => {
        seats.bob.promissoryNotes = seats.bob.promissoryNotes.filter((one) => one !== 'war-funding@bob');
        seats.cat.promissoryNotes.push('war-funding@bob');
      },
    }),
    10,
    1,
    1,
    1,
    10,
    1,
  ).begin(spaceCombat, { system: '27', attacker: 'cat', defender: 'ann' });
  // His own agent would add a die to a ship.
  t.bob.declines();
  t.cat.plays('war-funding').chooses('leave', 'war-funding');
  t.cat.rerolls('cat cruiser 10');
  t.ann.uses('the-thundarian');
  expect(t.state.seats.bob.promissoryNotes).toContain('war-funding@bob');
  expect(t.facts('dice-rerolled')).toHaveLength(1);
  expect([t.units('cat', { system: '27' }), t.units('ann', { system: '27' })]).toEqual(['', '1 cruiser']);
});

test('The Thundarian note 3e: Valkyrie Particle Weave’s hit is not assigned', () => {
  const t = load(
    at({
      seats: { ann: 'nomad', bob: 'sardakk-norr', cat: 'naalu' },
      technologies: { bob: ['valkyrie-particle-weave'] },
      ground: { starpoint: { bob: '1 infantry', ann: '1 infantry' } },
    }),
    ...[10, 1],
    ...[1, 1],
    ...[1, 10],
  ).begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'ann', defender: 'bob' });
  if (t.asks('bob', 'window')) t.bob.uses('valkyrie-particle-weave');
  t.ann.uses('the-thundarian');
  // Nobody is hit by the new dice of the first round.
  expect(t.facts('combat-round-begins')).toHaveLength(2);
  expect([t.units('ann', { planet: 'starpoint' }), t.units('bob', { planet: 'starpoint' })]).toEqual([
    '',
    '1 infantry',
  ]);
});

test('The Thundarian note 4, Temporal Command Suite note 4: reusable once readied', () => {
  const t = fight({ technologies: { ann: ['temporal-command-suite'] } }, 1, 10, 1, 10, 10, 1);
  t.ann.uses('the-thundarian').uses('temporal-command-suite');
  expect([rolls(t).length, t.facts('leader-readied').length]).toEqual([4, 1]);
  t.ann.uses('the-thundarian');
  expect([rolls(t).length, t.facts('combat-round-begins').length, t.units('bob')]).toEqual([6, 1, '']);
});

// Field Marshal Mercer

/** Bob has activated this system in his turn, and ends it. */
const ending = (setting: Setting, system = '27') => {
  const t = at({ active: 'bob', ...setting }).begin(tacticalAction, { seat: 'bob' });
  t.bob.activates(system);
  if (t.asks('bob', 'move-ships')) t.bob.moves();
  return t.begin(ends, {});
};
const ends = procedure<object>()('test-ends', {
  start: () => openWindow('when', 'turn-ends', { seat: 'bob' }, 'end'),
  end: () => done(),
});
const ending26 = {
  components: [
    actionCard({ id: 'test-ending', name: 'Ending', set: 'base', text: 'test', copies: 1, procedures: [ends] }),
  ],
  planets: { bob: ['starpoint', 'new-albion'] },
};

test('Field Marshal Mercer note 1, Field Marshal Mercer note 2, Field Marshal Mercer note 3, Field Marshal Mercer note 4: moves forces from anywhere', () => {
  const t = ending({
    ...ending26,
    ground: { lodor: { bob: '1 infantry' } },
    space: { 28: { bob: '1 carrier, 1 infantry' } },
    change: ({ systems }) => {
      systems['26'].tokens = ['bob'];
    },
  });
  t.ann.uses('field-marshal-mercer');
  expect(t.options('bob')).toEqual(['infantry@28', 'infantry@lodor']);
  t.bob.chooses('infantry@lodor, infantry@28');
  t.bob.chooses('infantry on starpoint, infantry on new-albion');
  expect([
    t.units('bob', { planet: 'starpoint' }),
    t.units('bob', { planet: 'new-albion' }),
    t.units('bob', { planet: 'lodor' }),
  ]).toEqual(['1 infantry', '1 infantry', '']);
});

test('Field Marshal Mercer note 5 a damaged mech stays damaged', () => {
  const t = ending({
    ...ending26,
    seats: { ann: 'nomad', bob: 'letnev', cat: 'naalu' },
    ground: { lodor: { bob: '1 mech (damaged)' } },
  });
  t.ann.uses('field-marshal-mercer');
  t.bob.chooses('mech-damaged@lodor').chooses('mech-damaged@starpoint');
  expect(t.units('bob', { planet: 'starpoint' })).toBe('1 mech (damaged)');
});

test('Field Marshal Mercer: the owner picks which mech moves and where', () => {
  const letnev = { ...ending26, seats: { ann: 'nomad', bob: 'letnev', cat: 'naalu' } };
  const t = ending({ ...letnev, ground: { lodor: { bob: '1 mech (damaged), 2 mech' } } });
  t.ann.uses('field-marshal-mercer');
  t.bob.chooses('mech-damaged@lodor, mech@lodor').chooses('mech-damaged@new-albion, mech@starpoint');
  expect([
    t.units('bob', { planet: 'new-albion' }),
    t.units('bob', { planet: 'starpoint' }),
    t.units('bob', { planet: 'lodor' }),
  ]).toEqual(['1 mech (damaged)', '1 mech', '1 mech']);
});

test('Field Marshal Mercer: at most two, to planets in the active system', () => {
  const t = ending({ ...ending26, ground: { lodor: { bob: '3 infantry' } } });
  t.ann.uses('field-marshal-mercer');
  expect(t.bob.refusal({ 'infantry@lodor': 3 })).toBe('Infantry from Lodor: choose at most 2.');
  t.leaves('bob', 'field-marshal-mercer-take-up');
  expect(ending({ ...ending26, ground: { lodor: { bob: '3 infantry' } } }, '28')).toAsk();
});

// Temporal Command Suite

const suited = (setting: Setting = {}) =>
  at({
    seats: { ann: 'nomad', bob: 'hacan', cat: 'naalu' },
    active: 'cat',
    technologies: { ann: ['temporal-command-suite'] },
    ...setting,
  });
const carths = (setting: Setting = {}) => {
  const t = suited(setting).begin(turn, { seat: 'cat', performed: 0 });
  t.bob.usesAnytime('carth-of-golden-sands').chooses('Gain 2 commodities');
  return t.ann.uses('temporal-command-suite').table;
};

test('Temporal Command Suite note 1, Temporal Command Suite note 2: transacts immediately', () => {
  const t = carths();
  expect([leaderOf(t, 'bob', 'carth-of-golden-sands')?.exhausted, t.open.includes('ann transact-now')]).toEqual([
    undefined,
    true,
  ]);
  t.bob.offers('ann', { give: { commodities: 2 } }).ann.accepts();
  expect([t.state.seats.ann.tradeGoods, t.open]).toEqual([2, ['cat turn']]);
  // Once, and with nobody else.
  expect(() => t.bob.offers('ann', { give: { commodities: 1 } })).toThrow(
    "During Naalu's turn, each transaction must include Naalu.",
  );
});

test('Temporal Command Suite: the transaction is optional and with that player only', () => {
  const t = carths({
    change: ({ seats }) => {
      seats.cat.tradeGoods = 2;
    },
  });
  expect(() => t.cat.offers('ann', { give: { tradeGoods: 1 } })).toThrow(
    'You and Nomad are not neighbors, so you cannot make a transaction.',
  );
  t.ann.chooses('go-on', 'transact-now');
  expect([t.state.turn.granted, t.open]).toEqual([undefined, ['cat turn']]);
});

test('Temporal Command Suite note 2a in the strategy phase, too', () => {
  const t = suited({
    phase: 'strategy',
    change: ({ seats }) => {
      seats.bob.commodities = 1;
    },
  });
  t.begin(granted, {});
  t.bob.offers('ann', { give: { commodities: 1 } }).ann.accepts();
  expect(t.state.seats.ann.tradeGoods).toBe(1);
});

test('Temporal Command Suite note 3: adds to the turn’s regular transaction', () => {
  const near: Setting = { space: { 26: { ann: '1 carrier' }, 27: { bob: '1 carrier' } }, active: 'bob' };
  const t = suited(near).begin(turn, { seat: 'bob', performed: 0 });
  t.bob.usesAnytime('carth-of-golden-sands').chooses('Gain 2 commodities');
  t.ann.uses('temporal-command-suite');
  t.bob.offers('ann', { give: { commodities: 1 } }).ann.accepts();
  t.bob.offers('ann', { give: { commodities: 1 } }).ann.accepts();
  expect(t.state.seats.ann.tradeGoods).toBe(2);
  expect(() => t.bob.offers('ann', { give: { tradeGoods: 0 }, take: { tradeGoods: 1 } })).toThrow(
    'You have already made a transaction with this player this turn.',
  );
});

test('Temporal Command Suite: readying an own agent grants no transaction', () => {
  const t = gaining(3, { technologies: { ann: ['temporal-command-suite'] } });
  t.ann.uses('artuno-the-betrayer').ann.uses('temporal-command-suite');
  expect(t).toAsk();
  // Readied, she gives back what has just been put on her.
  expect([t.state.seats.ann.tradeGoods, leaderOf(t, 'ann', 'artuno-the-betrayer')]).toEqual([
    6,
    { component: 'artuno-the-betrayer' },
  ]);
  expect(t.state.seats.ann.technologies['temporal-command-suite'].exhausted).toBe(true);
});
