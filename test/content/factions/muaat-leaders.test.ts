import { expect, test } from 'vitest';
import { payAndScore, scoreObjectives } from '#ti4/rules/objectives/scoring.ts';
import { tokensInReinforcements } from '#ti4/rules/tokens/command-tokens.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { strategyPhase } from '#ti4/rules/phases/strategy-phase.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import type { State } from '#ti4/rules/state.ts';
import { uses } from '../../rules/using.ts';
import { takeTwoEach } from '../../rules/strategy-cards.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';
import { resting, unlocked } from './leaders-at-hand.ts';

const SETS = ['base', 'codex-1', 'pok', 'codex-2', 'codex-3', 'codex-4'];
const seats = { ann: 'muaat', bob: 'winnu', cat: 'mentak' };
const at = (setting: Setting = {}): TestTable => table({ sets: SETS, seats, ...setting });
const inTurn = (setting: Setting = {}): TestTable => at(setting).begin(turn, { seat: 'ann', performed: 0 });

const scepter = (state: State, seat = 'ann'): void => {
  state.seats[seat].relics = { 'scepter-of-emelpar': { component: 'scepter-of-emelpar' } };
};
/** None of a seat's command tokens lies in the reinforcements. */
const allOut = (state: State, seat = 'ann'): void => {
  const { tokens } = state.seats[seat];
  tokens.tactic = 16 - tokens.fleet - tokens.strategy;
};
const rested = (t: TestTable, seat = 'ann'): boolean | undefined =>
  t.state.seats[seat].relics?.['scepter-of-emelpar'].exhausted;
const pools = (t: TestTable, seat = 'ann') => t.state.seats[seat].tokens;
const forge = (change: (state: State) => void, more: Setting = {}): TestTable =>
  inTurn({ space: { 27: { ann: '1 war-sun' } }, change, ...more });

// Scepter of Emelpar

test('Scepter of Emelpar note 2: replaces a strategy token for Star Forge', () => {
  const t = forge((state) => {
    scepter(state);
    unlocked('magmus')(state);
  });
  const before = { ...pools(t) };
  t.ann
    .uses('star-forge')
    .chooses('fighter@27', 'star-forge')
    .chooses('instead:scepter-of-emelpar', 'strategy-token-to-spend');
  expect([pools(t), rested(t), t.units('ann', { system: '27' })]).toEqual([before, true, '2 fighter, 1 war-sun']);
  expect(t.facts('strategy-token-replaced')).toMatchObject([{ seat: 'ann', by: 'scepter-of-emelpar' }]);
  t.leaves('ann', 'end-turn');
});

test('Scepter of Emelpar note 1: uses a sheet token without reinforcements', () => {
  const t = forge((state) => {
    scepter(state);
    state.seats.ann.tokens.strategy = 0;
    allOut(state);
  });
  expect(tokensInReinforcements(t.game, 'ann')).toBe(0);
  const { tactic, fleet } = pools(t);
  t.ann.uses('star-forge').chooses('fighter@27', 'star-forge');
  expect(t.options('ann', 'strategy-token-to-spend')).toEqual([
    'instead:scepter-of-emelpar@tactic',
    'instead:scepter-of-emelpar@fleet',
  ]);
  t.ann.chooses('instead:scepter-of-emelpar@fleet', 'strategy-token-to-spend');
  expect([pools(t), tokensInReinforcements(t.game, 'ann')]).toEqual([{ tactic, fleet: fleet - 1, strategy: 0 }, 1]);
  t.leaves('ann', 'end-turn');
  const exhausted = forge((state) => {
    scepter(state);
    state.seats.ann.tokens.strategy = 0;
    if (state.seats.ann.relics) state.seats.ann.relics['scepter-of-emelpar'].exhausted = true;
  });
  expect(exhausted.ann.refusal('star-forge', 'turn')).toBe('You have no command token in your strategy pool.');
});

