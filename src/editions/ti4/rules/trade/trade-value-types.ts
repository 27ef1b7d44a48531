import type { CardId, ComponentId, PlanetId, SeatId, Unit } from '#ti4/rules/state.ts';

/** Values of goods and transactions that components change. */
export interface TradeValues {
  /** Commodities that a seat replenishes up to, and may have if there is a limit. */
  'commodity-limit': [{ seat: SeatId }, number];
  /**
   * Tells whether a seat may have any number of commodities; it then gains its commodity value whenever it replenishes.
   */
  'commodities-unlimited': [{ seat: SeatId }, boolean];
  /** Tells whether a seat may spend commodities as trade goods. */
  'commodities-spendable': [{ seat: SeatId }, boolean];
  'tradable-cards': [{ from: SeatId; to: SeatId }, CardId[]];
  /** Technologies that one seat may let another gain in a transaction, while keeping them. */
  'shareable-technologies': [{ from: SeatId; to: SeatId }, ComponentId[]];
  /** Planets whose cards may be given in a transaction. */
  'tradable-planets': [{ from: SeatId; to: SeatId }, PlanetId[]];
  /** Trade goods that both gain when one gives the other commodities. */
  'gift-bonus': [{ from: SeatId; to: SeatId; count: number }, number];
  /** Commodities from the supply that a seat places on a planet in its home system when it destroys another's unit. */
  spoils: [{ seat: SeatId; unit: Unit }, number];
  /** Tells whether two seats may have a transaction in the action phase; neighbors may by default (94.1). */
  'may-trade': [{ a: SeatId; b: SeatId }, boolean];
}
