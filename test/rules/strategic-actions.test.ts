import { expect, test } from 'vitest';
import { actionPhase, turn } from '#ti4/rules/phases/action-phase.ts';
import { actionCard } from '#ti4/rules/components/component.ts';
import { mustDeclineSecondary, strategicAction } from '#ti4/rules/phases/strategic-action.ts';
import { strategyPhase } from '#ti4/rules/phases/strategy-phase.ts';
import { replenishCommodities } from '#ti4/rules/trade/trade-goods.ts';
import type { State } from '#ti4/rules/state.ts';
import { table, type Setting, type TestTable } from './table.ts';

const deal = (state: State, cards: Record<string, string[]>, used = false) => {
  for (const [seat, list] of Object.entries(cards)) {
    for (const card of list) {
      delete state.strategyCards[card];
      state.seats[seat].strategyCards[card] = { used };
    }
  }
};
const uses = (card: string, setting: Setting = {}) =>
  table({
    ...setting,
    change: (state) => {
      deal(state, { ann: [card] });
      setting.change?.(state);
    },
  }).begin(strategicAction, { seat: 'ann', card });
const inTurn = (cards: Record<string, string[]>, setting: Setting = {}) =>
  table({
    ...setting,
    change: (state) => {
      deal(state, cards);
      setting.change?.(state);
    },
  }).begin(turn, { seat: 'ann', performed: 0 });
const pools = (t: TestTable, seat: string) =>
  (['tactic', 'fleet', 'strategy'] as const).map((pool) => t.state.seats[seat].tokens[pool]).join('/');
const offered = (t: TestTable) => t.options('ann', 'turn').filter((key) => key.startsWith('strategic'));

test('52.1, 66.1, 91.1, 92.1, 83.3 players use only their own strategy cards', () => {
  expect(offered(inTurn({ ann: ['leadership', 'trade'], bob: ['politics'], cat: ['technology'] }))).toEqual([
    'strategic:leadership',
    'strategic:trade',
  ]);
});

test('71.6, 82.2 used strategy cards are exhausted this round', () => {
  const t = inTurn({ ann: ['trade', 'warfare'] });
  t.ann
    .performs('strategic:trade')
    .declines('trade-partners')
    .bob.declines('use-secondary')
    .cat.declines('use-secondary');
  expect(t.state.seats.ann.strategyCards.trade.used).toBe(true);
  t.begin(turn, { seat: 'ann', performed: 0 });
  expect(offered(t)).toEqual(['strategic:warfare']);
});

test('82.2a with three players both strategy cards precede passing', () => {
  const t = inTurn(
    { ann: ['trade', 'warfare'] },
    {
      change: (state) => {
        deal(state, { ann: ['trade'] }, true);
      },
    },
  );
  expect(t.ann.refusal('pass', 'turn')).toBe('You cannot pass before you perform the strategic action of Warfare.');
});

test('82.1, 83.4 secondaries go clockwise, excluding the active player (1 note 5)', () => {
  const t = uses('politics', {
    active: 'ann',
    change: (state) => {
      state.speaker = 'cat';
    },
  });
  t.ann
    .chooses('bob', 'politics-speaker')
    .chooses(['anti-intellectual-revolution', 'archived-secret', 'the-deck'], 'politics-agendas');
  expect(t).toAsk('bob use-secondary', 'cat use-secondary');
  // What cat says is held until bob has had his cards.
  t.cat.follows();
  expect(t.state.seats.cat.actionCards).toEqual([]);
  t.bob.follows();
  expect(t.facts('action-cards-drawn').map((fact) => fact.seat)).toEqual(['ann', 'bob', 'cat']);
});

test('82.1a a player may decline a secondary ability', () => {
  const t = uses('imperial').bob.declines('use-secondary').cat.declines('use-secondary').table;
  expect([pools(t, 'bob'), t.state.seats.bob.secretObjectives]).toEqual(['3/3/2', []]);
});

test('82.3 Politics names the speaker before cards and agendas', () => {
  const t = uses('politics');
  expect(t).toAsk('ann politics-speaker');
  expect([t.state.seats.ann.actionCards.length, t.facts('agendas-seen').length]).toEqual([0, 0]);
  t.ann.chooses('bob', 'politics-speaker');
  const types = t.game.facts.map(({ type }) => type);
  expect(types.indexOf('speaker-changed')).toBeLessThan(types.indexOf('action-cards-drawn'));
  expect(types.indexOf('action-cards-drawn')).toBeLessThan(types.indexOf('agendas-seen'));
  t.leaves('ann', 'politics-agendas');
});

test('52.4 the player chooses a pool for each token (19 note 1)', () => {
  const t = uses('leadership').ann.gains('tactic, fleet, strategy').table;
  expect(pools(t, 'ann')).toBe('4/4/3');
  t.leaves('ann', 'leadership-tokens');
});