test('Scepter of Emelpar note 2, Scepter of Emelpar note 3, Magmus note 3: replaced tokens give nothing', () => {
  const t = uses('technology', {
    sets: SETS,
    seats: { ann: 'winnu', bob: 'muaat', cat: 'mentak' },
    planets: { bob: ['starpoint', 'lodor', 'quann', 'bereg'] },
    change: (state) => {
      scepter(state, 'bob');
      unlocked('magmus')(state);
    },
  });
  const before = { ...pools(t, 'bob') };
  t.ann.researches('antimass-deflectors').declines('technology-again');
  t.bob.chooses('use', 'use-secondary').chooses('instead:scepter-of-emelpar', 'strategy-token-to-spend');
  t.bob.complies('payment').researches('neural-motivator');
  expect([pools(t, 'bob'), rested(t, 'bob'), t.state.seats.bob.tradeGoods]).toEqual([before, true, 0]);
  t.cat.declines('use-secondary');

  const scored = at({
    change: (state) => {
      scepter(state);
      unlocked('magmus')(state);
      state.objectives = [{ id: 'lead-from-the-front', scoredBy: [] }];
      state.seats.ann.tokens = { tactic: 1, fleet: 3, strategy: 1 };
    },
    planets: { ann: ['muaat'] },
  }).begin(payAndScore, { seat: 'ann', objective: 'lead-from-the-front' });
  scored.ann.chooses({ tactic: 1, strategy: 1, 'instead:scepter-of-emelpar': 1 }, 'spend-tokens');
  expect([pools(scored), rested(scored), scored.state.seats.ann.points]).toEqual([
    { tactic: 0, fleet: 3, strategy: 0 },
    true,
    1,
  ]);
  // One of them was a token of the strategy pool.
  scored.ann.uses('magmus');
  expect([scored.state.seats.ann.tradeGoods, scored.open]).toEqual([1, []]);
});

// Magmus

test('Magmus: gains a trade good for a spent strategy token', () => {
  const t = forge(unlocked('magmus')).ann.uses('star-forge').chooses('fighter@27', 'star-forge').table;
  t.ann.uses('magmus');
  expect([t.state.seats.ann.tradeGoods, pools(t).strategy]).toEqual([1, 1]);
  t.leaves('ann', 'end-turn');
});

test('Magmus note 1: the trade good follows the resolved secondary ability', () => {
  const t = uses('technology', {
    sets: SETS,
    seats: { ann: 'winnu', bob: 'muaat', cat: 'mentak' },
    planets: { bob: ['starpoint', 'lodor', 'quann', 'bereg'] },
    change: unlocked('magmus'),
  });
  t.ann.researches('antimass-deflectors').declines('technology-again');
  t.bob.chooses('use', 'use-secondary').complies('payment');
  expect([t.state.seats.bob.tradeGoods, t.asked('bob')]).toEqual([0, ['research-technology']]);
  t.bob.researches('neural-motivator').uses('magmus');
  expect(t.state.seats.bob.tradeGoods).toBe(1);
  t.cat.declines('use-secondary');
});

/** Ann scores Lead From the Front with tokens of the strategy pool, and a secret objective for action cards. */
const spending = (setting: Setting = {}): TestTable =>
  at({
    planets: { ann: ['muaat'] },
    space: { 27: { ann: '1 war-sun' }, 26: { cat: '1 cruiser' } },
    hands: { ann: ['plague', 'insult', 'sabotage', 'bribery', 'veto'] },
    ...setting,
    change: (state) => {
      resting(state);
      unlocked('magmus')(state);
      state.objectives = [{ id: 'lead-from-the-front', scoredBy: [] }];
      state.seats.ann.secretObjectives = ['form-a-spy-network'];
      state.seats.ann.tokens = { tactic: 1, fleet: 3, strategy: 4 };
      setting.change?.(state);
    },
  });

