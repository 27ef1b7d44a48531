import { ask, call, choose, done } from '#engine';
import { ability, on } from '#ti4/rules/components/component.ts';
import { addEffect, effectsOf } from '#ti4/rules/components/effects.ts';
import { hasNoLaws } from '#ti4/rules/politics/laws.ts';
import { procedure, question } from '#ti4/rules/game.ts';
import { pay, payment, spendableAmount, type Bill } from '#ti4/rules/production/payment.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';

const ID = 'laws-order';
const PRICE: Bill = { kind: 'influence', amount: 1, for: "for Law's Order" };

/** Kept for games saved while this question was open: its answer costs nothing, and the payment is asked next. */
const price = question<object>()(
  'laws-order-price',
  (game, seat) => {
    const { tradeGoods, commodities } = seatOf(game, seat);
    return choose('What do you spend so that laws have no effect in this turn?', [
      ...(tradeGoods ? [{ key: 'trade-good', label: '1 trade good' }] : []),
      ...(commodities ? [{ key: 'commodity', label: '1 commodity' }] : []),
    ]);
  },
  { title: "pay for Law's Order" },
);

const blanking = procedure<{ seat: SeatId }>()(ID, {
  pay: (_game, { seat }) => ask([payment.ask(seat, PRICE)], 'blank'),
  blank: (game, { seat }, got) => {
    if (got.answer === null) return done();
    pay(game, seat, PRICE, got.answer);
    addEffect(game, ID, seat, null, 'turn');
    game.addFact({ type: 'laws-blanked', seat });
    return done();
  },
});

export default ability({
  id: ID,
  name: "Law's Order",
  set: 'codex-3',
  faction: 'keleres',
  text: 'When your turn begins: you may spend 1 influence. If you do, laws have no effect until your turn ends.',
  blanksLaws: true,
  advice: { spends: { influence: PRICE.amount } },
  procedures: [blanking],
  questions: [price],
  reactions: [
    on('when', 'turn-begins', {
      isUsable: (game, { holder }, { seat }) =>
        seat === holder &&
        spendableAmount(game, holder, 'influence') >= PRICE.amount &&
        !hasNoLaws(game) &&
        !effectsOf(game, ID).length,
      effect: (_game, { holder }) => call(blanking, { seat: holder }, 'finish'),
    }),
  ],
});
