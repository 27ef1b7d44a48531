import { expect, test } from 'vitest';
import { presentOffer } from '#ti4/discord/trade/offers.ts';
import { completeNamedGoods, resolveNamedGoods, TECHNOLOGIES } from '#ti4/discord/input/named-goods.ts';
import { buildBoardView } from '#ti4/views/board/build-board-view.ts';
import { areNeighbors } from '#ti4/rules/board/adjacency.ts';
import { turn } from '#ti4/rules/phases/action-phase.ts';
import { commodityLimit, gainCommodities, replenishCommodities } from '#ti4/rules/trade/trade-goods.ts';
import { transactionProblem } from '#ti4/rules/trade/transactions.ts';
import { wait, waiting } from '../factions/leaders-at-hand.ts';
import type { Setting, TestTable } from '../../rules/table.ts';
import { playing } from './at.ts';

const lay = playing('age-of-commerce');
/** Nobody is a neighbor of anybody: it is ann's turn. */
const begun = (setting: Setting = {}, seat = 'ann'): TestTable =>
  lay({ active: seat, ...setting }).begin(turn, { seat, performed: 0 });
const knows = (t: TestTable, seat: string): string[] => Object.keys(t.state.seats[seat].technologies);
const refused = (t: TestTable, to: string, deal: object): string => {
  try {
    t.ann.offers(to, deal as never);
  } catch (error) {
    return (error as Error).message;
  }
  return 'taken';
};

test('Age of Commerce: players who are not neighbors may transact once', () => {
  const t = begun({ change: ({ seats }) => void (seats.ann.tradeGoods = 3) });
  expect(areNeighbors(t.game, 'ann', 'cat')).toBe(false);
  t.ann.offers('cat', { give: { tradeGoods: 1 } }).cat.accepts();
  expect(t.state.seats.cat.tradeGoods).toBe(1);
  expect(refused(t, 'cat', { give: { tradeGoods: 1 } })).toBe(
    'You have already made a transaction with this player this turn.',
  );
});

test('Age of Commerce note 1, Age of Commerce note 1a: distant partners cannot Pillage', () => {
  const t = begun({
    seats: { ann: 'winnu', bob: 'mentak', cat: 'naalu' },
    change: ({ seats }) => void (seats.ann.tradeGoods = 8),
  });
  t.ann.offers('bob', { give: { tradeGoods: 1 } }).bob.accepts();
  expect(t.asks('bob', 'window')).toBe(false);
  const near = begun({
    seats: { ann: 'winnu', bob: 'mentak', cat: 'naalu' },
    space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' } },
    change: ({ seats }) => void (seats.ann.tradeGoods = 8),
  });
  near.ann.offers('bob', { give: { tradeGoods: 1 } }).bob.accepts();
  expect(near.asks('bob', 'window')).toBe(true);
});

test('Age of Commerce note 2: Trade Convoys is playable but adds nothing', () => {
  const t = begun({
    seats: { ann: 'winnu', bob: 'hacan', cat: 'naalu' },
    change: ({ seats }) => {
      seats.bob.promissoryNotes = seats.bob.promissoryNotes.filter((one) => one !== 'trade-convoys@bob');
      seats.ann.promissoryNotes.push('trade-convoys@bob');
    },
  });
  const partners = (): string[] =>
    ['bob', 'cat'].filter((other) => transactionProblem(t.game, 'ann', other) === undefined);
  expect(partners()).toEqual(['bob', 'cat']);
  t.ann.chooses('component:trade-convoys@bob', 'turn');
  expect(t.state.seats.ann.playArea).toEqual(['trade-convoys@bob']);
  t.leaves('ann', 'end-turn');
  expect(partners()).toEqual(['bob', 'cat']);
});

test('Age of Commerce: replenishing is unlimited', () => {
  const t = lay({ change: ({ seats }) => void (seats.ann.commodities = 5) });
  // The Winnu have 3.
  replenishCommodities(t.game, 'ann');
  expect(t.state.seats.ann.commodities).toBe(8);
  gainCommodities(t.game, 'ann', 2);
  t.begin(turn, { seat: 'ann', performed: 0 });
  expect([t.state.seats.ann.commodities, commodityLimit(t.game, 'ann')]).toEqual([10, Infinity]);
  expect(buildBoardView(t.game, null).seats.find(({ id }) => id === 'ann')).not.toHaveProperty('commodityLimit');
});

/** What ann, who has ten commodities and a Dark Pact before her, and bob gain by a gift of so many. */
const gift = (count: number, core: boolean): number[] => {
  const t = begun({
    seats: { ann: 'winnu', bob: 'empyrean', cat: 'naalu' },
    change: ({ seats }) => {
      seats.ann.commodities = 10;
      seats.bob.promissoryNotes = seats.bob.promissoryNotes.filter((one) => one !== 'dark-pact@bob');
      seats.ann.playArea.push('dark-pact@bob');
      if (core) seats.ann.relics = { 'dynamis-core': { component: 'dynamis-core' } };
    },
  });
  t.ann.offers('bob', { give: { commodities: count } }).bob.accepts();
  return [t.state.seats.ann.tradeGoods, t.state.seats.bob.tradeGoods];
};

