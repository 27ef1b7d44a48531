import type { EngineState, Fact, SeatId, TraceEvent } from '#engine';

/** Result of a change in the engine. */
export interface EngineResult {
  after: EngineState;
  facts: Fact[];
  /** True if a random number was drawn. */
  isUnpredictable: boolean;
  /** Seats whose answers had an effect. */
  seatsHeard: ReadonlySet<SeatId>;
  /** Links and draws of the random number generator. */
  chance: TraceEvent[];
}
