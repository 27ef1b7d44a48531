import { openAsks } from '#engine';
import { toVerdict } from '#kit/explain/inquiries.ts';
import { nameOfPlanet } from '#ti4/rules/names.ts';
import { payerProblem, payment, spendableGoods, type Bill } from '#ti4/rules/production/payment.ts';
import type { Inquiry } from './inquiry.ts';

const GOODS = { 'trade-goods': 'trade goods', commodities: 'commodities' } as const;
const isGood = (key: string): key is keyof typeof GOODS => Object.hasOwn(GOODS, key);

/** Explains why something is not among what can pay a bill; it has no subcommand of its own. */
export const paymentInquiry: Inquiry = {
  name: 'pay',
  description: "Why can't I pay with this?",
  topicPrompt: 'Which planet or goods?',
  section: '26',
  instructions: 'I will ask you when something has a cost.',
  questions: [payment.name],
  refusal: (label) => `You cannot pay with ${label}`,
  listsOptions: true,
  topics: (game) => [
    ...Object.entries(GOODS).map(([key, label]) => ({ key, label })),
    ...Object.keys(game.state.planets).map((key) => ({ key, label: nameOfPlanet(game, key) })),
  ],
  judge: (game, seat, key) => {
    const asked = openAsks(game.state).find(({ ask }) => ask.player === seat && ask.question === payment.name);
    if (!asked) return toVerdict();
    const { kind, pledged } = asked.ask.data as unknown as Bill;
    if (isGood(key)) return toVerdict(spendableGoods(game, seat, pledged)[key] ? undefined : 'You have none to spend.');
    return toVerdict(payerProblem(game, seat, kind, game.state.planets[key]));
  },
};
