import { expect, test } from 'vitest';
import { unwind } from '../../src/engine/index.ts';
import { actionPhase, turn } from '../../src/editions/ti4/rules/phases/action-phase.ts';
import { actionCard, on } from '../../src/editions/ti4/rules/components/component.ts';
import { addEffect } from '../../src/editions/ti4/rules/components/effects.ts';
import type { State } from '../../src/editions/ti4/rules/state.ts';
import { table, type Setting } from './table.ts';

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
    unable: (game, held) => (game.state.seats[held.holder].tradeGoods > 5 ? 'Too rich.' : undefined),
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
      usable: (_game, held, { seat }) => seat !== held.holder,
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
  reactions: [on('when', 'turn-begins', { usable: () => true, effect: (game, held) => game.fact({ type: 'late', seat: held.holder }) })],
});

test('3 turns are taken in initiative order, again and again until all have passed (3.5, 4.1, 4.2, 4.3) (48.1, 48.2)', () => {
  const t = phase({ components: [deed], hands: { bob: ['test-deed'] } });
  expect(t.open).toEqual(['bob turn']);
  t.answers('bob', 'component:test-deed#1').answers('bob', 'end-turn');
  expect(t.open).toEqual(['ann turn']);
  t.answers('ann', 'pass').answers('cat', 'pass').answers('bob', 'pass');
  expect(t.state.stack).toEqual([]);
  expect(t.facts('turn-begins').map((fact) => fact.seat)).toEqual(['bob', 'ann', 'cat', 'bob']);
  expect(t.state.active).toBeNull();
});

test('3.3c a player takes turn after turn when all others have passed, each with its own beginning (3.3a)', () => {
  const t = phase({ components: [deed, late], hands: { cat: ['test-deed#1', 'test-deed#2', 'test-late'] } });
  t.answers('cat', []).answers('bob', 'pass').answers('cat', []).answers('ann', 'pass').answers('cat', []);
  t.answers('cat', 'component:test-deed#1').answers('cat', 'end-turn');
  expect(t.open).toEqual(['cat window']);
});

test('3.4 a player who has not used their strategy card cannot pass', () => {
  const t = phase({}, { ann: ['leadership'], bob: ['trade'], cat: ['imperial'] }, false);
  expect(t.refusal('ann', 'pass')).toMatch(/Leadership/);
});

test('3.4a with two strategy cards both have to be used', () => {
  const t = phase({ change: (state) => (state.seats.bob.strategyCards.warfare = { used: false }) });
  expect(t.options('bob')).toEqual(['tactical', 'strategic:warfare']);
  expect(t.refusal('bob', 'pass')).toMatch(/Warfare/);
});

test('3.2 the turn is put even to a player who can only pass, since a trade may come first', () => {
  const t = phase({ change: (state) => (state.seats.bob.tokens.tactic = 0) });
  expect(t.options('bob')).toEqual(['pass']);
  expect(t.open).toEqual(['bob turn']);
  expect(t.refusal('bob', 'tactical')).toMatch(/tactic pool/);
});

test('3.3 the end of a turn is put after the action', () => {
  const t = phase({ components: [deed], hands: { bob: ['test-deed'] } }).answers('bob', 'component:test-deed#1');
  expect(t.open).toEqual(['bob end-turn']);
  expect(t.state.active).toBe('bob');
});

test('22.3 a component action that cannot be carried out is shown with the reason (1.5, 2.6a)', () => {
  const t = phase({ components: [deed], hands: { bob: ['test-deed'] }, change: (state) => (state.seats.bob.tradeGoods = 6) });
  expect(t.refusal('bob', 'component:test-deed#1')).toBe('Too rich.');
});

test('22.4 a component action that is cancelled does not use up the action', () => {
  const t = phase({ components: [deed, stop], hands: { bob: ['test-deed'], ann: ['test-stop'] } });
  t.answers('bob', 'component:test-deed#1').answers('ann', 'test-stop#1', 'window');
  expect(t.open).toEqual(['bob turn']);
  expect(t.state.seats.bob.tradeGoods).toBe(0);
  expect(t.state.seats.bob.actionCards).toEqual([]);
});

test('82.1 the others may use the secondary ability, clockwise, each for a strategy token', () => {
  const t = phase({}, { ann: ['trade'], bob: ['politics'], cat: ['imperial'] }, false);
  t.answers('bob', 'strategic:politics')
    .answers('bob', 'cat')
    .answers('bob', (spec) => (spec.kind === 'order' ? spec.options.map((option) => option.key) : []));
  expect(t.open).toEqual(['cat use-secondary', 'ann use-secondary']);
  // One deck for all: ann, who comes later, waits for cat.
  t.answers('ann', 'use');
  expect(t.state.seats.ann.actionCards).toHaveLength(0);
  t.answers('cat', 'decline');
  expect(t.state.seats.ann.tokens.strategy).toBe(1);
  expect(t.state.seats.cat.tokens.strategy).toBe(2);
  expect(t.open).toEqual(['bob end-turn']);
});

