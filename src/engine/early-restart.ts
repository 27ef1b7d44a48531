import { framesOf } from './stack.ts';
import type { EngineState, SeatId } from './state.ts';

/** Steps of one procedure at which a seat's branch restarts. */
export interface Restart {
  /** Restart step of a branch whose turn has not come. */
  first: string;
  /**
   * Restart step of a branch whose turn has come and that waits for an answer, by the step that the answer leads to.
   */
  asked: Readonly<Record<string, string>>;
}

/**
 * Restarts a seat's branches whose answers have not taken effect: those whose turn has not come, and the one that still
 * waits for an answer. Supports only procedures that a fork starts with exactly `{ seat }`.
 */
export function restartEarly({ stack }: EngineState, seat: SeatId, restarts: Readonly<Record<string, Restart>>): void {
  for (const { fork = [] } of [...framesOf(stack)]) {
    for (const [i, branch] of fork.filter((one) => one.stack.length).entries()) {
      const [begun, above] = branch.stack;
      if (!begun) continue;
      const { id, procedure, step: at, asks } = begun;
      const restart = restarts[procedure] as Restart | undefined;
      if (branch.seat !== seat || above || branch.facts?.length) continue;
      const step = i > 0 ? restart?.first : asks && restart?.asked[at];
      if (step !== undefined) branch.stack[0] = { id, procedure, step, data: { seat } };
    }
  }
}
