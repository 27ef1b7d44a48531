import { expect, test } from 'vitest';
import { openAsks, publicAnswerTo } from '#engine';
import { CardTable } from '../card-table.ts';

const given = ({ game, state }: CardTable) => openAsks(state).map((open) => publicAnswerTo(game as never, open));

test('E3 4.2 a seat without counters, strategy cards and action cards passes', () => {
  const at = new CardTable();
  const { ann } = at.state.seats;
  Object.assign(ann, { actionCards: [], strategyCards: {}, counters: { command: 0, fleet: 3, strategy: 2 } });
  ann.abilities = {};
  at.game.invalidateAll();
  at.begins('turn', { seat: 'ann', done: 0 });
  expect([at.choices('ann'), given(at)]).toEqual([['pass'], [['pass']]]);
  ann.actionCards = ['plague#1'];
  expect(given(at)).toEqual([undefined]);
  ann.actionCards = [];
  ann.counters.command = 1;
  expect(given(at)).toEqual([undefined]);
  ann.counters.command = 0;
  ann.strategyCards = { trade: { used: false } };
  expect(given(at)).toEqual([undefined]);
});

test('E3 4.4 a seat declines a secondary that all can see gains it nothing', () => {
  const at = new CardTable();
  for (const seat of Object.values(at.state.seats)) Object.assign(seat, { actionCards: [], tradeGoods: 0 });
  for (const planet of Object.values(at.state.planets)) planet.exhausted = true;
  at.begins('follow-strategy-card', { seat: 'bob', card: 'technology' });
  expect([at.choices('bob'), given(at)]).toEqual([['use', 'decline'], [['decline']]]);
  at.state.seats.cal.tradeGoods = 1;
  expect(given(at)).toEqual([undefined]);
  at.state.seats.cal.tradeGoods = 0;
  at.state.seats.bob.actionCards = ['plague#1'];
  expect(given(at)).toEqual([undefined]);
});
