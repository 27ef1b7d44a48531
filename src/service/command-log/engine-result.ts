import type { EngineState, Fact, SeatId, Traced } from '#engine';

/** What a change led to. */
export interface Result {
  after: EngineState;
  facts: Fact[];
  /** Whether a number was drawn. */
  drew: boolean;
  /** Whose answers something has come of. */
  used: ReadonlySet<SeatId>;
  /** What was linked and drawn. */
  chance: Traced[];
}
