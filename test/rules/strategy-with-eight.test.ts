import { expect, test } from 'vitest';
import { actionCard } from '#ti4/rules/components/component.ts';
import { strategyPhase } from '#ti4/rules/phases/strategy-phase.ts';
import { POK } from './exploring.ts';
import { table, type TestTable } from './table.ts';
import { uses } from './using.ts';

const EIGHT = {
  ann: 'sol',
  bob: 'letnev',
  cat: 'hacan',
  dan: 'winnu',
  eve: 'yin',
  fay: 'xxcha',
  gus: 'mentak',
  hal: 'jol-nar',
};
const OTHERS = ['bob', 'cat', 'dan', 'eve', 'fay', 'gus', 'hal'];
const eight = { seats: EIGHT, sets: POK };
const CARDS = ['leadership', 'diplomacy', 'politics', 'construction', 'trade', 'warfare', 'technology', 'imperial'];

const nobodyFollows = (t: TestTable): void => OTHERS.forEach((seat) => void t.seat(seat).declines('use-secondary'));

test.each([
  [3, 2],
  [4, 2],
  [5, 1],
  [6, 1],
  [8, 1],
])('84.1c, 84.2a %i players take %i strategy cards, others gain goods', (count, each) => {
  const seats = Object.fromEntries(Object.entries(EIGHT).slice(0, count));
  const t = table({ seats, sets: POK, phase: 'strategy' }).begin(strategyPhase, {});
  const left = [...CARDS];
  while (t.open.length) t.seat(t.next.seat).picks(left.shift() ?? '');
  expect(Object.values(t.state.seats).map(({ strategyCards }) => Object.keys(strategyCards).length)).toEqual(
    Array(count).fill(each),
  );
  const free = CARDS.slice(count * each);
  expect(t.state.strategyCards).toEqual(Object.fromEntries(free.map((card) => [card, { tradeGoods: 1 }])));
});

test('32.2a, 32.2b eight players place existing and sheet tokens', () => {
  const t = uses('diplomacy', {
    ...eight,
    planets: { ann: ['lodor'] },
    change: (state) => {
      state.systems['26'].tokens = ['cat', 'hal'];
      for (const seat of ['dan', 'gus']) state.seats[seat].tokens = { tactic: 8, fleet: 7, strategy: 1 };
    },
  });
  t.ann.chooses('26', 'diplomacy-system');
  expect(t).toAsk('dan token-from-sheet');
  t.dan.chooses('tactic', 'token-from-sheet');
  expect(t).toAsk('gus token-from-sheet');
  t.seat('gus').chooses('strategy', 'token-from-sheet');
  expect([...t.state.systems['26'].tokens].sort()).toEqual(OTHERS);
  expect(t.state.seats.dan.tokens).toEqual({ tactic: 7, fleet: 7, strategy: 1 });
  expect(t.state.seats.gus.tokens).toEqual({ tactic: 8, fleet: 7, strategy: 0 });
  nobodyFollows(t);
});

test('32.3 Diplomacy’s secondary is offered to seven others', () => {
  const t = uses('diplomacy', { ...eight, planets: { ann: ['lodor'] } });
  t.ann.chooses('26', 'diplomacy-system');
  expect(t).toAsk(...OTHERS.map((seat) => `${seat} use-secondary`));
  t.seat('hal').follows();
  expect(t.state.seats.hal.tokens.strategy).toBe(1);
  for (const seat of OTHERS.slice(0, -1)) t.seat(seat).declines('use-secondary');
});

test('66.2a, 66.3 seven players may become speaker and draw clockwise', () => {
  const t = uses('politics', eight);
  expect(t.options('ann', 'politics-speaker')).toEqual(OTHERS);
  t.ann.chooses('gus', 'politics-speaker').complies('politics-agendas');
  expect(t.state.speaker).toBe('gus');
  for (const seat of [...OTHERS].reverse()) t.seat(seat).follows();
  expect(t.facts('action-cards-drawn').map(({ seat }) => seat)).toEqual(['ann', ...OTHERS]);
});

const filler = actionCard({ id: 'test-filler', name: 'Filler', set: 'base', text: 'test', copies: 40 });
const cards = (from: number, count: number) => Array.from({ length: count }, (_, i) => `test-filler#${from + i}`);

test('66 note 1 with eight players the deck reshuffles mid-round', () => {
  const t = uses('politics', {
    ...eight,
    components: [filler],
    change: (state) => (state.decks.action = { draw: cards(1, 7), discard: cards(20, 12) }),
  });
  t.ann.chooses('bob', 'politics-speaker').complies('politics-agendas');
  for (const seat of OTHERS) t.seat(seat).follows();
  const hands = Object.values(t.state.seats).map(({ actionCards }) => actionCards);
  expect(hands.map((hand) => hand.length)).toEqual(Array(8).fill(2));
  // The first four have the old deck between them, but for the card that dan takes of the new one.
  expect(hands.slice(0, 3).flat().concat(hands[3][0])).toEqual(cards(1, 7));
  expect(t.state.decks.action.draw).toHaveLength(3);
});

test('52.3 Leadership’s secondary is free for seven others', () => {
  const t = uses('leadership', { ...eight, planets: { hal: ['mecatol-rex'] } });
  t.ann.gains('3 tactic').chooses(0, 'leadership-tokens');
  t.seat('hal').follows().chooses(1, 'leadership-tokens').pays('mecatol-rex').gains('fleet');
  expect(t.state.seats.hal.tokens).toEqual({ tactic: 3, fleet: 4, strategy: 2 });
  for (const seat of OTHERS.slice(0, -1)) t.seat(seat).declines('use-secondary');
});
