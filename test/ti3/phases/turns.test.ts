import { expect, test } from 'vitest';
import { openAsks, specOf } from '#engine';
import { countersInReinforcements } from '#ti3/rules/tokens/command-counters.ts';
import { discardCards } from '#ti3/rules/components/decks.ts';
import { drawActionCards } from '#ti3/rules/phases/action-cards.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { activationProblem } from '#ti3/rules/movement/activation.ts';
import { loseTechnology } from '#ti3/rules/technology/technology.ts';
import { CardTable, type Name } from '../card-table.ts';

/** The options of somebody's turn that cannot be chosen, with the reason. */
function shut(at: CardTable, seat: Name, key: string): string | undefined {
  const open = openAsks(at.state).find(({ ask }) => ask.player === seat);
  const spec = open && specOf(at.game, open);
  return spec && 'options' in spec ? spec.options.find((one) => one.key === key)?.disabledReason : undefined;
}

test('E3 3.2 bonus counters become trade goods or command counters', () => {
  const at = new CardTable();
  at.state.strategyCards = { trade: { bonus: 3 } };
  at.state.seats.ann.counters = { command: 1, fleet: 1, strategy: 1 };
  at.begins('receive-strategy-card', { seat: 'ann', card: 'trade' });
  // It is said what is taken, and no number.
  expect(at.asked('ann')).toMatchObject({
    kind: 'choose',
    options: [
      { label: '3 trade goods' },
      { label: '2 trade goods and 1 command counter' },
      { label: '1 trade good and 2 command counters' },
      { label: '3 command counters' },
    ],
  });
  at.says('ann', '1').replies('ann', { command: 0, fleet: 2, strategy: 0 });
  const { tradeGoods, counters, strategyCards } = at.state.seats.ann;
  expect([tradeGoods, counters, strategyCards]).toEqual([
    1,
    { command: 1, fleet: 3, strategy: 1 },
    { trade: { used: false } },
  ]);
});

test('E3 4.1 players alternate single actions until all pass', () => {
  const at = new CardTable();
  const numbers = { ann: 'trade', bob: 'initiative', cal: 'diplomacy' } as const;
  for (const [seat, card] of Object.entries(numbers)) at.state.seats[seat].strategyCards = { [card]: { used: true } };
  at.begins('action-phase', {});
  const turn = (): string[] => openAsks(at.state).map(({ ask }) => ask.player);
  expect(turn()).toEqual(['bob']);
  at.says('bob', 'pass');
  expect(turn()).toEqual(['cal']);
  at.says('cal', 'tactical').says('cal', 'quann');
  expect(turn()).toEqual(['ann']);
  at.says('ann', 'pass');
  // Cal alone is left, and acts again and again.
  at.says('cal', 'tactical').says('cal', 'lodor');
  expect(turn()).toEqual(['cal']);
  at.says('cal', 'pass');
  expect([turn(), at.state.stack]).toEqual([[], []]);
});

test('E3 4.2 passing requires all strategic actions except Initiative', () => {
  const at = new CardTable();
  at.state.seats.ann.strategyCards = { initiative: { used: true }, warfare: { used: false } };
  at.turn('ann');
  expect(shut(at, 'ann', 'pass')).toBe('You cannot pass before you perform the strategic action of Warfare.');
  at.state.seats.ann.strategyCards.warfare.used = true;
  expect(shut(at, 'ann', 'pass')).toBeUndefined();
});

test('E3 4.2 a player who passed may still follow', () => {
  const at = new CardTable();
  at.state.seats.bob.passed = true;
  at.state.planets.hercant.exhausted = true;
  at.state.seats.ann.strategyCards = { diplomacy: { used: false } };
  at.begins('strategic-action', { seat: 'ann', card: 'diplomacy' });
  at.says('ann', 'cal');
  expect(at.choices('bob')).toEqual(['use', 'decline']);
});

test('E3 4.4 all are asked together and follow clockwise', () => {
  const at = new CardTable();
  at.state.decks.political = { draw: [], discard: [] };
  at.state.decks.action = { draw: ['plague#1', 'plague#2', 'plague#3', 'sabotage#1', 'sabotage#2'], discard: [] };
  at.state.seats.ann.strategyCards = { political: { used: false } };
  at.begins('strategic-action', { seat: 'ann', card: 'political' }).replies('ann', { command: 1 });
  expect(openAsks(at.state).map(({ ask }) => [ask.player, ask.question])).toEqual([
    ['bob', 'use-secondary'],
    ['cal', 'use-secondary'],
  ]);
  at.says('cal', 'use');
  // Bob comes before Cal.
  expect(at.state.seats.cal.actionCards).toEqual([]);
  at.says('bob', 'use');
  expect([at.state.seats.bob.actionCards, at.state.seats.cal.actionCards]).toEqual([['sabotage#1'], ['sabotage#2']]);
});

