import { expect, test } from 'vitest';
import { openAsks, publicAnswerTo, unwind } from '#engine';
import { actionPhase, turn } from '#ti4/rules/phases/action-phase.ts';
import { actionCard, on, technology } from '#ti4/rules/components/component.ts';
import { nextTurn } from '#ti4/rules/phases/next-turn.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import type { State } from '#ti4/rules/state.ts';
import { table, type Setting, type TestTable } from './table.ts';

const deal = (state: State, cards: Record<string, string[]>, used = false) => {
  for (const [seat, list] of Object.entries(cards)) {
    for (const card of list) {
      delete state.strategyCards[card];
      state.seats[seat].strategyCards[card] = { used };
    }
  }
};

/** Everybody has used their card and may pass. */
const phase = (
  setting: Setting = {},
  cards: Record<string, string[]> = { ann: ['trade'], bob: ['leadership'], cat: ['imperial'] },
  used = true,
) =>
  table({
    ...setting,
    change: (state) => {
      deal(state, cards, used);
      setting.change?.(state);
    },
  }).begin(actionPhase, {});

const deed = actionCard({
  id: 'test-deed',
  name: 'Test Deed',
  set: 'base',
  text: 'test',
  copies: 2,
  action: {
    problem: (game, held) => (game.state.seats[held.holder].tradeGoods > 5 ? 'Too rich.' : undefined),
    effect: (game, held) => void (game.state.seats[held.holder].tradeGoods += 1),
  },
});
const stop = actionCard({
  id: 'test-stop',
  name: 'Test Stop',
  set: 'base',
  text: 'test',
  copies: 2,
  reactions: [
    on('when', 'action-card-played', {
      isUsable: (_game, held, { seat }) => seat !== held.holder,
      effect: (_game, _held, { frame }) => unwind(frame, 'cancelled'),
    }),
  ],
});
const late = actionCard({
  id: 'test-late',
  name: 'Test Late',
  set: 'base',
  text: 'test',
  copies: 3,
  reactions: [
    on('when', 'turn-begins', {
      isUsable: () => true,
      effect: (game, held) => game.addFact({ type: 'ability-used', seat: held.holder, component: 'late' }),
    }),
  ],
});

test('3 turns follow initiative until everyone passes (3.5, 4.1, 4.2, 4.3) (48.1, 48.2)', () => {
  const t = phase({ components: [deed], hands: { bob: ['test-deed'] } });
  expect(t).toAsk('bob turn');
  t.bob.plays('test-deed').endsTurn();
  expect(t).toAsk('ann turn');
  t.ann.passes().cat.passes().bob.passes();
  expect(t.state.stack).toEqual([]);
  expect(t.facts('turn-begins').map((fact) => fact.seat)).toEqual(['bob', 'ann', 'cat', 'bob']);
  expect(t.state.active).toBeNull();
});

test('3.5 players who passed are never next', () => {
  const t = phase({ components: [deed], hands: { bob: ['test-deed'], ann: ['test-deed'] } });
  const next = () => {
    const { seat, after } = nextTurn(t.game) ?? {};
    return [after, seat];
  };
  expect(next()).toEqual(['bob', 'ann']);
  t.bob.plays('test-deed').endsTurn();
  expect(next()).toEqual(['ann', 'cat']);
  t.ann.passes();
  expect(next()).toEqual(['cat', 'bob']);
  t.cat.passes();
  expect(nextTurn(t.game)).toBeUndefined();
});

test('3.3c the last active player takes consecutive separate turns (3.3a)', () => {
  const t = phase({ components: [deed, late], hands: { cat: ['test-deed#1', 'test-deed#2', 'test-late'] } });
  t.cat.declines().bob.passes().cat.declines().ann.passes().cat.declines();
  t.cat.plays('test-deed').endsTurn();
  expect(t).toAsk('cat window');
});

test('3.4 players with an unused strategy card cannot pass', () => {
  const t = phase({}, { ann: ['leadership'], bob: ['trade'], cat: ['imperial'] }, false);
  expect(t.ann.refusal('pass')).toBe('You cannot pass before you perform the strategic action of Leadership.');
});

test('3.4a players with two strategy cards must use both', () => {
  const t = phase({ change: (state) => (state.seats.bob.strategyCards.warfare = { used: false }) });
  expect(t.options('bob')).toEqual(['tactical', 'strategic:warfare']);
  expect(t.bob.refusal('pass')).toBe('You cannot pass before you perform the strategic action of Warfare.');
});