test('Scepter of Emelpar: proposed in the status phase, since it is readied then', () => {
  const proposed = (phase: State['phase']): unknown => {
    const t = at({
      change: (state) => {
        scepter(state);
        state.phase = phase;
        state.objectives = [{ id: 'lead-from-the-front', scoredBy: [] }];
        state.seats.ann.tokens = { tactic: 3, fleet: 3, strategy: 1 };
      },
      planets: { ann: ['muaat'] },
    }).begin(payAndScore, { seat: 'ann', objective: 'lead-from-the-front' });
    const spec = t.spec('ann', 'spend-tokens');
    return spec.kind === 'allot' && spec.proposed;
  };
  expect(proposed('action')).toEqual({ tactic: 3, strategy: 0 });
  expect(proposed('status')).toEqual({ tactic: 2, strategy: 0, 'instead:scepter-of-emelpar': 1 });
});

test('Magmus note 2, Lead From the Front note 2, Galvanize the People note 2: one trade good per token', () => {
  const t = spending({ seats: { ann: 'muaat', bob: 'winnu', cat: 'sol' } }).begin(payAndScore, {
    seat: 'ann',
    objective: 'lead-from-the-front',
  });
  t.ann.chooses({ strategy: 3 }, 'spend-tokens');
  for (const goods of [1, 2, 3]) {
    t.ann.uses('magmus');
    expect(t.state.seats.ann.tradeGoods).toBe(goods);
  }
  expect(t.open).toEqual([]);
  const six = spending({
    seats: { ann: 'muaat', bob: 'winnu', cat: 'sol' },
    change: (state) => {
      state.objectives = [{ id: 'galvanize-the-people', scoredBy: [] }];
      state.seats.ann.tokens = { tactic: 1, fleet: 3, strategy: 6 };
    },
  }).begin(payAndScore, { seat: 'ann', objective: 'galvanize-the-people' });
  six.ann.chooses({ strategy: 6 }, 'spend-tokens');
  for (let i = 0; i < 6; i++) six.ann.uses('magmus');
  expect([six.state.seats.ann.tradeGoods, six.open]).toEqual([6, []]);
});

test('Magmus note 2a: each trade good may be pillaged separately', () => {
  const t = spending({
    change: (state) => {
      state.seats.ann.tradeGoods = 1;
      state.seats.ann.tokens = { tactic: 1, fleet: 3, strategy: 3 };
    },
  }).begin(payAndScore, { seat: 'ann', objective: 'lead-from-the-front' });
  t.ann.chooses({ strategy: 3 }, 'spend-tokens').uses('magmus');
  // Two trade goods are too few; at three Cat takes one, and again.
  t.ann.uses('magmus');
  expect(t.state.seats.ann.tradeGoods).toBe(3);
  t.cat.uses('pillage').chooses('trade-good', 'pillage').ann.uses('magmus');
  t.cat.uses('pillage').chooses('trade-good', 'pillage');
  expect([t.state.seats.ann.tradeGoods, t.state.seats.cat.tradeGoods, t.open]).toEqual([2, 2, []]);
});

test('Magmus note 2b: both objectives score before any Pillage', () => {
  const t = spending({
    change: (state) => {
      state.seats.ann.tradeGoods = 2;
    },
  }).begin(scoreObjectives, { seat: 'ann' });
  t.ann.scores('lead-from-the-front').scores('form-a-spy-network');
  t.ann.chooses({ strategy: 3 }, 'spend-tokens');
  expect([t.state.seats.ann.points, t.state.seats.ann.actionCards, t.asked('cat')]).toEqual([2, [], []]);
  t.ann
    .uses('magmus')
    .cat.uses('pillage')
    .chooses('trade-good', 'pillage')
    .ann.declines('window')
    .ann.declines('window');
  expect([t.state.seats.ann.tradeGoods, t.open]).toEqual([2, []]);
});

