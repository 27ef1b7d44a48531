import type { EngineState, OpenAsk, SeatId } from '#engine';
import { nameOfPlanet } from '#kit/board/names.ts';
import { findAsk, toVerdict, type InquiryOf, type InquiryTopic } from './inquiries.ts';

interface PaymentGame {
  state: EngineState & { planets: Readonly<Record<string, object>> };
  book: { planets: Readonly<Record<string, { name: string } | undefined>> };
}

/** Rules by which an edition explains what cannot pay. */
interface PaymentConfig<G> {
  section: string;
  /** Names of the questions that ask for a payment. */
  questions: string[];
  /** Goods that can pay, with their names. */
  goods: readonly InquiryTopic[];
  /** Counts the goods of each kind that a seat can spend on what it is asked to pay. */
  spendableGoods: (game: G, seat: SeatId, asked: OpenAsk['ask']) => Readonly<Record<string, number>>;
  /** Returns why a planet cannot pay what a seat is asked to pay; undefined if it can. */
  planetProblem: (game: G, seat: SeatId, planet: string, asked: OpenAsk['ask']) => string | undefined;
}

/** Explains why something is not among what can pay a bill; it has no subcommand of its own. */
export const createPaymentInquiry = <G extends PaymentGame>({
  section,
  questions,
  goods,
  spendableGoods,
  planetProblem,
}: PaymentConfig<G>): InquiryOf<G> => ({
  name: 'pay',
  description: "Why can't I pay with this?",
  topicPrompt: 'Which planet or goods?',
  section,
  instructions: 'I will ask you when something has a cost.',
  questions,
  refusal: (label) => `You cannot pay with ${label}`,
  listsOptions: true,
  topics: (game) => [
    ...goods,
    ...Object.keys(game.state.planets).map((key) => ({ key, label: nameOfPlanet(game, key) })),
  ],
  judge: (game, seat, key) => {
    const [open] = questions.flatMap((question) => findAsk(game.state, { seat, question }) ?? []);
    if (!open) return toVerdict();
    if (goods.some((one) => one.key === key))
      return toVerdict(spendableGoods(game, seat, open.ask)[key] ? undefined : 'You have none to spend.');
    return toVerdict(planetProblem(game, seat, key, open.ask));
  },
});