test('3.2 players able only to pass still get a turn', () => {
  const t = phase({ change: (state) => (state.seats.bob.tokens.tactic = 0) });
  expect(t.options('bob')).toEqual(['pass']);
  expect(t).toAsk('bob turn');
  expect(t.bob.refusal('tactical')).toBe('You have no command token in your tactic pool.');
});

test('3.3 an end-turn prompt follows the action', () => {
  const t = phase({ components: [deed], hands: { bob: ['test-deed'] } }).bob.plays('test-deed').table;
  expect(t).toAsk('bob end-turn');
  expect(t.state.active).toBe('bob');
});

const reserve = technology({
  id: 'test-reserve',
  name: 'Test Reserve',
  set: 'base',
  text: 'test',
  prerequisites: {},
  reactions: [
    on('when', 'turn-ends', {
      isUsable: (_game, held, { seat }) => seat === held.holder,
      effect: (game, held) => void (game.state.seats[held.holder].tradeGoods += 1),
    }),
  ],
});

/** Returns the answer that is given for a player who is asked now. */
const givenFor = (t: TestTable) => openAsks(t.state).map((open) => publicAnswerTo(t.game as never, open));

test('3.3 a turn ends without a prompt if nobody can trade', () => {
  const t = phase({ components: [deed], hands: { bob: ['test-deed'] } }).bob.plays('test-deed').table;
  expect(givenFor(t)).toEqual([['end-turn']]);
  t.leaves('bob', 'end-turn');
});

test('3.3 an active player with a neighbor is asked to end the turn (94.1)', () => {
  const t = phase({
    components: [deed],
    hands: { bob: ['test-deed'] },
    space: { 27: { ann: 'cruiser', bob: 'cruiser' } },
  });
  t.bob.plays('test-deed');
  expect(t).toAsk('bob end-turn');
  expect(givenFor(t)).toEqual([undefined]);
  t.state.turn.transactions = ['ann'];
  expect(givenFor(t)).toEqual([['end-turn']]);
  t.leaves('bob', 'end-turn');
});

test.each(['no order', 'an order to decline it'])(
  '3.3 the end-turn prompt comes before an ability that ends the turn, with %s',
  (order) => {
    const owned = { technologies: { bob: ['test-reserve'] }, space: { 27: { ann: 'cruiser', bob: 'cruiser' } } };
    const t = phase({ ...owned, components: [deed, reserve], hands: { bob: ['test-deed'] } });
    t.bob.plays('test-deed');
    if (order !== 'no order') t.acts('bob', 'standing-order', { moment: 'any', until: 'always' });
    expect(t).toAsk('bob end-turn');
    expect(givenFor(t)).toEqual([undefined]);
    t.state.turn.transactions = ['ann'];
    expect(givenFor(t)).toEqual([['end-turn']]);
    t.bob.endsTurn();
    expect(t).toAsk(order === 'no order' ? 'bob window' : 'ann turn');
  },
);

test('22.3 an impossible component action shows the reason (1.5, 2.6a)', () => {
  const t = phase({
    components: [deed],
    hands: { bob: ['test-deed'] },
    change: (state) => (state.seats.bob.tradeGoods = 6),
  });
  expect(t.bob.refusal('test-deed')).toBe('Too rich.');
});

test('22.4 canceled component actions do not use up the action', () => {
  const t = phase({ components: [deed, stop], hands: { bob: ['test-deed'], ann: ['test-stop'] } });
  t.bob.plays('test-deed').ann.plays('test-stop');
  expect(t).toAsk('bob turn');
  expect(t.state.seats.bob.tradeGoods).toBe(0);
  expect(t.state.seats.bob.actionCards).toEqual([]);
});

test('82.1 others may use the secondary clockwise for one token', () => {
  const t = phase({}, { ann: ['trade'], bob: ['politics'], cat: ['imperial'] }, false);
  t.bob
    .performs('strategic:politics')
    .chooses('cat', 'politics-speaker')
    .chooses(['anti-intellectual-revolution', 'archived-secret', 'the-deck'], 'politics-agendas');
  expect(t).toAsk('cat use-secondary', 'ann use-secondary');
  // One deck for all: ann, who comes later, waits for cat.
  t.ann.follows();
  expect(t.state.seats.ann.actionCards).toHaveLength(0);
  t.cat.declines('use-secondary');
  expect(t.state.seats.ann.tokens.strategy).toBe(1);
  expect(t.state.seats.cat.tokens.strategy).toBe(2);
  expect(t).toAsk('bob end-turn');
});

