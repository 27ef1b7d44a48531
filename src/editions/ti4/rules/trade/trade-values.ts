import type { CardId, ComponentId, PlanetId, SeatId, Unit } from '#ti4/rules/state.ts';

/** What components change of goods and transactions. */
export interface TradeValues {
  /** Commodities that a seat replenishes to, and has room for where there is a limit at all. */
  'commodity-limit': [{ seat: SeatId }, number];
  /** Whether a seat may have any number of commodities: it then gains as many as it would have room for whenever it replenishes them. */
  'commodities-unlimited': [{ seat: SeatId }, boolean];
  /** Whether a seat may spend commodities as if they were trade goods. */
  'commodities-spendable': [{ seat: SeatId }, boolean];
  'tradable-cards': [{ from: SeatId; to: SeatId }, CardId[]];
  /** Technologies that one may let the other gain in a transaction, and keep. */
  'shareable-technologies': [{ from: SeatId; to: SeatId }, ComponentId[]];
  /** Planets whose cards may be given in a transaction. */
  'tradable-planets': [{ from: SeatId; to: SeatId }, PlanetId[]];
  /** Trade goods that both gain when one gives the other commodities. */
  'gift-bonus': [{ from: SeatId; to: SeatId; count: number }, number];
  /** Commodities of the supply that a seat lays on a planet of its home system as it destroys a unit of another. */
  spoils: [{ seat: SeatId; unit: Unit }, number];
  /** Whether two seats may have a transaction in the action phase, which neighbors may (94.1). */
  'may-trade': [{ a: SeatId; b: SeatId }, boolean];
}