test('82.1a without a token in the strategy pool there is only declining, and it is still put', () => {
  const t = phase(
    { change: (state) => (state.seats.bob.tokens.strategy = 0) },
    { ann: ['trade'], bob: ['imperial'], cat: ['warfare'] },
    false,
  );
  t.answers('ann', 'strategic:trade').answers('ann', []);
  expect(t.options('bob', 'use-secondary')).toEqual(['decline']);
  expect(t.refusal('bob', 'use', 'use-secondary')).toMatch(/strategy pool/);
});

test('82.2 the card is exhausted when all have had their chance', () => {
  const t = phase({}, { ann: ['trade'], bob: ['warfare'], cat: ['imperial'] }, false);
  t.answers('ann', 'strategic:trade').answers('ann', ['bob']).answers('cat', 'decline');
  expect(t.state.seats.ann.strategyCards.trade).toEqual({ used: true });
  expect(t.state.seats.bob.commodities).toBe(2);
  expect(t.state.seats.bob.tokens.strategy).toBe(2);
});

test('1.19 at the same moment the active player comes first, and replies that come early are held', () => {
  const t = phase({ components: [late], hands: { ann: ['test-late#1'], bob: ['test-late#2'] } });
  t.answers('ann', 'test-late#1');
  expect(t.facts('late')).toEqual([]);
  t.answers('bob', 'test-late#2').declineAll();
  expect(t.facts('late').map((fact) => fact.seat)).toEqual(['bob']); // ann's held reply lapsed: she is asked again
});

test('40 an effect until the end of the turn ends before the next turn begins (40.3)', () => {
  const t = phase();
  addEffect(t.game, 'trade', 'bob', null, 'turn');
  addEffect(t.game, 'trade', 'bob', null, 'round');
  t.answers('bob', 'pass');
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

test('3 with two actions in a turn the second may be left out, and passing is no second action', () => {
  const t = table({
    components: [deed, twice],
    hands: { ann: ['test-deed#1', 'test-deed#2'] },
    change: (state) => deal(state, { ann: ['trade'] }, true),
  });
  addEffect(t.game, 'test-twice', 'ann', null, 'game');
  t.begin(turn, { seat: 'ann', performed: 0 }).answers('ann', 'component:test-deed#1');
  expect(t.options('ann')).toContain('component:test-deed#2');
  expect(t.options('ann')).not.toContain('pass');
  t.answers('ann', 'end-turn');
  expect(t.state.stack).toEqual([]);
});

test('3 after the last of two actions the end of the turn is put', () => {
  const t = table({ components: [deed, twice], hands: { ann: ['test-deed#1', 'test-deed#2'] } });
  addEffect(t.game, 'test-twice', 'ann', null, 'game');
  t.begin(turn, { seat: 'ann', performed: 0 }).answers('ann', 'component:test-deed#1').answers('ann', 'component:test-deed#2');
  expect(t.open).toEqual(['ann end-turn']);
});

test('94.1 a turn ends with its offers and counts no transactions of the one before, even of the same player', () => {
  const t = phase({
    components: [deed],
    hands: { bob: ['test-deed'] },
    space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' } },
    change: (state) => {
      state.seats.bob.tradeGoods = 3;
    },
  });
  const offers = () => Object.keys(t.state.offers);
  t.answers('bob', 'component:test-deed#1').answers('bob', 'end-turn').answers('ann', 'pass').answers('cat', 'pass');
  t.state.seats.bob.actionCards = ['test-deed#2'];
  t.acts('bob', 'offer', { to: 'ann', give: { tradeGoods: 1 } }).acts('ann', 'accept-offer', { offer: offers()[0] });
  expect(t.state.turn.transactions).toEqual(['ann']);
  t.answers('bob', 'component:test-deed#2').answers('bob', 'end-turn');
  expect(t.open).toEqual(['bob turn']);
  t.acts('bob', 'offer', { to: 'ann', give: { tradeGoods: 1 } });
  t.state.seats.bob.actionCards = ['test-deed#1'];
  t.answers('bob', 'component:test-deed#1').answers('bob', 'end-turn');
  expect([t.open, offers()]).toEqual([['bob turn'], []]);
});