test('Magmus note 4, Magmus note 4a: the unlocking token gives nothing', () => {
  const t = uses('warfare', {
    sets: SETS,
    seats: { ann: 'winnu', bob: 'muaat', cat: 'sol' },
    planets: { bob: ['starpoint', 'lodor', 'quann', 'bereg', 'lirta-iv', 'tequran', 'torkan', 'vefut-ii'] },
    ground: { muaat: { bob: '1 space-dock' } },
    change: (state) => {
      resting(state);
      state.seats.bob.tradeGoods = 12;
      state.seats.ann.tokens = { tactic: 1, fleet: 0, strategy: 0 };
    },
  });
  t.ann.agrees('redistribute-tokens');
  t.cat.declines('use-secondary');
  t.bob.chooses('use', 'use-secondary').produces('1 war-sun in space').pays({ 'trade-goods': 12 });
  expect(t.facts('leader-unlocked')).toMatchObject([{ seat: 'bob', leader: 'magmus' }]);
  expect([t.state.seats.bob.tradeGoods, t.open]).toEqual([0, []]);
  t.begin(turn, { seat: 'bob', performed: 0 });
  t.bob.uses('star-forge').chooses('fighter@04', 'star-forge').uses('magmus');
  expect(t.state.seats.bob.tradeGoods).toBe(1);
  t.leaves('bob', 'end-turn');
});

test('Masters of Trade note 1, Quantum Datahub Node note 3: spending required', () => {
  const allied = (state: State): void => {
    unlocked('magmus')(state);
    state.seats.bob.playArea.push('alliance@cat');
  };
  const t = uses('trade', { sets: SETS, seats: { ann: 'sol', bob: 'hacan', cat: 'muaat' }, change: allied });
  t.ann.declines('trade-partners');
  t.bob.chooses('use', 'use-secondary');
  expect(t.asked('bob')).toEqual([]);
  t.cat.declines('use-secondary');
  const swapped = table({
    sets: SETS,
    seats: { ann: 'sol', bob: 'hacan', cat: 'muaat' },
    phase: 'strategy',
    technologies: { bob: ['quantum-datahub-node'] },
    change: (state) => {
      allied(state);
      state.seats.bob.tradeGoods = 3;
    },
  }).begin(strategyPhase, {});
  takeTwoEach(swapped);
  swapped.bob.uses('quantum-datahub-node').chooses('trade>warfare@ann', 'quantum-datahub-node').uses('magmus');
  expect([swapped.state.seats.bob.tradeGoods, swapped.state.seats.ann.tradeGoods]).toEqual([1, 3]);
});

test('Foresight note 2: its token is placed, not spent', () => {
  const t = table({
    sets: SETS,
    seats: { ann: 'sol', bob: 'naalu', cat: 'muaat' },
    space: { 27: { bob: '1 cruiser' }, 26: { ann: '1 cruiser' } },
    change: (state) => {
      scepter(state, 'bob');
      unlocked('magmus')(state);
      state.seats.bob.playArea.push('alliance@cat');
    },
  }).begin(tacticalAction, { seat: 'ann' });
  t.ann.activates('27').moves('1 cruiser from 26');
  t.bob.uses('foresight').retreatsTo('28');
  expect([pools(t, 'bob').strategy, rested(t, 'bob'), t.state.systems['28'].tokens]).toEqual([1, undefined, ['bob']]);
  expect(t.asked('bob')).toEqual([]);
});

// Umbat

const umbat = (setting: Setting = {}): TestTable => inTurn(setting).ann.uses('umbat').table;

test('Umbat note 1, Umbat note 3: the chosen player pays and places', () => {
  const t = umbat({
    space: { 27: { bob: '1 flagship' } },
    planets: { bob: ['starpoint', 'quann', 'lodor'] },
  });
  expect(t.options('ann', 'choose-player')).toEqual(['bob']);
  t.ann.chooses('bob', 'choose-player').bob.chooses('27', 'choose-system');
  const places = t.options('bob', 'units-to-produce').filter((key) => key.startsWith('infantry@'));
  expect(places.sort()).toEqual(['infantry@space', 'infantry@starpoint']);
  t.bob.produces('1 cruiser in space, 1 infantry on starpoint').pays('lodor');
  expect([t.units('bob', { system: '27' }), t.state.planets.lodor.exhausted]).toEqual([
    '1 cruiser, 1 flagship, 1 infantry',
    true,
  ]);
  t.ann.endsTurn();
});

