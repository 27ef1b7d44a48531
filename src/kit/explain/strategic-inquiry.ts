import type { EngineState, SeatId } from '#engine';
import { toVerdict, type InquiryOf } from './inquiries.ts';

interface StrategyGame {
  state: EngineState & { seats: Record<SeatId, { strategyCards: Record<string, { used: boolean }> }> };
  book: { byKind: { 'strategy-card': Readonly<Record<string, { id: string; name: string }>> } };
}

const ACTION = 'Strategic action: ';

/** Explains why the strategic action of a card is not among a player's actions; it has no subcommand of its own. */
export const createStrategicInquiry = <G extends StrategyGame>({
  section,
  questions,
  nameOfSeat,
}: {
  section: string;
  questions: string[];
  nameOfSeat: (game: G, seat: SeatId) => string;
}): InquiryOf<G> => ({
  name: 'strategic',
  description: "Why can't I perform this strategic action?",
  topicPrompt: 'Which strategy card?',
  section,
  instructions: 'I will ask you on your turn.',
  questions,
  refusal: (label) => `You cannot perform the strategic action of ${label.slice(ACTION.length)}`,
  listsOptions: true,
  topics: ({ book }) =>
    Object.values(book.byKind['strategy-card']).map(({ id, name }) => ({ key: id, label: `${ACTION}${name}` })),
  judge: (game, seat, card) => {
    const { seats } = game.state;
    const own = seats[seat]?.strategyCards[card];
    if (own) return own.used ? toVerdict('You have already performed it this round.') : toVerdict();
    const holder = Object.keys(seats).find((one) => seats[one]?.strategyCards[card]);
    return toVerdict(holder === undefined ? 'No one has this card.' : `${nameOfSeat(game, holder)} has this card.`);
  },
});
