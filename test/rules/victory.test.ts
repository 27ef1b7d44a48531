import { expect, test } from 'vitest';
import { act, ask, done, runUntilSettled } from '#engine';
import { actionCard } from '#ti4/rules/components/component.ts';
import { procedure } from '#ti4/rules/game.ts';
import { gainPoints } from '#ti4/rules/objectives/objectives.ts';
import { payment } from '#ti4/rules/production/payment.ts';
import { table, type Setting } from './table.ts';

const bill = (seat: string) => payment.ask(seat, { kind: 'resources', amount: 1, for: 'a test' });
/** Both gain a point in one step; before and after it something is asked. */
const gain = procedure<{ seats: string[] }>()('test-gain', {
  start: () => ask([bill('ann')], 'gain'),
  gain: (game, { seats }) => {
    for (const seat of seats) gainPoints(game, seat, 1, 'test');
    return ask([bill('ann')], 'end');
  },
  end: () => done(),
});
const holder = actionCard({
  id: 'test-holder',
  name: 'Holder',
  set: 'base',
  text: 'test',
  copies: 1,
  procedures: [gain],
});
const begin = (seats: string[], setting: Setting = {}) =>
  table({
    components: [holder],
    ...setting,
    change: (state) => {
      for (const seat of seats) state.seats[seat].points = state.options.points - 1;
      setting.change?.(state);
    },
  })
    .begin(gain, { seats })
    .ann.pays('jord').table;

test('98.7 an ended game asks for no discards', () => {
  const cards = [
    'sabotage#1',
    'sabotage#2',
    'sabotage#3',
    'direct-hit#1',
    'direct-hit#2',
    'direct-hit#3',
    'veto#1',
    'bribery#1',
  ];
  const t = table({
    change: (state) => {
      state.seats.bob.actionCards = cards;
      state.phase = 'ended';
    },
  });
  runUntilSettled(t.game as never);
  expect(t).toAsk();
  expect(t.state.seats.bob.actionCards).toHaveLength(8);
});

test('98.7 reaching the points ends the game at once', () => {
  const t = begin(['bob']);
  expect(t.state).toMatchObject({ phase: 'ended', winner: 'bob', ending: 'points', stack: [], active: null });
  expect(t).toAsk();
  expect(() => act(t.game as never, 'ann', 'offer', { to: 'bob', give: { tradeGoods: 1 } })).toThrow(
    'This player is no longer in the game.',
  );
});

test('98.7 the first in initiative order wins among several', () => {
  const t = begin(['ann', 'bob', 'cat'], {
    change: (state) => {
      state.seats.ann.strategyCards = { trade: { used: true } };
      state.seats.bob.strategyCards = { warfare: { used: true } };
      state.seats.cat.strategyCards = { leadership: { used: true } };
    },
  });
  expect(t.state.winner).toBe('cat');
});

test('98.7 without strategy cards the first clockwise from speaker wins', () => {
  expect(begin(['ann', 'cat'], { phase: 'agenda', change: (state) => (state.speaker = 'bob') }).state.winner).toBe(
    'cat',
  );
});

test('98.2a a game to fourteen points continues at ten', () => {
  const t = begin([], {
    change: (state) => {
      state.options.points = 14;
      state.seats.bob.points = 10;
    },
  });
  expect(t.state.phase).toBe('action');
  t.ann.agrees('payment');
});

test('98.4, 98.4a points stay between zero and the winning score', () => {
  const t = table();
  gainPoints(t.game, 'ann', 12, 'test');
  gainPoints(t.game, 'bob', -1, 'test');
  expect([t.state.seats.ann.points, t.state.seats.bob.points]).toEqual([10, 0]);
});

test('33 an eliminated player cannot win', () => {
  const t = begin([], {
    change: (state) => {
      state.seats.bob.eliminated = true;
      state.seats.bob.points = 10;
    },
  });
  expect(t.state.winner).toBeNull();
  t.ann.agrees('payment');
});
