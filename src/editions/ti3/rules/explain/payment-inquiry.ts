import { openAsks } from '#engine';
import { toVerdict, type InquiryOf } from '#kit/explain/inquiries.ts';
import type { Game } from '#ti3/rules/game.ts';
import { nameOfPlanet } from '#ti3/rules/names.ts';
import { payerProblem, payment, TRADE_GOODS_KEY, type Bill } from '#ti3/rules/production/payment.ts';
import { seatOf } from '#ti3/rules/seats.ts';

/** Explains why something is not among what can pay a bill; it has no subcommand of its own. */
export const paymentInquiry: InquiryOf<Game> = {
  name: 'pay',
  description: "Why can't I pay with this?",
  topicPrompt: 'Which planet or goods?',
  section: '11.1, 11.2',
  instructions: 'I will ask you when something has a cost.',
  questions: [payment.name, 'pay-mixed'],
  refusal: (label) => `You cannot pay with ${label}`,
  listsOptions: true,
  topics: (game) => [
    { key: TRADE_GOODS_KEY, label: 'trade goods' },
    ...Object.keys(game.state.planets).map((key) => ({ key, label: nameOfPlanet(game, key) })),
  ],
  judge: (game, seat, key) => {
    const asked = openAsks(game.state).find(
      ({ ask }) => ask.player === seat && paymentInquiry.questions.includes(ask.question),
    );
    if (!asked) return toVerdict();
    const { question, data } = asked.ask;
    const kinds = question === payment.name ? [(data as unknown as Bill).kind] : (['resources', 'influence'] as const);
    if (key === TRADE_GOODS_KEY)
      return toVerdict(seatOf(game, seat).tradeGoods ? undefined : 'You have none to spend.');
    return toVerdict(payerProblem(game, seat, kinds, game.state.planets[key]));
  },
};
