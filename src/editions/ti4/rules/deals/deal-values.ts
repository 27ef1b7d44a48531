import type { CardId, PlanetId, SeatId } from '../state.ts';

/** What components change of goods and transactions. */
export interface DealValues {
  'commodity-limit': [{ seat: SeatId }, number];
  /** Whether a seat may spend commodities as if they were trade goods. */
  'commodities-spendable': [{ seat: SeatId }, boolean];
  'tradable-cards': [{ from: SeatId; to: SeatId }, CardId[]];
  /** Planets whose cards may be given in a transaction. */
  'tradable-planets': [{ from: SeatId; to: SeatId }, PlanetId[]];
  /** Trade goods that both gain when one gives the other commodities. */
  'gift-bonus': [{ from: SeatId; to: SeatId; count: number }, number];
  /** Whether two seats may have a transaction in the action phase, which neighbors may (94.1). */
  'may-trade': [{ a: SeatId; b: SeatId }, boolean];
}