test('Umbat note 2, Umbat note 4: only printed costs up to 4', () => {
  const t = umbat({
    space: { 27: { ann: '1 war-sun' } },
    planets: { ann: ['starpoint', 'lodor', 'muaat'] },
    technologies: { ann: ['sarween-tools'] },
  });
  t.ann.chooses('ann', 'choose-player').chooses('27', 'choose-system');
  expect(t.names('ann', 'units-to-produce').sort()).toEqual(
    [
      'carrier',
      'cruiser',
      'destroyer',
      'dreadnought',
      'fighter',
      'give-up',
      'infantry',
      'infantry',
      'mech',
      'mech',
    ].sort(),
  );
  expect(t.ann.refusal('3 fighter in space', 'units-to-produce')).toBe('Fighter: choose at most 2.');
  t.ann.produces('2 fighter in space').pays('lodor');
  expect(t.units('ann', { system: '27' })).toBe('2 fighter, 1 war-sun');
  t.ann.endsTurn();
});

test('Umbat note 4, Umbat note 4a: the Naalu commander adds no fighters', () => {
  const naalu = (law: boolean): TestTable => {
    const t = umbat({
      sets: ['base', 'codex-1', 'pok'],
      seats: { ann: 'muaat', bob: 'naalu', cat: 'mentak' },
      space: { 27: { bob: '1 flagship' } },
      planets: { bob: ['lodor'] },
      change: (state) => {
        unlocked('maban')(state);
        if (!law) return;
        state.laws['regulated-conscription'] = { component: 'regulated-conscription' };
        state.decks.agenda.draw = state.decks.agenda.draw.filter((id) => id !== 'regulated-conscription');
      },
    });
    t.ann.chooses('bob', 'choose-player').bob.chooses('27', 'choose-system');
    expect(t.bob.refusal('3 fighter in space', 'units-to-produce')).toBe('Fighter: choose at most 2.');
    t.bob.produces('2 fighter in space');
    return t;
  };
  for (const law of [false, true]) {
    const t = naalu(law);
    expect(t.shown('bob', 'payment')).toMatchObject({ limits: [{ atLeast: 1 }] });
    t.bob.pays('lodor');
    expect(t.units('bob', { system: '27' })).toBe('2 fighter, 1 flagship');
    t.ann.endsTurn();
  }
});

test('Umbat: needs a producing war sun or flagship', () => {
  expect(inTurn({ space: { 27: { ann: '1 dreadnought' } } }).ann.refusal('umbat', 'turn')).toBe(
    'No player can produce units in a system with their war sun or flagship.',
  );
});

// Ember Colossus

test('Ember Colossus: adds infantry per mech in or next to the system', () => {
  const t = forge(() => undefined, {
    space: { 27: { ann: '1 war-sun, 1 mech' } },
    ground: { lodor: { ann: '2 mech' }, 'vefut-ii': { ann: '1 mech' } },
  });
  t.ann.uses('star-forge').chooses('fighter@27', 'star-forge').uses('ember-colossus');
  expect(t.options('ann', 'ember-colossus').sort()).toEqual(['infantry@27', 'infantry@lodor', 'infantry@vefut-ii']);
  expect(t.ann.refusal({ 'infantry@lodor': 3 }, 'ember-colossus')).toBe('On Lodor: choose at most 2.');
  t.ann.chooses({ 'infantry@lodor': 2, 'infantry@27': 1 }, 'ember-colossus');
  expect([
    t.units('ann', { planet: 'lodor' }),
    t.units('ann', { system: '27' }),
    t.units('ann', { planet: 'vefut-ii' }),
  ]).toEqual(['2 infantry, 2 mech', '2 fighter, 1 infantry, 1 mech, 1 war-sun', '1 mech']);
  t.leaves('ann', 'end-turn');
});
