import { digest, extendChain, type TraceEvent } from './chance.ts';
import type { Branch, EngineState, Fact, Frame, Id, SeatId } from './state.ts';

/**
 * The main stack, or one branch of a fork. What is chained, numbered and told on a line depends on that line alone, so
 * that two players who answer at once roll the same dice whoever is first.
 */
export interface BranchRef {
  /** As '12.bob': the frame that forked, and whose branch it is. '' is the main line. */
  name: string;
  branch?: Branch;
}

export const MAIN_BRANCH: BranchRef = { name: '' };

export const toBranchRef = (frame: Frame, branch: Branch): BranchRef => ({
  name: `${frame.id}.${branch.seat}`,
  branch,
});

/** The line on which the last frame of a path lies. */
export function branchRefOf({ lines }: EngineState, path: readonly Frame[]): BranchRef {
  if (!lines) return MAIN_BRANCH;
  for (let i = path.length - 2; i >= 0; i--) {
    const branch = path[i].fork?.find(({ stack }) => stack.includes(path[i + 1]));
    if (branch) return toBranchRef(path[i], branch);
  }
  return MAIN_BRANCH;
}

export const chainOf = (state: EngineState, { branch }: BranchRef): string => branch?.chain ?? state.chain;

/** The next id on a line; none is given out twice. */
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

/** An answer that has been used, or something done unasked, becomes part of what is drawn from here on. */
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

/** The branches of a fork that is over are linked in their order, and what happened on them is told in it. */
export function joinBranches(state: EngineState, to: BranchRef, frame: Frame, trace: TraceListener): void {
  for (const branch of frame.fork ?? []) {
    chained(state, to, branch.chain ?? '');
    trace?.({ is: 'join', line: to.name, from: toBranchRef(frame, branch).name });
    appendBranchFacts(state, to, branch);
  }
}

/** What happened on a branch that has ended, one way or the other. */
export function appendBranchFacts(state: EngineState, to: BranchRef, { facts = [] }: Branch): void {
  for (const fact of facts) appendFact(state, to, fact);
}

/** What is told stays as it is: it is the state's alone, and its keys are in order. */
export function appendFact(state: EngineState, { branch }: BranchRef, fact: Fact): void {
  if (branch) (branch.facts ??= []).push(fact);
  else state.facts.push(fact);
}

/**
 * What has happened as far as a running frame may build on it: on the main line and on the branches that lead to it, not
 * on those beside them. For nobody's frame: everything, that of open branches in their order.
 */
export function visibleFactsOf({ facts, stack }: EngineState, path: readonly Frame[]): Fact[] {
  const held = path.length
    ? path.flatMap(({ fork = [] }, i) => fork.find((one) => one.stack.includes(path[i + 1]))?.facts ?? [])
    : stack.flatMap(heldBy);
  return held.length ? [...facts, ...held] : facts;
}

const heldBy = ({ fork = [] }: Frame): Fact[] =>
  fork.flatMap(({ facts = [], stack }) => [...facts, ...stack.flatMap(heldBy)]);

/** The seats of the branches that lead to a frame. */
export const branchSeatsOf = (path: readonly Frame[]): SeatId[] =>
  path.flatMap(({ fork = [] }, i) => fork.find((one) => one.stack.includes(path[i + 1]))?.seat ?? []);

/** Where in the state the branch of a path's last frame is kept. */
export function branchStatePathOf(state: EngineState, path: readonly Frame[]): string[] {
  const at = ['stack'];
  let stack = state.stack;
  for (const [i, frame] of path.entries()) {
    const branch = frame.fork?.findIndex((one) => one.stack.includes(path[i + 1])) ?? -1;
    if (!frame.fork || branch < 0) continue;
    if (at.length > 1) at.push('stack');
    at.push(String(stack.indexOf(frame)), 'fork', String(branch));
    stack = frame.fork[branch].stack;
  }
  return at;
}
