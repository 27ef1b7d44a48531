import { expect, test } from 'vitest';
import { actionPhase, turn } from '#ti4/rules/phases/action-phase.ts';
import { isAdjacent } from '#ti4/rules/board/adjacency.ts';
import { bombardment } from '#ti4/rules/invasion/bombardment.ts';
import { gainControl } from '#ti4/rules/planets/control.ts';
import { expireEffects } from '#ti4/rules/components/effects.ts';
import { gameFlow } from '#ti4/rules/phases/game-flow.ts';
import { groundCombat } from '#ti4/rules/invasion/ground-combat.ts';
import { invasion } from '#ti4/rules/invasion/invasion.ts';
import { enactLaw } from '#ti4/rules/politics/laws.ts';
import { payment } from '#ti4/rules/production/payment.ts';
import { ask, done } from '#engine';
import { actionCard, on, technology } from '#ti4/rules/components/component.ts';
import { procedure } from '#ti4/rules/game.ts';
import { initiativeOf } from '#ti4/rules/seats.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { load, plain, rolls } from './loaded-dice.ts';
import { table } from './table.ts';
import { uses } from './using.ts';
import { lyingOn, wormholeTokens } from './markers.ts';

test('3.1 turns offer tactical, strategic and component actions', () => {
  const t = table({
    hands: { ann: ['mining-initiative'] },
    planets: { ann: ['lodor'] },
    change: (state) => {
      state.seats.ann.strategyCards.trade = { used: false };
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  expect(t.options('ann', 'turn')).toEqual(
    expect.arrayContaining(['tactical', 'strategic:trade', 'component:mining-initiative#1']),
  );
});

test('3.3b, 32.3 passed players may follow Diplomacy for a token', () => {
  const t = uses('diplomacy', {
    planets: { ann: ['wellon'], bob: ['lodor', 'starpoint', 'new-albion'] },
    change: (state) => {
      state.seats.bob.passed = true;
      for (const id of ['lodor', 'starpoint', 'new-albion']) state.planets[id].exhausted = true;
    },
  });
  t.ann.chooses('19', 'diplomacy-system').bob.follows();
  expect(t.bob.refusal(['lodor', 'starpoint', 'new-albion'])).toBe(
    'Choose at most 2; you chose 3: Lodor (3/1), New Albion (1/1), Starpoint (3/1).',
  );
  t.bob.chooses(['lodor', 'new-albion'], 'diplomacy-planets');
  expect(t.state.seats.bob.tokens.strategy).toBe(1);
  expect(['lodor', 'starpoint', 'new-albion'].map((id) => t.state.planets[id].exhausted)).toEqual([false, true, false]);
  t.cat.declines('use-secondary');
});

test('6.2a, 6 note 1 no system is adjacent to itself', () => {
  const t = table({ board: { 203: '26' } });
  expect(isAdjacent(t.game, '26', '26')).toBe(false);
  expect(isAdjacent(t.game, '18', '18')).toBe(false);
});

test('12.2 attachments stay with a planet that changes hands', () => {
  const t = table({ seats: plain, planets: { bob: ['lodor'] }, ground: { lodor: { ann: '1 infantry' } } });
  enactLaw(t.game, 'senate-sanctuary', 'lodor');
  t.begin(gainControl, { seat: 'ann', planet: 'lodor' });
  expect(t.state.planets.lodor).toMatchObject({ controller: 'ann', markers: [{ id: 'senate-sanctuary' }] });
});

test('15.1c, 15.1a, 15.1b bombardment uses its own dice without combat bonuses (15 note 1)', () => {
  const norr = { ...plain, ann: 'sardakk-norr' }; // +1 on combat rolls
  const t = load(
    table({ seats: norr, space: { 27: { ann: '1 dreadnought' } }, ground: { starpoint: { bob: '2 infantry' } } }),
    4,
    3,
  )
    .begin(bombardment, { seat: 'ann', system: '27' })
    .ann.bombards('starpoint').table;
  expect(rolls(t)).toEqual(['ann bombardment 2']);
  expect(t.units('bob')).toBe('1 infantry');
});

test('18.2, 18.1 every die hits on its unit’s combat value', () => {
  const t = load(
    table({
      seats: plain,
      technologies: { ann: ['war-sun'] },
      space: { 27: { ann: '1 war-sun', bob: '3 fighter, 1 carrier' } },
    }),
    3,
    2,
    3,
    1,
    1,
    1,
    1,
  );
  t.begin(spaceCombat, { system: '27', attacker: 'ann', defender: 'bob' });
  expect(rolls(t).slice(0, 2)).toEqual(['ann space-combat 3', 'bob space-combat 4']);
  expect((t.facts('dice-rolled')[0].dice as { hit: boolean }[]).map(({ hit }) => hit)).toEqual([true, false, true]);
  t.leaves('bob', 'assign-hits');
});

/** Ann owes something. */
const owing = procedure<object>()('test-owing', {
  start: () => ask([payment.ask('ann', { kind: 'resources', amount: 1, for: 'a test' })], 'end'),
  end: () => done(),
});
const holder = actionCard({
  id: 'test-owing-holder',
  name: 'Holder',
  set: 'base',
  text: 'test',
  copies: 1,
  procedures: [owing],
});

test('21.7 commodities are not spent', () => {
  const t = table({
    components: [holder],
    change: (state) => {
      state.seats.ann.commodities = 3;
      state.seats.ann.tradeGoods = 1;
    },
  }).begin(owing, {});
  expect(t.options('ann').some((key) => key.includes('commodit'))).toBe(false);
  expect(t.options('ann')).toContain('trade-goods');
});

test('25.5b landing takes the planet only after ground combat', () => {
  const t = load(
    table({
      seats: plain,
      space: { 27: { ann: '1 carrier, 2 infantry' } },
      ground: { starpoint: { bob: '1 infantry' } },
    }),
    1,
    10,
    1,
    1,
    10,
    1,
    1,
    10,
  );
  t.begin(invasion, { seat: 'ann', system: '27' }).ann.lands('infantry on starpoint');
  expect(t.state.planets.starpoint.controller).toBe('bob');
  expect(t.facts('planet-taken')).toEqual([]);
});

test('31.2 removed units are not destroyed', () => {
  const t = table({ seats: plain, space: { 27: { ann: '1 carrier, 6 fighter' } } }).begin(turn, {
    seat: 'ann',
    performed: 0,
  });
  t.ann.removes('2 fighter');
  expect(t.units('ann')).toBe('1 carrier, 4 fighter');
  expect(t.facts('unit-destroyed')).toEqual([]);
});

test('34.5 a used strategy card cannot be used again', () => {
  const t = table({
    change: (state) => {
      state.seats.ann.strategyCards = { trade: { used: true }, warfare: { used: false } };
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  expect(t.options('ann', 'turn')).toContain('strategic:warfare');
  expect(t.options('ann', 'turn')).not.toContain('strategic:trade');
});

test('40.1 no agenda phase with the custodians token (8.1)', () => {
  for (const custodians of [true, false]) {
    const t = table({
      phase: 'status',
      change: (state) => {
        state.custodians = custodians;
      },
    });
    const next = gameFlow.steps.agendaPhase(t.game as never, {} as never, {} as never);
    expect(next).toMatchObject(
      custodians ? { next: 'goto', step: 'endOfRound' } : { next: 'call', procedure: 'agenda-phase' },
    );
  }
});

test('42.4, 42.4d a ground combat without survivors has no winner', () => {
  const t = load(
    table({ seats: plain, ground: { starpoint: { ann: '1 infantry', bob: '1 infantry' } } }),
    10,
    10,
  ).begin(groundCombat, {
    system: '27',
    planet: 'starpoint',
    attacker: 'ann',
    defender: 'bob',
  });
  expect(t.state.stack).toEqual([]);
  expect(t.facts('combat-won')).toEqual([]);
  expect(t.facts('combat-drawn')).toHaveLength(1);
});

test('42.1a, 42.4a each ground force rolls one die per round', () => {
  const t = load(
    table({
      seats: plain,
      hands: { ann: ['morale-boost'] },
      ground: { starpoint: { ann: '2 infantry', bob: '1 infantry' } },
    }),
    7,
    1,
    1,
    7,
    1,
    8,
    8,
    1,
  );
  t.begin(groundCombat, { system: '27', planet: 'starpoint', attacker: 'ann', defender: 'bob' });
  expect(t.names('ann', 'window')).toEqual(['morale-boost']);
  t.ann.plays('morale-boost');
  expect(rolls(t)[0]).toBe('ann ground-combat 2');
});

test('43.3 a planet holds any number of ground forces', () => {
  const t = table({ seats: plain, ground: { lodor: { ann: '30 infantry' } } }).begin(turn, {
    seat: 'ann',
    performed: 0,
  });
  expect(t).toAsk('ann turn');
  expect(t.units('ann', { planet: 'lodor' })).toBe('30 infantry');
});

test('45.4 a fourth secret objective sends an unscored one back', () => {
  const t = uses('imperial', {
    change: (state) => {
      const [a, b, c, ...rest] = state.decks.secret.draw;
      state.decks.secret.draw = rest;
      Object.assign(state.seats.ann, { secretObjectives: [a, b], scoredSecrets: [c] });
    },
  });
  expect(t.options('ann', 'return-secret-objective')).toHaveLength(3);
  expect(t.options('ann', 'return-secret-objective')).not.toContain(t.state.seats.ann.scoredSecrets[0]);
  const given =
    t.options('ann', 'return-secret-objective').find((card) => t.state.seats.ann.secretObjectives.includes(card)) ?? '';
  t.ann.chooses(given, 'return-secret-objective');
  expect(t.state.decks.secret.draw).toContain(given);
  expect(t.state.seats.ann.secretObjectives).toHaveLength(2);
  t.bob.declines('use-secondary').cat.declines('use-secondary');
});

test('48.3, 48.2a initiative is the lower of two cards’ numbers', () => {
  const t = table({
    seats: plain,
    change: (state) => {
      state.seats.ann.strategyCards = { imperial: { used: false }, diplomacy: { used: false } };
      state.seats.bob.strategyCards = { politics: { used: false }, technology: { used: false } };
      for (const card of ['imperial', 'diplomacy', 'politics', 'technology']) delete state.strategyCards[card];
    },
  });
  expect([initiativeOf(t.game, 'ann'), initiativeOf(t.game, 'bob')]).toEqual([2, 3]);
  t.state.seats.cat.strategyCards = { trade: { used: false } };
  t.begin(actionPhase, {});
  expect(t.facts('turn-begins').map(({ seat }) => seat)).toEqual(['cat']); // the Naalu come first
});

const noticing = (id: string, timing: 'when' | 'after') =>
  actionCard({
    id,
    name: id,
    set: 'base',
    text: 'test',
    copies: 1,
    reactions: [on(timing, 'system-activated', { isUsable: () => true, effect: () => undefined })],
  });

test('1.16 "when" abilities resolve before "after" abilities of anyone (1 note 7)', () => {
  const t = table({
    components: [noticing('test-when', 'when'), noticing('test-after', 'after')],
    hands: { ann: ['test-after'], bob: ['test-when'] },
  }).begin(tacticalAction, { seat: 'ann' });
  t.ann.activates('27');
  expect(t).toAsk('bob window');
  t.bob.declines();
  expect(t).toAsk('ann window');
});

const ruling = (mandatory: boolean) =>
  technology({
    id: 'test-ruling',
    name: 'Ruling',
    set: 'base',
    text: 'test',
    prerequisites: {},
    reactions: [
      on('when', 'turn-begins', {
        ...(mandatory && { mandatory: true }),
        isUsable: (_game, held, { seat }) => seat === held.holder,
        effect: (game, held) => {
          gainTradeGoods(game, held.holder, 1);
        },
      }),
    ],
  });

test('1.8, 1.7 only abilities with "may" are optional', () => {
  const forced = table({ components: [ruling(true)], technologies: { ann: ['test-ruling'] } }).begin(turn, {
    seat: 'ann',
    performed: 0,
  });
  expect(forced).toAsk('ann turn');
  expect(forced.state.seats.ann.tradeGoods).toBe(1);
  const free = table({ components: [ruling(false)], technologies: { ann: ['test-ruling'] } }).begin(turn, {
    seat: 'ann',
    performed: 0,
  });
  expect(free).toAsk('ann window');
  free.ann.declines();
  expect(free.state.seats.ann.tradeGoods).toBe(0);
});

test('33.10b wormhole tokens of eliminated Ghosts stay', () => {
  const t = table({
    seats: { ann: 'sol', bob: 'creuss', cat: 'letnev' },
    components: [holder],
    change: (state) => {
      state.systems['27'].markers = wormholeTokens('alpha');
      for (const planet of state.systems[state.seats.bob.home].planets) state.planets[planet].controller = null;
    },
  }).begin(owing, {});
  expect(t.state.seats.bob.eliminated).toBe(true);
  expect(lyingOn(t.state.systems['27'])).toEqual(['alpha-wormhole']);
  t.ann.agrees('payment');
});

test('33.10c Gift of Prescience outlasts Naalu elimination for the round', () => {
  const t = table({
    seats: { ann: 'sol', bob: 'naalu', cat: 'letnev' },
    components: [holder],
    change: (state) => {
      state.seats.ann.playArea = ['gift-of-prescience@bob'];
      state.seats.bob.promissoryNotes = state.seats.bob.promissoryNotes.filter(
        (note) => note !== 'gift-of-prescience@bob',
      );
      for (const planet of state.systems[state.seats.bob.home].planets) state.planets[planet].controller = null;
    },
  }).begin(owing, {});
  expect(t.state.seats.bob.eliminated).toBe(true);
  expect(t.state.seats.ann.playArea).toEqual([]);
  expect(initiativeOf(t.game, 'ann')).toBe(0);
  expireEffects(t.game, 'round');
  expect(initiativeOf(t.game, 'ann')).not.toBe(0);
  t.ann.agrees('payment');
});
