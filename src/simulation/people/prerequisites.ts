import type { EngineState, Frame, Id } from '#engine';

/** Name of the branch on which an id was given; '' for the main stack. */
const branchOf = (id: Id): string => (typeof id === 'number' ? '' : id.slice(0, id.lastIndexOf('.')));

const isWithin = (branch: string, outer: string): boolean =>
  outer === '' || branch === outer || branch.startsWith(`${outer}.`);

/** Adds the names of the branches of all forks of a stack. */
function collectBranches(stack: readonly Frame[], found: Set<string>): void {
  for (const frame of stack)
    for (const { seat, stack: inner } of frame.fork ?? []) {
      found.add(`${frame.id}.${seat}`);
      collectBranches(inner, found);
    }
}

/**
 * Tells by which answers a question was opened: by the last one, and by those before it that opened nothing, such as
 * other declines in a window, or the ends of the other branches of a fork.
 */
export class Prerequisites {
  /** Answers that have opened nothing yet, with their branches. */
  private readonly ends = new Map<number, string>();

  /** Returns the prerequisites of each of the opened questions. `by`: the answer that opened them. */
  of(opened: readonly Id[], state: EngineState, by?: { at: number; id: Id }): number[][] {
    if (by) this.ends.set(by.at, branchOf(by.id));
    if (!opened.length) return [];
    const live = new Set<string>();
    collectBranches(state.stack, live);
    for (const [at, branch] of this.ends) this.ends.set(at, nearestLive(branch, live));
    const found = opened.map((id) => {
      const branch = branchOf(id);
      const joined = [...this.ends].filter(([, end]) => isWithin(end, branch) || isWithin(branch, end));
      return [...new Set([...joined.map(([at]) => at), ...(by ? [by.at] : [])])].sort((a, b) => a - b);
    });
    for (const at of found.flat()) this.ends.delete(at);
    return found;
  }
}

/** Returns the innermost branch around or at `branch` that has not been joined; '' for the main stack. */
function nearestLive(branch: string, live: ReadonlySet<string>): string {
  const outer = [...live].filter((one) => isWithin(branch, one)).sort((a, b) => b.length - a.length);
  return outer[0] ?? '';
}
