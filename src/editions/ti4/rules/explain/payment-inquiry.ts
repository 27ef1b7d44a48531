import { createPaymentInquiry } from '#kit/explain/payment-inquiry.ts';
import type { Game } from '#ti4/rules/game.ts';
import { payerProblem, payment, spendableGoods, type Bill } from '#ti4/rules/production/payment.ts';
import { COMMODITIES_KEY, TRADE_GOODS_KEY } from '#ti4/rules/production/suggest-payment.ts';

export const paymentInquiry = createPaymentInquiry<Game>({
  section: '26',
  questions: [payment.name],
  goods: [
    { key: TRADE_GOODS_KEY, label: 'trade goods' },
    { key: COMMODITIES_KEY, label: 'commodities' },
  ],
  spendableGoods: (game, seat, { data }) => spendableGoods(game, seat, (data as unknown as Bill).pledged),
  planetProblem: (game, seat, planet, { data }) =>
    payerProblem(game, seat, (data as unknown as Bill).kind, game.state.planets[planet]),
});