test('52 note 2 influence may be overspent and is lost', () => {
  const t = uses('leadership', {
    planets: { ann: ['mehar-xull', 'vefut-ii'] },
    change: (state) => {
      for (const id of state.systems[state.seats.ann.home].planets) state.planets[id].exhausted = true;
    },
  });
  t.ann.gains('3 tactic');
  const spec = t.spec('ann');
  expect(spec.kind === 'number' && spec.max).toBe(1); // 5 influence
  t.state.planets['mehar-xull'].exhausted = true;
  t.state.planets.wellon.controller = 'ann';
  t.ann.chooses(1, 'leadership-tokens').pays('vefut-ii, wellon').gains('tactic');
  expect([pools(t, 'ann'), t.state.seats.ann.tradeGoods]).toEqual(['7/3/2', 0]);
  t.bob.declines('use-secondary').cat.declines('use-secondary');
});

test('66.3 a token buys two action cards', () => {
  const t = uses('politics')
    .ann.chooses('bob', 'politics-speaker')
    .chooses(['anti-intellectual-revolution', 'archived-secret', 'the-deck'], 'politics-agendas').table;
  t.bob.follows();
  expect([t.state.seats.bob.actionCards.length, pools(t, 'bob')]).toEqual([2, '3/3/1']);
  t.cat.declines('use-secondary');
});

const filler = actionCard({ id: 'test-filler', name: 'Filler', set: 'base', text: 'test', copies: 40 });
const cards = (from: number, count: number) => Array.from({ length: count }, (_, i) => `test-filler#${from + i}`);

test('66 note 1 emptying the deck forces discards before shuffling', () => {
  const t = uses('politics', {
    components: [filler],
    seats: { ann: 'sol', bob: 'letnev', cat: 'sardakk-norr' },
    change: (state) => {
      state.decks.action = { draw: cards(1, 1), discard: [] };
      state.seats.ann.actionCards = cards(10, 7);
    },
  });
  t.ann.chooses('bob', 'politics-speaker');
  expect(t).toAsk('ann discard-action-cards');
  expect(t.state.seats.ann.actionCards).toHaveLength(8);
  t.ann.chooses('test-filler', 'discard-action-cards');
  // What was laid down is the new deck, and the second card.
  expect(t).toAsk('ann discard-action-cards');
  t.ann.chooses('test-filler', 'discard-action-cards');
  expect(t.state.seats.ann.actionCards).toHaveLength(7);
  expect(t.state.decks.action).toEqual({ draw: [], discard: ['test-filler#11'] });
  t.leaves('ann', 'politics-agendas');
});

test('91 note: the first technology is free, the second optional', () => {
  const t = uses('technology').ann.researches('sarween-tools').chooses('no', 'technology-again').table;
  expect(Object.values(t.state.planets).filter((planet) => planet.controller === 'ann' && planet.exhausted)).toEqual(
    [],
  );
  expect(t.state.seats.ann.technologies['sarween-tools']).toBeDefined();
  t.bob.declines('use-secondary').cat.declines('use-secondary');
});

test('92.3a, 93.2 replenishing stops at the faction’s commodity value', () => {
  const t = table({
    change: (state) => {
      state.seats.ann.commodities = 3;
      state.seats.ann.tradeGoods = 2;
    },
  });
  replenishCommodities(t.game, 'ann');
  expect([t.state.seats.ann.commodities, t.state.seats.ann.tradeGoods]).toEqual([4, 2]);
});

test('92 note 1, 92 note 1a, 92 note 1b, 92 note 1c, 92 note 1d, 92 note 1e, 92 note 1f, 92 note 1g, 92 note 1h Trade in order', () => {
  const t = uses('trade', {
    seats: { ann: 'sol', bob: 'letnev', cat: 'sardakk-norr', dan: 'hacan', eve: 'muaat', fay: 'xxcha' },
  });
  expect(t).toAsk('ann trade-partners');
  expect([t.state.seats.ann.tradeGoods, t.state.seats.ann.commodities]).toEqual([3, 4]);
  t.ann.chooses(['dan', 'fay', 'bob'], 'trade-partners');
  // Cat has not said yet whether to: those after her in order wait, and what answers theirs with them.
  expect(['bob', 'cat', 'dan', 'fay'].map((seat) => t.state.seats[seat].commodities)).toEqual([2, 0, 0, 0]);
  for (const seat of ['eve', 'cat']) t.seat(seat).follows();
  const replenished = t.facts('commodities-replenished').map((fact) => fact.seat);
  expect(replenished).toEqual(['ann', 'bob', 'cat', 'dan', 'eve', 'fay']);
});

test('92.4b partners use the secondary once without token', () => {
  const t = uses('trade').ann.chooses(['bob', 'cat'], 'trade-partners').table;
  expect(t.facts('secondary-used').map((fact) => fact.seat)).toEqual(['bob', 'cat']);
  expect([pools(t, 'bob'), pools(t, 'cat'), t.state.stack]).toEqual(['3/3/2', '3/3/2', []]);
});

