import { createPaymentInquiry } from '#kit/explain/payment-inquiry.ts';
import type { Game } from '#ti3/rules/game.ts';
import { payerProblem, payment, TRADE_GOODS_KEY, type Bill } from '#ti3/rules/production/payment.ts';
import { seatOf } from '#ti3/rules/seats.ts';

export const paymentInquiry = createPaymentInquiry<Game>({
  section: '11.1, 11.2',
  questions: [payment.name, 'pay-mixed'],
  goods: [{ key: TRADE_GOODS_KEY, label: 'trade goods' }],
  spendableGoods: (game, seat) => ({ [TRADE_GOODS_KEY]: seatOf(game, seat).tradeGoods }),
  planetProblem: (game, seat, planet, { question, data }) => {
    const kinds = question === payment.name ? [(data as unknown as Bill).kind] : (['resources', 'influence'] as const);
    return payerProblem(game, seat, kinds, game.state.planets[planet]);
  },
});
