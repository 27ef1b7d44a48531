import { expect, test } from 'vitest';
import { parseGoods } from '#ti4/discord/input/parse-goods.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { parseWantedGoods } from '#ti2/discord/input/parse-goods.ts';
import { table } from '../rules/table.ts';
import { table as secondTable } from '../ti2/table.ts';

const laid = () =>
  table({
    seats: { ann: 'hacan', bob: 'sol', cat: 'xxcha' },
    space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' } },
    notes: { ann: ['trade-convoys', 'trade-agreement', 'political-secret', 'ceasefire', 'support-for-the-throne'] },
    tradeGoods: { ann: 5 },
    commodities: { ann: 5 },
  }).begin(turn, { seat: 'ann', performed: 0 });

test.each([
  ['2 comodities', 'commodities'],
  ['2 commodites', 'commodities'],
  ['2 commodties', 'commodities'],
  ['2 comodity', 'commodities'],
  ['2 comms', 'commodities'],
  ['2 trade godos', 'tradeGoods'],
  ['2 trdae goods', 'tradeGoods'],
  ['2 trade good', 'tradeGoods'],
  ['2 tgs', 'tradeGoods'],
  ['2 traed', 'tradeGoods'],
] as const)('“%s” are %s, not a promissory note', (typed, good) => {
  const t = laid();
  expect(parseGoods(t.game, { from: 'ann', to: 'bob', own: true }, 'give', typed)).toEqual({
    tradeGoods: 0,
    commodities: 0,
    cards: {},
    [good]: 2,
  });
  t.stopsAt();
});

test('a promissory note is still given by its own name', () => {
  const t = laid();
  const { cards } = parseGoods(t.game, { from: 'ann', to: 'bob', own: true }, 'give', 'trade convoys');
  expect(Object.values(cards).flat()).toEqual([expect.stringContaining('trade-convoys')]);
  t.stopsAt();
});

test.each(['10 creidts', '10 credist', '10 cr', '10 credts'])('second edition: “%s” are credits', (typed) => {
  const { game } = secondTable({}).turn();
  expect(parseWantedGoods(game, 'bob', typed)).toEqual({ wantsCredits: 10, wantsCards: [] });
});
