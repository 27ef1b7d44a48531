import type { CardId, ComponentId, PlanetId, SeatId } from '#ti4/rules/terms.ts';

/** What changed hands in a transaction, cards counted and not named. */
export type PublicGoods = Record<string, number>;

/** Goods, transactions, promissory notes and what was agreed. */
export interface TradeFacts {
  'commodities-converted': { seat: SeatId; count: number };
  'commodities-given': { seat: SeatId; receiver: SeatId; count: number };
  'commodities-gained': { seat: SeatId; count: number };
  'commodities-returned': { seat: SeatId; count: number };
  'commodities-replenished': { seat: SeatId; commodities: number };
  'commodities-spent': { seat: SeatId; count: number; why: string };
  /** Commodities come to lie on a planet, go from one to another, or back to the supply. */
  'planet-commodities-laid': { seat: SeatId; planet: PlanetId; count: number };
  'planet-commodities-moved': { seat: SeatId; from: PlanetId; planet: PlanetId; count: number };
  'planet-commodities-discarded': { seat: SeatId; planet: PlanetId; count: number };
  'trade-goods-gained': { seat: SeatId; count: number };
  'trade-goods-given': { seat: SeatId; receiver: SeatId; count: number };
  /** `spent`: their owner had something for them. */
  'trade-goods-lost': { seat: SeatId; count: number; why: string; spent?: true };
  'trade-partners-chosen': { seat: SeatId; seats: SeatId[] };
  /** `commodity`: a commodity, or else a trade good. */
  'goods-taken': { seat: SeatId; from: SeatId; by: ComponentId; commodity: boolean };
  'transaction-done': { seats: [SeatId, SeatId]; give: PublicGoods; take: PublicGoods };
  'offer-made': { seat: SeatId; offer: string };
  'offer-closed': { offer: string; why: string };
  'deal-bound': { seat: SeatId; with: SeatId; what: string };
  'deal-noted': { seats: [SeatId, SeatId]; note: string };
  'promissory-note-played': { seat: SeatId; card: CardId };
  /** The notes in somebody's hand, for whoever may look at them. */
  'notes-seen': { seat: SeatId; of: SeatId; cards: CardId[] };
  'promissory-note-received': { seat: SeatId; from: SeatId; card: CardId };
  'promissory-note-returned': { seat: SeatId; from: SeatId | null; card: CardId };
}
