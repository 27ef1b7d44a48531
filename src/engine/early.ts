import { framesOf } from './places.ts';
import type { EngineState, SeatId } from './state.ts';

/**
 * Restarts a seat's branches whose turn has not come: answers given early there are forgotten, and none of them has taken effect. Only for
 * procedures that a fork begins with `{ seat }` and nothing else; `firsts`: the first step of each, by its name.
 */
export function restartEarly({ stack }: EngineState, seat: SeatId, firsts: Readonly<Record<string, string>>): void {
  for (const { fork = [] } of [...framesOf(stack)]) {
    const [, ...waiting] = fork.filter((branch) => branch.stack.length);
    for (const branch of waiting) {
      const [frame, above] = branch.stack;
      const first = firsts[frame.procedure];
      if (branch.seat !== seat || first === undefined || above || branch.facts?.length) continue;
      const { id, procedure } = frame;
      branch.stack[0] = { id, procedure, step: first, data: { seat } };
    }
  }
}
