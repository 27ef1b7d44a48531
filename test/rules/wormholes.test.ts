import { expect, test } from 'vitest';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { isAdjacent, anomaliesIn, areNeighbors, wormholesIn } from '#ti4/rules/board/adjacency.ts';
import { tacticalAction } from '#ti4/rules/phases/tactical-action.ts';
import { plain } from './loaded-dice.ts';
import { table, type Setting } from './table.ts';
import { wormholeTokens } from './markers.ts';

// 26 (at 101) and 39 have alpha wormholes, 25 (at 207) and 40 beta ones; 305 is far from all of these.
const far: Setting = { seats: plain, board: { 305: '39' } };

test('101.1 alpha joins alpha and beta joins beta, however far apart (6.1)', () => {
  const { game } = table({ seats: plain, board: { 305: '39', 303: '40' } });
  expect([
    isAdjacent(game, '26', '39'),
    isAdjacent(game, '25', '40'),
    isAdjacent(game, '25', '39'),
    isAdjacent(game, '39', '40'),
  ]).toEqual([true, true, false, false]);
});

test('60.2, 101.3 players are neighbors through a wormhole, and may have transactions', () => {
  const t = table({
    ...far,
    space: { 26: { ann: '1 cruiser' }, 39: { cat: '1 cruiser' } },
    change: (state) => {
      state.seats.ann.tradeGoods = 1;
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
  expect([areNeighbors(t.game, 'ann', 'cat'), areNeighbors(t.game, 'ann', 'bob')]).toEqual([true, false]);
  t.ann.offers('cat', { give: { tradeGoods: 1 } }).cat.accepts();
  expect(t.state.seats.cat.tradeGoods).toBe(1);
});

test('60.3 a neighbor by Quantum Entanglement is a neighbor both ways', () => {
  const t = table({
    seats: { ann: 'creuss', bob: 'winnu', cat: 'naalu' },
    space: { 26: { ann: '1 cruiser' }, 25: { cat: '1 cruiser' } },
  });
  expect([
    areNeighbors(t.game, 'ann', 'cat'),
    areNeighbors(t.game, 'cat', 'ann'),
    areNeighbors(t.game, 'cat', 'bob'),
  ]).toEqual([true, true, false]);
});

test('101.4a, 6 note 2 delta wormholes join only each other', () => {
  const { game } = table({ ...far, seats: { ann: 'creuss', bob: 'winnu', cat: 'naalu' } });
  expect([wormholesIn(game, '17'), wormholesIn(game, '51')]).toEqual([['delta'], ['delta']]);
  expect([isAdjacent(game, '17', '51'), isAdjacent(game, '51', '26'), isAdjacent(game, '51', '25')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('101 note 1 a system with a wormhole is no anomaly', () => {
  const { game } = table(far);
  expect([anomaliesIn(game, '26'), anomaliesIn(game, '39')]).toEqual([[], []]);
});

test('101 note 2, 101 note 3 two alphas make no system self-adjacent', () => {
  const { game } = table({
    ...far,
    change: (state) => {
      state.systems['26'].markers = wormholeTokens('alpha');
    },
  });
  expect(wormholesIn(game, '26')).toEqual(['alpha', 'alpha']);
  expect(isAdjacent(game, '26', '26')).toBe(false);
  delete game.state.systems['26'].markers;
  expect(isAdjacent(game, '26', '39')).toBe(true);
});

test('101 note 4a between adjacent systems ships need not use wormholes', () => {
  const moves = (law: boolean) =>
    table({
      seats: plain,
      board: { 201: '39' },
      space: { 26: { ann: '1 carrier' } },
      change: (state) => {
        if (law) state.laws['enforced-travel-ban'] = { component: 'enforced-travel-ban', outcome: 'for' } as never;
      },
    })
      .begin(tacticalAction, { seat: 'ann' })
      .ann.activates('39').table;
  expect(moves(false).options('ann', 'move-ships')).toEqual(['carrier@26']);
  expect(moves(true).options('ann', 'move-ships')).toEqual(['carrier@26']);
});

test('101 note 4c a ship may go through a wormhole and back', () => {
  const t = table({
    ...far,
    space: { 26: { ann: '1 carrier' } },
    ground: { lodor: { ann: '1 infantry' } },
    technologies: { ann: ['carrier-ii'] },
  }).begin(tacticalAction, { seat: 'ann' });
  t.ann.activates('26');
  // Out of the active system through the wormhole, and back into it, with what it picks up here.
  expect(t.options('ann', 'move-ships')).toContain('carrier@26');
});
