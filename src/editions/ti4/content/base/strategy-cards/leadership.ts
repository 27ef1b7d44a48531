import { ask, done, goto, chosenNumber, type Spec } from '#engine';
import { gainTokens, addGainedTokens, tokensInReinforcements } from '#ti4/rules/tokens/command-tokens.ts';
import { strategyCard } from '#ti4/rules/components/component.ts';
import { transactionProblem } from '#ti4/rules/trade/transactions.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { pay, payment, spendableAmount, type Bill } from '#ti4/rules/production/payment.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { formatCount } from '#text/sentences.ts';

const PRICE = 3;

const tokensToBuy = question<object, number>()(
  'leadership-tokens',
  (game, seat): Spec => {
    const left = tokensInReinforcements(game, seat);
    if (left < 1) return { kind: 'none', reason: 'You have no command tokens left in your reinforcements.' };
    const influence = spendableAmount(game, seat, 'influence');
    const max = Math.min(left, Math.floor(influence / PRICE));
    const prompt = max
      ? `How many command tokens do you buy (up to ${max})? Each costs ${PRICE} influence; you can spend ${influence}.`
      : `You cannot buy command tokens now: each costs ${PRICE} influence, and you can spend ${influence}. Trade first, or enter 0.`;
    return { kind: 'number', prompt, min: 0, max };
  },
  { title: 'buy command tokens with Leadership' },
);

const bill = (count: number): Bill => ({
  kind: 'influence',
  amount: PRICE * count,
  for: `for ${formatCount(count, 'command token')}`,
});

/** Returns the trade goods and commodities that `by`, the active player, could give a seat; no other player could. */
function couldBeGiven(game: Game, seat: SeatId, by: SeatId): number {
  if (transactionProblem(game, seat, by) !== undefined) return 0;
  const { tradeGoods, commodities } = seatOf(game, by);
  return tradeGoods + commodities;
}

/** Buys command tokens: the secondary ability, and the last step of the primary (52.2, 52.3). */
const secondary = procedure<{ seat: SeatId; count?: number }>()('leadership-secondary', {
  howMany: (_game, { seat }) => ask([tokensToBuy.ask(seat, {})], 'pay'),
  pay: (_game, data, got) => {
    data.count = chosenNumber(got.answer);
    return data.count > 0 ? ask([payment.ask(data.seat, bill(data.count))], 'paid') : done();
  },
  paid: (game, { seat, count = 0 }, got) => {
    if (got.answer === null) return done();
    pay(game, seat, bill(count), got.answer);
    return ask([gainTokens.ask(seat, { count })], 'gained');
  },
  gained: (game, { seat }, got) => {
    addGainedTokens(game, seat, got.answer);
    return done();
  },
});

const primary = procedure<{ seat: SeatId }>()('leadership-primary', {
  gain: (_game, { seat }) => ask([gainTokens.ask(seat, { count: 3 })], 'gained'),
  gained: (game, { seat }, got) => {
    addGainedTokens(game, seat, got.answer);
    return goto('buy');
  },
  buy: (_game, { seat }) => ({ next: 'call', procedure: secondary.name, data: { seat }, then: 'end' }),
  end: () => done(),
});

export default strategyCard({
  id: 'leadership',
  name: 'Leadership',
  set: 'base',
  text: 'Primary: gain 3 command tokens, then you may buy more for 3 influence each. Secondary: buy command tokens for 3 influence each, without spending a strategy token.',
  offer: 'Buy command tokens for 3 influence each.',
  initiative: 1,
  primary,
  secondary,
  secondaryCost: false,
  secondaryVain: (game, seat) => {
    const influence = spendableAmount(game, seat, 'influence');
    return influence < PRICE
      ? `Command tokens cost ${PRICE} influence each, but you can spend only ${influence}. To buy any, trade first.`
      : undefined;
  },
  secondaryBeyond: (game, seat, by) =>
    tokensInReinforcements(game, seat) < 1 ||
    spendableAmount(game, seat, 'influence', couldBeGiven(game, seat, by)) < PRICE,
  procedures: [primary, secondary],
  questions: [tokensToBuy],
});
