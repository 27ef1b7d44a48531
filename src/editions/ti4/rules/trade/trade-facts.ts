import type { CardId, ComponentId, PlanetId, SeatId } from '#ti4/rules/terms.ts';

/** Goods exchanged in a transaction; cards are counted and not named. */
export type PublicGoods = Record<string, number>;

/** Facts about goods, transactions, promissory notes and deals. */
export interface TradeFacts {
  'commodities-converted': { seat: SeatId; count: number };
  'commodities-given': { seat: SeatId; receiver: SeatId; count: number };
  'commodities-gained': { seat: SeatId; count: number };
  'commodities-returned': { seat: SeatId; count: number };
  'commodities-replenished': { seat: SeatId; commodities: number };
  'commodities-spent': { seat: SeatId; count: number; why: string };
  /** Commodities are placed on a planet, moved to another planet, or returned to the supply. */
  'planet-commodities-laid': { seat: SeatId; planet: PlanetId; count: number };
  'planet-commodities-moved': { seat: SeatId; from: PlanetId; planet: PlanetId; count: number };
  'planet-commodities-discarded': { seat: SeatId; planet: PlanetId; count: number };
  'trade-goods-gained': { seat: SeatId; count: number };
  'trade-goods-given': { seat: SeatId; receiver: SeatId; count: number };
  /** `spent`: a cost rather than a loss. */
  'trade-goods-lost': { seat: SeatId; count: number; why: string; spent?: true };
  'trade-partners-chosen': { seat: SeatId; seats: SeatId[] };
  /** `commodity`: true for a commodity, false for a trade good. */
  'goods-taken': { seat: SeatId; from: SeatId; by: ComponentId; commodity: boolean };
  'transaction-done': { seats: [SeatId, SeatId]; give: PublicGoods; take: PublicGoods };
  'offer-made': { seat: SeatId; offer: string };
  'offer-closed': { offer: string; why: string };
  'deal-bound': { seat: SeatId; with: SeatId; what: string };
  'deal-noted': { seats: [SeatId, SeatId]; note: string };
  'promissory-note-played': { seat: SeatId; card: CardId };
  /** The notes in a hand, for the seat that looked at them. */
  'notes-seen': { seat: SeatId; of: SeatId; cards: CardId[] };
  'promissory-note-received': { seat: SeatId; from: SeatId; card: CardId };
  'promissory-note-returned': { seat: SeatId; from: SeatId | null; card: CardId };
}