const choosing = (seats: Record<string, string>, setting: Setting = {}) =>
  table({ seats, phase: 'strategy', ...setting }).begin(strategyPhase, {});
const four = { ann: 'sol', bob: 'letnev', cat: 'sardakk-norr', dan: 'hacan' };

test('80.1, 83.1 the speaker chooses first, cards lie face up', () => {
  const t = choosing(four, {
    change: (state) => {
      state.speaker = 'cat';
    },
  });
  expect(t).toAsk('cat choose-strategy-card');
  t.cat.picks('trade');
  expect(t.state.seats.cat.strategyCards).toEqual({ trade: { used: false } });
  expect(t).toAsk('dan choose-strategy-card');
});

test('83.5, 83.7, 83.8a eight strategy cards have distinct initiatives', () => {
  const t = choosing(four);
  const spec = t.spec('ann');
  expect(spec.kind === 'choose' && spec.options.map(({ label }) => Number(label.split(' ')[0]))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ]);
  for (const one of Object.values(t.game.book.components))
    if (one.kind === 'strategy-card')
      expect(
        [one.primary, one.secondary].every((ability) => Object.is(t.game.book.procedures[ability.name], ability)),
        one.id,
      ).toBe(true);
});

test('84.2a, 83 note 1 four players take two cards each', () => {
  const t = choosing(four);
  const order = ['leadership', 'diplomacy', 'politics', 'construction', 'trade', 'warfare', 'technology', 'imperial'];
  // The last one is all that is left to dan.
  order.slice(0, 7).forEach((card, i) => t.seat(['ann', 'bob', 'cat', 'dan'][i % 4]).picks(card).table);
  expect(t.facts('trade-goods-placed')).toEqual([]);
  expect(Object.values(t.state.seats).map((seat) => Object.keys(seat.strategyCards).length)).toEqual([2, 2, 2, 2]);
});

test('83.6, 83 note 1a, 83.2b the lower initiative counts, also if exhausted', () => {
  const t = table({
    seats: four,
    change: (state) =>
      deal(
        state,
        {
          ann: ['diplomacy', 'imperial'],
          bob: ['politics', 'construction'],
          cat: ['leadership', 'technology'],
          dan: ['trade', 'warfare'],
        },
        true,
      ),
  }).begin(actionPhase, {});
  t.cat.passes().ann.passes().bob.passes().dan.passes();
  expect(t.facts('turn-begins').map((fact) => fact.seat)).toEqual(['cat', 'ann', 'bob', 'dan']);
});

test('84 note 1 trade goods from a given-up card stay', () => {
  const t = choosing(
    { ann: 'sol', bob: 'letnev', cat: 'sardakk-norr' },
    {
      change: (state) => {
        state.strategyCards.trade.tradeGoods = 2;
      },
    },
  );
  t.ann.picks('trade');
  delete t.state.seats.ann.strategyCards.trade;
  t.state.strategyCards.trade = { tradeGoods: 0 };
  t.bob.picks('trade');
  expect([t.state.seats.ann.tradeGoods, t.state.seats.bob.tradeGoods]).toEqual([2, 0]);
  t.leaves('cat', 'choose-strategy-card');
});

test('20.5 players unable to pay are not asked about secondaries', () => {
  const asks = (card: string, change: (state: State) => void = () => {}) => {
    const t = uses(card, { change });
    t.leaves('ann', card === 'leadership' ? 'gain-tokens' : 'research-technology');
    return (seat: string): boolean => mustDeclineSecondary(t.game, seat, { seat, card, by: 'ann' });
  };
  const poor = (state: State): void => void (state.seats.bob.tokens.strategy = 0);
  const withoutToken = asks('technology', poor);
  expect(withoutToken('bob')).toBe(true);
  expect(withoutToken('cat')).toBe(false);
  // What it costs besides can still be given by others.
  expect(asks('technology', (state) => void (state.seats.cat.tradeGoods = 0))('cat')).toBe(false);
  expect(asks('leadership', (state) => (poor(state), void (state.seats.bob.tradeGoods = 3)))('bob')).toBe(false);
  // Where all that is left, with all that could be given, buys nothing, there is nothing to ask.
  const spent = (state: State, goods = 0): void => {
    for (const planet of Object.values(state.planets)) if (planet.controller === 'bob') planet.exhausted = true;
    Object.assign(state.seats.bob, { tradeGoods: 2, commodities: 0 });
    Object.assign(state.seats.ann, { tradeGoods: goods, commodities: 0 });
  };
  expect(asks('leadership', (state) => spent(state))('bob')).toBe(true);
  expect(asks('leadership', (state) => (spent(state), void (state.seats.bob.tradeGoods = 3)))('bob')).toBe(false);
  // Neither a hand nor what is in it makes a difference.
  expect(asks('technology', (state) => (poor(state), void state.seats.bob.actionCards.push('sabotage#1')))('bob')).toBe(
    true,
  );
});
