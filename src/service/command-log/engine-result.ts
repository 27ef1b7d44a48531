import type { EngineState, Fact, SeatId, TraceEvent } from '#engine';

/** What a change led to. */
export interface EngineResult {
  after: EngineState;
  facts: Fact[];
  /** Whether a number was drawn. */
  isUnpredictable: boolean;
  /** Whose answers something has come of. */
  seatsHeard: ReadonlySet<SeatId>;
  /** What was linked and drawn. */
  chance: TraceEvent[];
}