test('82.1a players without strategy tokens can only decline the secondary', () => {
  const t = phase(
    { change: (state) => (state.seats.bob.tokens.strategy = 0) },
    { ann: ['trade'], bob: ['imperial'], cat: ['warfare'] },
    false,
  );
  t.ann.performs('strategic:trade').declines('trade-partners');
  expect(t.options('bob', 'use-secondary')).toEqual(['decline']);
  expect(t.bob.refusal('use', 'use-secondary')).toBe('You have no command token in your strategy pool.');
  t.cat.declines('use-secondary').bob.declines('use-secondary').ann.endsTurn();
});

test('82.2 the strategy card is exhausted after all secondaries', () => {
  const t = phase({}, { ann: ['trade'], bob: ['warfare'], cat: ['imperial'] }, false);
  t.ann.performs('strategic:trade').chooses('bob', 'trade-partners').cat.declines('use-secondary');
  expect(t.state.seats.ann.strategyCards.trade).toEqual({ used: true });
  expect(t.state.seats.bob.commodities).toBe(2);
  expect(t.state.seats.bob.tokens.strategy).toBe(2);
  t.ann.endsTurn();
});

test('1.19 the active player resolves first; early replies wait', () => {
  const t = phase({ components: [late], hands: { ann: ['test-late#1'], bob: ['test-late#2'] } });
  t.ann.plays('test-late');
  const told = () => t.facts('ability-used').filter(({ component }) => component === 'late');
  expect(told()).toEqual([]);
  t.bob.plays('test-late').table.declineAll();
  expect(told().map((fact) => fact.seat)).toEqual(['bob']); // ann's held reply lapsed: she is asked again
});

test('40 an end-of-turn effect ends before the next turn (40.3)', () => {
  const t = phase();
  addEffect(t.game, 'trade', 'bob', null, 'turn');
  addEffect(t.game, 'trade', 'bob', null, 'round');
  t.bob.passes();
  expect(Object.values(t.state.effects).map((effect) => effect.until)).toEqual(['round']);
});

const twice = actionCard({
  id: 'test-twice',
  name: 'Test Twice',
  set: 'base',
  text: 'test',
  copies: 1,
  modifiers: { 'actions-in-turn': (_game, held, _count, { seat }) => (seat === held.holder ? 2 : 1) },
});

test('3 the second action is optional and cannot be a pass', () => {
  const t = table({
    components: [deed, twice],
    hands: { ann: ['test-deed#1', 'test-deed#2'] },
    change: (state) => deal(state, { ann: ['trade'] }, true),
  });
  addEffect(t.game, 'test-twice', 'ann', null, 'game');
  t.begin(turn, { seat: 'ann', performed: 0 }).ann.plays('test-deed');
  expect(t.options('ann')).toContain('component:test-deed#2');
  expect(t.options('ann')).not.toContain('pass');
  t.ann.performs('end-turn');
  expect(t.state.stack).toEqual([]);
});

test('3 an end-turn prompt follows the second action', () => {
  const t = table({ components: [deed, twice], hands: { ann: ['test-deed#1', 'test-deed#2'] } });
  addEffect(t.game, 'test-twice', 'ann', null, 'game');
  t.begin(turn, { seat: 'ann', performed: 0 }).ann.plays('test-deed').plays('test-deed');
  expect(t).toAsk('ann end-turn');
});

test('94.1 offers and transaction counts end with each turn', () => {
  const t = phase({
    components: [deed],
    hands: { bob: ['test-deed'] },
    space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' } },
    change: (state) => {
      state.seats.bob.tradeGoods = 3;
    },
  });
  const offers = () => Object.keys(t.state.offers);
  t.bob.plays('test-deed').endsTurn().ann.passes().cat.passes();
  t.state.seats.bob.actionCards = ['test-deed#2'];
  t.bob.offers('ann', { give: { tradeGoods: 1 } }).ann.accepts('bob');
  expect(t.state.turn.transactions).toEqual(['ann']);
  t.bob.plays('test-deed').endsTurn();
  expect(t).toAsk('bob turn');
  t.bob.offers('ann', { give: { tradeGoods: 1 } });
  t.state.seats.bob.actionCards = ['test-deed#1'];
  t.bob.plays('test-deed').endsTurn();
  expect([t.open, offers()]).toEqual([['bob turn'], []]);
});
