import { expect, test } from 'vitest';
import { answer, openAsks, publicAnswerTo } from '#engine';
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

/** Ann performs Technology; Bob is asked, and the service declines for Cal, whose turn comes after his. */
function declinedForCal(): CardTable {
  const at = new CardTable();
  for (const seat of Object.values(at.state.seats)) Object.assign(seat, { actionCards: [], tradeGoods: 0 });
  for (const planet of Object.values(at.state.planets)) planet.exhausted = true;
  at.state.seats.bob.actionCards = ['plague#1'];
  at.begins('strategic-action', { seat: 'ann', card: 'technology' });
  while (openAsks(at.state).every(({ ask }) => ask.player === 'ann')) at.says('ann', at.choices('ann')[0]);
  const [, cal] = openAsks(at.state);
  expect(given(at)).toEqual([undefined, ['decline']]);
  answer(at.game as never, 'cal', cal.ask.id, ['decline'], 'forced');
  return at;
}

const answers = ({ state }: CardTable) => openAsks(state).map(({ ask }) => [ask.player, ask.reply]);

test('E3 4.4 a decline given for a seat is used in its turn', () => {
  const at = declinedForCal();
  expect(answers(at)).toEqual([
    ['bob', undefined],
    ['cal', ['decline']],
  ]);
  at.says('bob', 'decline');
  expect(openAsks(at.state)).toEqual([]);
});

test('E3 4.4 a decline given for a seat lapses when goods come', () => {
  const at = declinedForCal();
  at.state.seats.bob.tradeGoods = 1;
  at.says('bob', 'decline');
  expect(answers(at)).toEqual([['cal', undefined]]);
  expect(at.choices('cal')).toEqual(['use', 'decline']);
});

test('E3 4.4 a decline that a player gives stands when goods come', () => {
  const at = declinedForCal();
  const [, cal] = openAsks(at.state);
  delete cal.ask.reply;
  at.says('cal', 'decline');
  at.state.seats.bob.tradeGoods = 1;
  at.says('bob', 'decline');
  expect(openAsks(at.state)).toEqual([]);
});

test('E3 16.1 a seat that can claim no objective, as all can see, claims nothing', () => {
  const at = new CardTable();
  at.state.options.veil = 'cards';
  at.state.objectives = [{ id: 'five-technologies', claimedBy: [] }];
  at.state.seats.bob.secretObjective = 'conqueror';
  at.begins('claim-objectives', { seat: 'bob' });
  expect(given(at)).toEqual([['none']]);
  // Somebody else's secret could be Bob's, as far as the public knows.
  const { technocrat } = at.game.book.byKind.objective;
  const { fulfilled } = technocrat;
  technocrat.fulfilled = () => true;
  expect(given(at)).toEqual([undefined]);
  at.state.seats.cal.claimed = ['technocrat'];
  expect(given(at)).toEqual([['none']]);
  technocrat.fulfilled = fulfilled;
  at.state.objectives = [{ id: 'six-trade-goods', claimedBy: [] }];
  // Others could give the trade goods.
  expect(given(at)).toEqual([undefined]);
});
