import type { CardId, SeatId } from '../state.ts';

/** What components change of goods and transactions. */
export interface DealValues {
  'commodity-limit': [{ seat: SeatId }, number];
  'tradable-cards': [{ from: SeatId; to: SeatId }, CardId[]];
  /** Whether two seats may have a transaction in the action phase, which neighbors may (94.1). */
  'may-trade': [{ a: SeatId; b: SeatId }, boolean];
}
