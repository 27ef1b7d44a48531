import { digest, link, type Traced } from './chance.ts';
import type { Branch, EngineState, Fact, Frame, Id, SeatId } from './state.ts';

/**
 * The main stack, or one branch of a fork. What is chained, numbered and told on a line depends on that line alone, so
 * that two players who answer at once roll the same dice whoever is first.
 */
export interface Line {
  /** As '12.bob': the frame that forked, and whose branch it is. '' is the main line. */
  name: string;
  branch?: Branch;
}

export const MAIN: Line = { name: '' };

export const branchLine = (frame: Frame, branch: Branch): Line => ({ name: `${frame.id}.${branch.seat}`, branch });

/** The line on which the last frame of a path lies. */
export function lineOf({ lines }: EngineState, path: readonly Frame[]): Line {
  if (!lines) return MAIN;
  for (let i = path.length - 2; i >= 0; i--) {
    const branch = path[i].fork?.find(({ stack }) => stack.includes(path[i + 1]));
    if (branch) return branchLine(path[i], branch);
  }
  return MAIN;
}

export const chainOf = (state: EngineState, { branch }: Line): string => branch?.chain ?? state.chain;

/** The next id on a line; none is given out twice. */
export function idOn(state: EngineState, { name, branch }: Line): Id {
  if (!branch) return state.nextId++;
  branch.ids = (branch.ids ?? 0) + 1;
  return `${name}.${branch.ids}`;
}

function chained(state: EngineState, { branch }: Line, hash: string): void {
  const holder = branch ?? state;
  holder.chain = link(holder.chain ?? '', hash);
}

export type Trace = ((traced: Traced) => void) | undefined;

/** An answer that has been used, or something done unasked, becomes part of what is drawn from here on. */
export function linkAnswer(state: EngineState, line: Line, seat: SeatId, text: string, trace: Trace): void {
  const hash = digest(text);
  chained(state, line, hash);
  trace?.({ is: 'link', line: line.name, seat, hash });
}

export function openLine(state: EngineState, from: Line, line: Line, trace: Trace): void {
  if (line.branch) line.branch.chain = link(chainOf(state, from), digest(line.name));
  trace?.({ is: 'fork', line: line.name, from: from.name });
}

/** The branches of a fork that is over are linked in their order, and what happened on them is told in it. */
export function joinLines(state: EngineState, to: Line, frame: Frame, trace: Trace): void {
  for (const branch of frame.fork ?? []) {
    chained(state, to, branch.chain ?? '');
    trace?.({ is: 'join', line: to.name, from: branchLine(frame, branch).name });
    tellOf(state, to, branch);
  }
}

/** What happened on a branch that has ended, one way or the other. */
export function tellOf(state: EngineState, to: Line, { facts = [] }: Branch): void {
  for (const fact of facts) tell(state, to, fact);
}

/** What is told stays as it is: it is the state's alone, and its keys are in order. */
export function tell(state: EngineState, { branch }: Line, fact: Fact): void {
  if (branch) (branch.facts ??= []).push(fact);
  else state.facts.push(fact);
}

/**
 * What has happened as far as a running frame may build on it: on the main line and on the branches that lead to it, not
 * on those beside them. For nobody's frame: everything, that of open branches in their order.
 */
export function factsFor({ facts, stack }: EngineState, path: readonly Frame[]): Fact[] {
  const held = path.length
    ? path.flatMap(({ fork = [] }, i) => fork.find((one) => one.stack.includes(path[i + 1]))?.facts ?? [])
    : stack.flatMap(heldBy);
  return held.length ? [...facts, ...held] : facts;
}

const heldBy = ({ fork = [] }: Frame): Fact[] =>
  fork.flatMap(({ facts = [], stack }) => [...facts, ...stack.flatMap(heldBy)]);

/** The seats of the branches that lead to a frame. */
export const seatsTo = (path: readonly Frame[]): SeatId[] =>
  path.flatMap(({ fork = [] }, i) => fork.find((one) => one.stack.includes(path[i + 1]))?.seat ?? []);

/** Where in the state the branch of a path's last frame is kept. */
export function wayTo(state: EngineState, path: readonly Frame[]): string[] {
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
