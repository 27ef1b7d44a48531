import type { Texts } from '../components/event-words.ts';
import type { CardId, SeatId } from '../state.ts';
import { listed } from '../../../../words/sentences.ts';

/** Moments of goods and notes that change hands. */
export interface DealEvents {
  'promissory-note-received': { seat: SeatId; card: CardId; from: SeatId };
  'transaction-done': { seats: [SeatId, SeatId] };
  'commodities-replenished': { seat: SeatId };
  'trade-goods-gained': { seat: SeatId; count: number };
}

export const dealEventTexts: Texts<DealEvents> = {
  'promissory-note-received': ({ seat }, say) => `${say.seat(seat)} has received a promissory note.`,
  'transaction-done': ({ seats }, say) => `${listed(seats.map(say.seat))} have had a transaction.`,
  'commodities-replenished': ({ seat }, say) => `${say.seat(seat)} has replenished commodities.`,
  'trade-goods-gained': ({ seat }, say) => `${say.seat(seat)} has gained trade goods.`,
};