test('E3 4.4 reactions to one follower resolve before the next', () => {
  const at = new CardTable().holds('ann', 'ruinous-tariffs');
  for (const seat of Object.values(at.state.seats)) seat.contracts = [];
  at.state.agreements = {
    one: { id: 'one', seats: ['ann', 'bob'], worth: [2, 2] },
    two: { id: 'two', seats: ['ann', 'cal'], worth: [2, 2] },
  };
  at.state.seats.ann.strategyCards = { trade: { used: false } };
  at.begins('strategic-action', { seat: 'ann', card: 'trade' })
    .says('ann', 'trade')
    .says('cal', 'use')
    .says('bob', 'use');
  // Bob has received his goods, and Cal's following is held.
  expect(openAsks(at.state).map(({ ask }) => [ask.player, ask.question, ask.reply])).toEqual([
    ['ann', 'window', undefined],
    ['cal', 'use-secondary', ['use']],
  ]);
  at.says('ann', 'ruinous-tariffs#1');
  expect(openAsks(at.state)).toEqual([]);
  expect([at.state.seats.bob.tradeGoods, at.state.seats.cal.tradeGoods]).toEqual([1, 2]);
  expect(at.state.decks.action.discard).toEqual(['ruinous-tariffs#1']);
});

test('E3 5.2 received counters go anywhere, limited by reinforcements', () => {
  const at = new CardTable();
  at.state.seats.ann.counters = { command: 0, fleet: 13, strategy: 0 };
  at.begins('receive-counters', { seat: 'ann', count: 2 }).replies('ann', { command: 1, strategy: 1 });
  expect(at.state.seats.ann.counters).toEqual({ command: 1, fleet: 13, strategy: 1 });
  expect(countersInReinforcements(at.game, 'ann')).toBe(1);
  at.begins('receive-counters', { seat: 'ann', count: 2 });
  expect(() => at.replies('ann', { command: 2 })).toThrow();
  at.replies('ann', { strategy: 1 }).begins('receive-counters', { seat: 'ann', count: 2 });
  expect([at.asked('ann'), at.state.seats.ann.counters.strategy]).toEqual([undefined, 2]);
});

test('E3 12.3 one Sabotage suffices, the next in order first', () => {
  const at = new CardTable().holds('ann', 'plague').holds('bob', 'sabotage').holds('cal', 'sabotage');
  at.state.seats.ann.strategyCards = { initiative: { used: true } };
  at.state.seats.cal.strategyCards = { diplomacy: { used: true } };
  at.state.seats.bob.strategyCards = { trade: { used: true } };
  at.units('bob', 'hercant', 'ground-force');
  at.turn('ann').plays('ann', 'plague');
  at.says('bob', 'sabotage#1').says('cal', 'sabotage#1');
  // Cal's came first, and Bob's was not needed.
  expect([at.state.seats.bob.actionCards, at.state.seats.cal.actionCards, at.at('hercant')]).toEqual([
    ['sabotage#1'],
    [],
    ['ground-force'],
  ]);
});

test('E3 12.4 an empty action deck reshuffles its discard pile', () => {
  const at = new CardTable();
  at.state.decks.action = { draw: ['plague#1'], discard: [] };
  discardCards(at.game, 'action', ['sabotage#1', 'sabotage#2']);
  drawActionCards(at.game, 'ann', 3);
  expect([...at.state.seats.ann.actionCards].sort()).toEqual(['plague#1', 'sabotage#1', 'sabotage#2']);
  expect(at.state.decks.action).toEqual({ draw: [], discard: [] });
  expect(at.state.facts.map(({ type }) => type)).toContain('deck-reshuffled');
});

test('E3 11.2 trade goods pay resources or influence, not votes', () => {
  const at = new CardTable();
  at.state.seats.ann.tradeGoods = 5;
  for (const planet of Object.values(at.state.planets)) planet.exhausted = true;
  at.begins('pay-and-announce', { seat: 'ann', card: 'plague#1', component: 'plague', frame: 1, price: 2 });
  at.replies('ann', { 'trade-goods': 2 });
  expect(at.state.seats.ann.tradeGoods).toBe(3);
  at.begins('vote-on', { card: 'law-one' });
  expect(at.asked('ann')).toMatchObject({
    prompt: 'No one has voted on law-one. As the speaker, which outcome do you choose?',
  });
});

test('E3 11.3 voting exhausts nothing', () => {
  const at = new CardTable();
  at.begins('vote-on', { card: 'law-one' }).says('bob', 'for');
  expect(Object.values(at.state.planets).filter(({ exhausted }) => exhausted)).toEqual([]);
});

test('E3 14.3 losing a technology keeps technologies that required it', () => {
  const at = new CardTable();
  at.state.seats.ann.technologies = {
    'antimass-deflectors': { component: 'antimass-deflectors' },
    'xrd-transporters': { component: 'xrd-transporters' },
  };
  loseTechnology(at.game, 'ann', 'antimass-deflectors');
  expect(Object.keys(at.state.seats.ann.technologies)).toEqual(['xrd-transporters']);
});

test('E3 15.4 trade goods are unlimited and never negative', () => {
  const at = new CardTable();
  changeTradeGoods(at.game, 'ann', 45);
  changeTradeGoods(at.game, 'bob', -3);
  expect([at.state.seats.ann.tradeGoods, at.state.seats.bob.tradeGoods]).toEqual([45, 0]);
});

test('E3 19.1 Diplomacy blocks systems with units, not markers', () => {
  const at = new CardTable();
  at.units('bob', 'quann', 'ground-force');
  at.owns('bob', 'saudor');
  at.begins('diplomacy-primary', { seat: 'ann' }).says('ann', 'bob');
  const shutFor = (seat: Name, system: string): boolean => activationProblem(at.game, seat, system) !== undefined;
  expect([shutFor('ann', 'quann'), shutFor('ann', 'saudor'), shutFor('cal', 'quann')]).toEqual([true, false, false]);
});
