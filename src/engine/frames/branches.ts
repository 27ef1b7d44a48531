import { digest, extendChain, type TraceEvent } from '#engine/chance.ts';
import type { Branch, EngineState, Fact, Frame, Id, SeatId } from '#engine/state.ts';

/**
 * Reference to the main stack or to one branch of a fork. The chain, ids and facts of a branch depend on that branch
 * alone, so two players who answer at the same time roll the same dice in either order.
 */
export interface BranchRef {
  /** `frame.seat` of the fork, such as '12.bob'; '' for the main stack. */
  name: string;
  branch?: Branch;
}

export const MAIN_BRANCH: BranchRef = { name: '' };

export const toBranchRef = (frame: Frame, branch: Branch): BranchRef => ({
  name: `${frame.id}.${branch.seat}`,
  branch,
});

/** Returns the branch of a frame that holds the next frame of a path; undefined if the frame has not forked there. */
const branchTo = ({ fork }: Frame, next: Frame | undefined): Branch | undefined =>
  next && fork?.find(({ stack }) => stack.includes(next));

/** Returns the branch that holds the last frame of a path. */
export function branchRefOf({ lines }: EngineState, path: readonly Frame[]): BranchRef {
  if (!lines) return MAIN_BRANCH;
  for (const [i, frame] of [...path.entries()].reverse()) {
    const branch = branchTo(frame, path[i + 1]);
    if (branch) return toBranchRef(frame, branch);
  }
  return MAIN_BRANCH;
}

export const chainOf = (state: EngineState, { branch }: BranchRef): string => branch?.chain ?? state.chain;

/** Allocates the next id on a branch. No id is allocated twice. */
export function allocateId(state: EngineState, { name, branch }: BranchRef): Id {
  if (!branch) return state.nextId++;
  branch.ids = (branch.ids ?? 0) + 1;
  return `${name}.${branch.ids}`;
}

function chained(state: EngineState, { branch }: BranchRef, hash: string): void {
  const holder = branch ?? state;
  holder.chain = extendChain(holder.chain ?? '', hash);
}

export type TraceListener = ((traced: TraceEvent) => void) | undefined;

/** Links a used answer or an unasked action into the chain, so that all later draws depend on it. */
export function linkAnswer(
  state: EngineState,
  line: BranchRef,
  seat: SeatId,
  text: string,
  trace: TraceListener,
): void {
  const hash = digest(text);
  chained(state, line, hash);
  trace?.({ is: 'link', line: line.name, seat, hash });
}

export function openBranch(state: EngineState, from: BranchRef, line: BranchRef, trace: TraceListener): void {
  if (line.branch) line.branch.chain = extendChain(chainOf(state, from), digest(line.name));
  trace?.({ is: 'fork', line: line.name, from: from.name });
}

/** Joins the branches of a finished fork: links their chains and appends their facts, in branch order. */
export function joinBranches(state: EngineState, to: BranchRef, frame: Frame, trace: TraceListener): void {
  for (const branch of frame.fork ?? []) {
    chained(state, to, branch.chain ?? '');
    trace?.({ is: 'join', line: to.name, from: toBranchRef(frame, branch).name });
    appendBranchFacts(state, to, branch);
  }
}

/** Appends the facts of a branch that has ended, normally or by unwinding. */
export function appendBranchFacts(state: EngineState, to: BranchRef, { facts = [] }: Branch): void {
  for (const fact of facts) appendFact(state, to, fact);
}

/** Appends a fact that no longer changes: the state owns it, and its keys are already sorted. */
export function appendFact(state: EngineState, { branch }: BranchRef, fact: Fact): void {
  if (branch) (branch.facts ??= []).push(fact);
  else state.facts.push(fact);
}

/**
 * Returns the facts that a running frame may rely on: those of the main stack and of the branches that lead to it, not
 * of sibling branches. For an empty path, returns all facts, those of open branches in branch order.
 */
export function visibleFactsOf({ facts, stack }: EngineState, path: readonly Frame[]): Fact[] {
  const held = path.length
    ? path.flatMap((frame, i) => branchTo(frame, path[i + 1])?.facts ?? [])
    : stack.flatMap(heldBy);
  return held.length ? [...facts, ...held] : facts;
}

const heldBy = ({ fork = [] }: Frame): Fact[] =>
  fork.flatMap(({ facts = [], stack }) => [...facts, ...stack.flatMap(heldBy)]);

/** Returns the seats of the branches that lead to a frame. */
export const branchSeatsOf = (path: readonly Frame[]): SeatId[] =>
  path.flatMap((frame, i) => branchTo(frame, path[i + 1])?.seat ?? []);

/** Returns the path within the state to the branch that holds the last frame of `path`. */
export function branchStatePathOf(state: EngineState, path: readonly Frame[]): string[] {
  const at = ['stack'];
  let stack = state.stack;
  for (const [i, frame] of path.entries()) {
    const branch = branchTo(frame, path[i + 1]);
    if (!frame.fork || !branch) continue;
    if (at.length > 1) at.push('stack');
    at.push(String(stack.indexOf(frame)), 'fork', String(frame.fork.indexOf(branch)));
    stack = branch.stack;
  }
  return at;
}
