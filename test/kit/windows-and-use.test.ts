import { expect, test } from 'vitest';
import { act, openAsks } from '#engine';
import {
  addEffect,
  asked,
  begun,
  declinableMoments,
  effectsOf,
  expireEffects,
  fair,
  kit,
  says,
  hasStandingOrder,
  type FairGame,
} from './fair.ts';

const coins = ({ state }: FairGame): number[] => state.order.map((id) => state.seats[id].coins);
const taken = (laid: Parameters<typeof fair>[0]): FairGame => begun(fair(laid), 'takes', { seat: 'ann', count: 2 });
const veiled = ({ state }: FairGame): string[] =>
  openAsks(state).flatMap(({ ask }) => (ask.veiled ? [ask.player] : []));

test('only the holder of an answering card is asked and plays it', () => {
  const game = taken({ hands: { ann: ['cutpurse#1'], cat: ['cutpurse#2'] } });
  expect(asked(game)).toEqual(['cat: window']);
  says(game, 'cat', 'cutpurse#2');
  expect(coins(game)).toEqual([0, 0, 2]);
  expect(game.state.laidDown).toEqual(['cutpurse#2']);
});

test('an announced card may be canceled before its effect', () => {
  const game = taken({ hands: { bob: ['heckler#1'], cat: ['cutpurse#2'] } });
  says(game, 'cat', 'cutpurse#2');
  expect(asked(game)).toEqual(['bob: window']);
  says(game, 'bob', 'heckler#1');
  expect(coins(game)).toEqual([2, 0, 0]);
  expect(game.state.laidDown).toEqual(['cutpurse#2', 'heckler#1']);
});

test('a card barred by its zone is not offered and says why', () => {
  const game = taken({ hands: { bob: ['cutpurse#1', 'ballad#1'] }, curfew: true });
  expect(asked(game)).toEqual([]);
  expect(kit.componentActions(game, 'bob').map(({ problem }) => problem)).toEqual(['There is a curfew.']);
});

test('under the veil card holders seem asked while copies are hidden', () => {
  const laid = { hands: { bob: ['ballad#1'], cat: ['cutpurse#2'] }, veil: true };
  expect(asked(taken(laid)).sort()).toEqual(['bob: window', 'cat: window']);
  expect(veiled(taken(laid))).toEqual(['bob']);
  expect(taken(laid).state.seats.bob.hand).toEqual(['ballad#1']);
  const decrees = { census: { component: 'census', owner: 'cat' } };
  expect(
    veiled(taken({ ...laid, decrees, hands: { bob: ['ballad#1'] }, laidDown: ['cutpurse#1', 'cutpurse#2'] })),
  ).toEqual([]);
});

test('without a card nobody seems to be asked', () => {
  expect(veiled(taken({ hands: { cat: ['cutpurse#1'] }, veil: true }))).toEqual([]);
});

test('an action names its target and lasts until its effect expires', () => {
  const game = fair({ hands: { ann: ['ballad#1'] } });
  const [found] = kit.componentActions(game, 'ann');
  const next = kit.callAbility(found, 'end');
  expect(next).toMatchObject({ next: 'call', procedure: 'play-trick' });
  begun(game, 'play-trick', { seat: 'ann', component: 'ballad', key: 'ballad#1', use: 'action' });
  says(game, 'ann', 'cat');
  expect(effectsOf(game, 'ballad', 'ann').map(({ data, until }) => [data, until])).toEqual([[{ about: 'cat' }, 'day']]);
  expireEffects(game, 'turn');
  expect(effectsOf(game, 'ballad')).toHaveLength(1);
  expireEffects(game, 'day');
  expect(effectsOf(game, 'ballad')).toEqual([]);
});

test('a day’s end expires turn and day effects only', () => {
  const game = fair();
  for (const until of ['turn', 'day', 'game'] as const) addEffect(game, 'ballad', 'ann', null, until);
  expireEffects(game, 'day');
  expect(effectsOf(game, 'ballad').map(({ until }) => until)).toEqual(['game']);
});

test('an effect answers by itself without its card, and remembers', () => {
  const game = fair();
  addEffect(game, 'ballad', 'bob', { about: 'cat' }, 'day');
  expect(coins(begun(game, 'opening'))).toEqual([0, 0, 3]);
  expect(coins(begun(fair({ hands: { bob: ['ballad#1'] } }), 'opening'))).toEqual([0, 0, 0]);
});

test('an anytime ability is used unprompted, or says why not', () => {
  const game = begun(fair({ decrees: { alms: { component: 'alms' } } }), 'quiet');
  act(game, 'bob', 'use', { component: 'alms' });
  expect(coins(game)).toEqual([0, 1, 0]);
  expect(() => act(game, 'bob', 'use', { component: 'alms' })).toThrow('You have coins.');
  expect(() => act(game, 'bob', 'use', { component: 'tithe' })).toThrow(
    'You have no ability of that name that you can use at any time.',
  );
});

test('a step’s events are answered after it, above the current frame', () => {
  const game = begun(fair({ hands: { bob: ['cutpurse#1'] } }), 'rush', { seat: 'ann' });
  expect(game.state.stack.map(({ procedure }) => procedure)).toEqual(['rush', 'moments', 'window']);
  expect(game.state.moments).toEqual([]);
  says(game, 'bob', 'cutpurse#1');
  expect(coins(game)).toEqual([-1, 1, 0]);
  expect(asked(game)).toEqual(['ann: whom']);
});

test('a standing order skips prompts for a turn, day or always', () => {
  const orders = (until: string, moment = 'coins-taken'): FairGame => {
    const game = begun(fair({ hands: { bob: ['cutpurse#1'] } }), 'quiet');
    act(game, 'bob', 'standing-order', { moment, until });
    return game;
  };
  const isDeclined = (game: FairGame, turn: number, day: number): boolean => {
    Object.assign(game.state, { turn, day });
    return hasStandingOrder(game, 'bob', 'coins-taken');
  };
  expect([isDeclined(orders('turn'), 1, 1), isDeclined(orders('turn'), 2, 1)]).toEqual([true, false]);
  expect([isDeclined(orders('round'), 2, 1), isDeclined(orders('round'), 3, 2)]).toEqual([true, false]);
  expect(isDeclined(orders('always'), 9, 9)).toBe(true);
  const game = orders('always', 'any');
  expect(asked(begun(game, 'takes', { seat: 'ann', count: 1 }))).toEqual(['ann: whom']);
  act(game, 'bob', 'standing-order', { moment: 'any', until: 'ask' });
  expect(game.state.seats.bob.orders).toEqual({});
});

test('moments of hidden cards and of the edition can be declined', () => {
  const game = begun(fair(), 'quiet');
  expect(declinableMoments(game)).toEqual(['bedtime', 'any', 'coins-taken', 'gate-opens', 'trick-played']);
  expect(() => act(game, 'ann', 'standing-order', { moment: 'noon', until: 'always' })).toThrow(
    "I don't know that standing order. Choose one of the suggestions.",
  );
});
