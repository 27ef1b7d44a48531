import { framesOf } from '#engine/frames/stack.ts';
import type { EngineState, Frame, SeatId } from './state.ts';

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
      if (!begun || above || branch.seat !== seat || branch.facts?.length) continue;
      const { id, procedure } = begun;
      const step = restartStepOf(begun, i > 0, restarts[procedure]);
      if (step !== undefined) branch.stack[0] = { id, procedure, step, data: { seat } };
    }
  }
}

/** Returns the step at which a branch starts again; undefined if it goes on. `isLater`: its turn has not come. */
function restartStepOf({ step, asks }: Frame, isLater: boolean, restart: Restart | undefined): string | undefined {
  if (isLater) return restart?.first;
  return asks && restart?.asked[step];
}
