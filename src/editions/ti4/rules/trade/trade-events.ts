import type { RoomEventTexts } from '#ti4/rules/events/event-words.ts';
import type { CardId, SeatId } from '#ti4/rules/state.ts';
import { formatCount } from '#text/sentences.ts';

/** Events of goods and notes. */
export interface TradeEvents {
  /** Commodities have been spent as trade goods. */
  'commodities-spent-as-goods': { seat: SeatId };
  'promissory-note-received': { seat: SeatId; card: CardId; from: SeatId };
  'transaction-done': { seats: [SeatId, SeatId] };
  /**
   * `by`: number of commodities that count as replenished: all, or only those gained if there is no limit. Undefined in
   * games saved before the field existed.
   */
  'commodities-replenished': { seat: SeatId; by?: number };
  'trade-goods-gained': { seat: SeatId; count: number };
  /** Trade goods gained from the supply, neither from another player nor from a card. */
  'trade-goods-from-supply': { seat: SeatId; count: number };
}

export const tradeEventTexts: RoomEventTexts<TradeEvents> = {
  'commodities-spent-as-goods': ({ seat }, say) => `${say.seatHas(seat)} spent commodities.`,
  'promissory-note-received': ({ seat, from }, say) =>
    `${say.seatHas(seat)} gained a promissory note from ${say.seat(from)}.`,
  'transaction-done': ({ seats: [one, other] }, say) =>
    `${say.seatHas(one)} made a transaction with ${say.seat(other)}.`,
  'commodities-replenished': ({ seat }, say) => `${say.seatHas(seat)} replenished commodities.`,
  'trade-goods-gained': ({ seat, count }, say) => `${say.seatHas(seat)} gained ${formatCount(count, 'trade good')}.`,
  'trade-goods-from-supply': ({ seat, count }, say) =>
    `${say.does(seat, 'gain')} ${formatCount(count, 'trade good')} from the supply.`,
};
