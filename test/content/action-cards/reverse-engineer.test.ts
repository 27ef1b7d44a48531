import { expect, test } from 'vitest';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { discardActionCards, drawActionCards } from '#ti4/rules/phases/action-cards.ts';
import { done, openAsks } from '#engine';
import { actionCard } from '#ti4/rules/components/component.ts';
import { procedure } from '#ti4/rules/game.ts';
import { narrate } from '#ti4/views/index.ts';
import { POK } from '../../rules/exploring.ts';
import { table, type Setting, type TestTable } from '../../rules/table.ts';

const wait = procedure<object>()('test-wait', { start: () => done() });
const waiting = actionCard({
  id: 'test-waiting',
  name: 'Waiting',
  set: 'base',
  text: 'test',
  copies: 1,
  procedures: [wait],
});

/** It is ann's turn; bob holds Reverse Engineer. */
const at = ({ hands = {}, ...setting }: Setting = {}): TestTable =>
  table({
    sets: POK,
    seats: { ann: 'letnev', bob: 'winnu', cat: 'sol' },
    components: [waiting],
    ...setting,
    hands: { ...hands, bob: ['reverse-engineer', ...(hands.bob ?? [])] },
  });
const inTurn = (setting: Setting): TestTable => at(setting).begin(turn, { seat: 'ann', performed: 0 });
const hand = (t: TestTable, seat: string): string[] => t.state.seats[seat].actionCards;

test('Reverse Engineer: takes another player’s action card after it resolves', () => {
  const t = inTurn({ hands: { ann: ['mining-initiative'] }, planets: { ann: ['lodor'] } });
  t.ann.plays('mining-initiative');
  expect(t.spec('ann', 'choose-planet')).toMatchObject({
    options: [{ label: 'Lodor (3/1)' }, { label: 'Arc Prime (4/0)' }, { label: 'Wren Terra (2/1)' }],
  });
  t.ann.chooses('lodor', 'choose-planet');
  expect([t.state.seats.ann.tradeGoods, t.open]).toEqual([3, ['bob window']]);
  t.bob.plays('reverse-engineer');
  expect([hand(t, 'bob'), t.state.decks.action.discard]).toEqual([['mining-initiative#1'], ['reverse-engineer#1']]);
  t.ann.endsTurn();
});

test('Reverse Engineer: ignores own cards and reactions', () => {
  const own = at({ hands: { bob: ['mining-initiative'] }, planets: { bob: ['lodor'] }, active: 'bob' }).begin(turn, {
    seat: 'bob',
    performed: 0,
  });
  own.bob.plays('mining-initiative').chooses('lodor', 'choose-planet').bob.endsTurn();
  expect(hand(own, 'bob')).toEqual(['reverse-engineer#1']);
  const other = inTurn({ hands: { ann: ['flank-speed'] }, space: { 26: { ann: '1 cruiser' } } });
  other.ann.activates('27').ann.plays('flank-speed').ann.moves().ann.endsTurn();
  expect(hand(other, 'bob')).toEqual(['reverse-engineer#1']);
});

test('Reverse Engineer note 1: takes canceled or discarded cards too', () => {
  const cancelled = inTurn({ hands: { ann: ['mining-initiative'], cat: ['sabotage'] }, planets: { ann: ['lodor'] } });
  cancelled.ann.plays('mining-initiative').chooses('lodor', 'choose-planet').cat.plays('sabotage');
  expect([cancelled.state.seats.ann.tradeGoods, cancelled.open]).toEqual([0, ['bob window']]);
  cancelled.bob.plays('reverse-engineer');
  expect(hand(cancelled, 'bob')).toEqual(['mining-initiative#1']);
  cancelled.ann.passes();

  const eight = [
    'plague#1',
    'uprising#1',
    'flank-speed#1',
    'flank-speed#2',
    'flank-speed#3',
    'flank-speed#4',
    'direct-hit#1',
  ];
  const limit = at({ hands: { ann: eight } });
  limit.state.decks.action.draw.unshift('spy#1');
  drawActionCards(limit.game, 'ann', 2);
  limit.begin(wait, {}).ann.chooses(['plague#1', 'uprising#1'], 'discard-action-cards');
  limit.bob.plays('reverse-engineer');
  expect(limit.options('bob', 'reverse-engineer')).toEqual(['plague#1', 'uprising#1']);
  limit.bob.chooses('uprising#1', 'reverse-engineer');
  expect(hand(limit, 'bob')).toEqual(['uprising#1']);

  const effect = at({ hands: { ann: ['plague#1', 'flank-speed#1'] } });
  discardActionCards(effect.game, 'ann', ['plague#1', 'flank-speed#1'], 'test');
  effect.begin(wait, {}).bob.plays('reverse-engineer');
  expect(hand(effect, 'bob')).toEqual(['plague#1']);
});

test('Reverse Engineer note 2: the taken card is public', () => {
  const t = inTurn({ hands: { ann: ['mining-initiative'] }, planets: { ann: ['lodor'] } });
  t.ann.plays('mining-initiative').chooses('lodor', 'choose-planet').bob.plays('reverse-engineer');
  expect(t.facts('action-cards-taken-up')).toMatchObject([{ seat: 'bob', cards: ['mining-initiative#1'] }]);
  expect(t.facts('action-cards-taken-up')[0].to).toBeUndefined();
  expect(narrate(t.game, t.game.facts, 'cat').some((line) => line.includes('takes Mining Initiative into hand'))).toBe(
    true,
  );
  t.ann.endsTurn();
});

test('Spy note 2: Reverse Engineer must remain in hand', () => {
  const given = inTurn({ hands: { ann: ['spy'] } });
  given.ann.plays('spy').chooses('bob', 'choose-player');
  expect([hand(given, 'ann'), hand(given, 'bob')]).toEqual([['reverse-engineer#1'], []]);
  expect(given).toAsk('ann end-turn');
  const t = inTurn({ hands: { ann: ['spy'], bob: ['flank-speed'] } });
  t.game.shuffle = (_label, cards) => [...cards].reverse();
  t.ann.plays('spy').chooses('bob', 'choose-player').bob.plays('reverse-engineer');
  expect([hand(t, 'ann'), hand(t, 'bob')]).toEqual([['flank-speed#1'], ['spy#1']]);
  t.ann.endsTurn();
});

test('Scheming note 5: what Reverse Engineer takes is not drawn', () => {
  const t = inTurn({
    seats: { ann: 'letnev', bob: 'yssaril', cat: 'sol' },
    hands: { ann: ['mining-initiative'] },
    planets: { ann: ['lodor'] },
  });
  t.ann.plays('mining-initiative').chooses('lodor', 'choose-planet').bob.plays('reverse-engineer');
  expect([hand(t, 'bob'), t.facts('action-cards-drawn')]).toEqual([['mining-initiative#1'], []]);
  t.ann.endsTurn();
});

test('Reverse Engineer: under the veil every possible holder seems prompted', () => {
  const t = inTurn({
    veil: 'cards',
    hands: { ann: ['mining-initiative'], cat: ['direct-hit'] },
    planets: { ann: ['lodor'] },
  });
  t.ann.plays('mining-initiative').chooses('lodor', 'choose-planet');
  while (t.declineFirst() && !t.facts('trade-goods-gained').length);
  const asked = openAsks(t.state).map(({ ask }) => `${ask.player} ${ask.question}${ask.veiled ? ' veiled' : ''}`);
  expect(asked.toSorted()).toEqual(['bob window', 'cat window veiled']);
  t.leaves('bob', 'window');
});