test('Age of Commerce note 3: Dark Pact uses commodity values', () => {
  expect([gift(3, false), gift(2, false)]).toEqual([
    [1, 4],
    [0, 2],
  ]);
});

test('Age of Commerce note 3a: Dynamis Core raises it by two', () => {
  expect([gift(5, true), gift(4, true)]).toEqual([
    [1, 6],
    [0, 4],
  ]);
});

/** What bob gets by the Trade Agreement of ann, who had two commodities and replenishes them. */
const agreed = (events: string[]): number[] => {
  const t = playing(...events)({
    components: [waiting],
    change: ({ seats }) => {
      seats.ann.commodities = 2;
      seats.ann.promissoryNotes = seats.ann.promissoryNotes.filter((one) => one !== 'trade-agreement@ann');
      seats.bob.promissoryNotes.push('trade-agreement@ann');
    },
  });
  replenishCommodities(t.game, 'ann');
  t.begin(wait, {}).bob.plays('trade-agreement');
  return [t.state.seats.bob.tradeGoods, t.state.seats.ann.commodities];
};

test('Age of Commerce note 4: Trade Agreement takes only replenished commodities', () => {
  expect(agreed(['age-of-commerce'])).toEqual([3, 2]);
  expect(agreed([])).toEqual([3, 0]);
});

test('Age of Commerce note 5: transactions may share several technologies', () => {
  const t = begun({ technologies: { ann: ['neural-motivator', 'gravity-drive'], bob: ['sarween-tools'] } });
  const before = [knows(t, 'ann'), knows(t, 'bob')];
  t.ann
    .offers('bob', {
      give: { technologies: ['neural-motivator', 'gravity-drive'] },
      take: { technologies: ['sarween-tools'] },
    })
    .bob.accepts();
  expect(knows(t, 'ann')).toEqual([...before[0], 'sarween-tools']);
  expect(knows(t, 'bob')).toEqual([...before[1], 'neural-motivator', 'gravity-drive']);
});

test('Age of Commerce: some technologies cannot be shared', () => {
  const t = begun({
    seats: { ann: 'winnu', bob: 'sol', cat: 'naalu' },
    technologies: { ann: ['lazax-gate-folding', 'infantry-ii', 'gravity-drive', 'cruiser-ii'], bob: ['gravity-drive'] },
  });
  const why = 'You cannot share that technology with the other player.';
  for (const one of ['lazax-gate-folding', 'infantry-ii', 'gravity-drive', 'sarween-tools'])
    expect(refused(t, 'bob', { give: { technologies: [one] } }), one).toBe(why);
  expect(refused(t, 'bob', { give: { technologies: ['cruiser-ii'] } })).toBe('taken');
  t.bob.accepts('ann');
  expect(t.state.seats.bob.units.cruiser).toBe('cruiser-ii');
});

test('Age of Commerce: offers name technologies; others see the number', () => {
  const t = begun({ technologies: { ann: ['neural-motivator', 'gravity-drive'] } });
  const between = { from: 'ann', to: 'bob' };
  expect(
    completeNamedGoods(t.game, TECHNOLOGIES, { ...between, typed: 'Gravity Drive, ' }).map(({ key }) => key),
  ).toContain('Gravity Drive, Neural Motivator');
  expect(resolveNamedGoods(t.game, TECHNOLOGIES, { ...between, typed: 'gravity, neural' })).toEqual([
    'gravity-drive',
    'neural-motivator',
  ]);
  t.ann.offers('bob', { give: { technologies: ['gravity-drive'] } });
  const [offer] = Object.values(t.state.offers);
  expect(presentOffer(t.game, offer, 'x').text).toMatch(/gives Gravity Drive for nothing/);
  t.bob.accepts();
  expect(t.facts('transaction-done')).toMatchObject([{ give: { technologies: 1 }, take: {} }]);
});

test('Age of Commerce: has no effect when not in play', () => {
  const t = playing()({
    technologies: { ann: ['gravity-drive'] },
    space: { 26: { ann: '1 cruiser' }, 27: { bob: '1 cruiser' } },
  });
  t.begin(turn, { seat: 'ann', performed: 0 });
  expect(refused(t, 'bob', { give: { technologies: ['gravity-drive'] } })).toBe(
    'You cannot share that technology with the other player.',
  );
  expect(refused(t, 'cat', { give: { technologies: ['gravity-drive'] } })).toBe(
    'You and Naalu are not neighbors, so you cannot make a transaction.',
  );
  expect(commodityLimit(t.game, 'ann')).toBe(3);
});
