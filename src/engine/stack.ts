import { toBranchRef, type BranchRef } from './branches.ts';
import type { Ask, EngineState, Frame } from './state.ts';

/** Where a frame lies: in which stack, and what leads there from the bottom of the main stack. */
export interface FrameLocation {
  frame: Frame;
  stack: Frame[];
  path: Frame[];
}

export interface OpenAsk extends FrameLocation {
  ask: Ask;
}

/** A frame that can run. */
export interface RunnableFrame extends FrameLocation {
  /** No branch before its own is still open. */
  first: boolean;
}

/** Every question that can be answered now, held replies included. */
export function openAsks(state: EngineState): OpenAsk[] {
  const found: OpenAsk[] = [];
  visit(state.stack, [], found);
  return found;
}

function visit(stack: Frame[], below: Frame[], found: OpenAsk[]): void {
  const frame = stack.at(-1);
  if (!frame) return;
  const path = [...below, ...stack];
  for (const branch of frame.fork ?? []) visit(branch.stack, path, found);
  for (const ask of frame.asks ?? []) found.push({ ask, frame, stack, path });
}

/** The first frame, in the order of the branches, that waits for nobody. */
export function findRunnableFrame(stack: Frame[], below: Frame[] = [], first = true): RunnableFrame | undefined {
  const frame = stack.at(-1);
  if (!frame) return undefined;
  const here: RunnableFrame = { frame, stack, path: [...below, ...stack], first };
  if (frame.fork) return runnableBranch(frame.fork, here);
  if (frame.turn && !first) return undefined;
  return isReady(frame) ? here : undefined;
}

/** In the first branch that can run; where all of them have ended, the frame that they came from. */
function runnableBranch(fork: NonNullable<Frame['fork']>, here: RunnableFrame): RunnableFrame | undefined {
  let earlierEnded = true;
  for (const branch of fork) {
    if (!branch.stack.length) continue;
    const place = findRunnableFrame(branch.stack, here.path, here.first && earlierEnded);
    if (place) return place;
    earlierEnded = false;
  }
  return earlierEnded ? here : undefined;
}

/** Whether a frame asks nobody, or has the replies that it waits for. */
function isReady({ asks, each, stirred }: Frame): boolean {
  if (!asks) return true;
  return each ? stirred === true : asks.every((ask) => ask.reply !== undefined);
}

/** Every frame of the main stack and of every branch. */
export function* framesOf(stack: readonly Frame[]): Generator<Frame> {
  for (const frame of stack) {
    yield frame;
    for (const branch of frame.fork ?? []) yield* framesOf(branch.stack);
  }
}

/** Whether a procedure is under way, on whatever line. Asked after every step. */
export const isRunning = ({ stack }: Pick<EngineState, 'stack'>, procedure: { name: string }): boolean =>
  stack.some(
    (frame) => frame.procedure === procedure.name || frame.fork?.some((branch) => isRunning(branch, procedure)),
  );

/** The branch whose stack this is; nothing where it is the main stack, or has gone. */
export function findBranchByStack(stack: readonly Frame[], wanted: Frame[]): BranchRef | undefined {
  for (const frame of stack) {
    for (const branch of frame.fork ?? []) {
      if (branch.stack === wanted) return toBranchRef(frame, branch);
      const inner = findBranchByStack(branch.stack, wanted);
      if (inner) return inner;
    }
  }
  return undefined;
}

export function findStackOf(stack: Frame[], wanted: Frame): Frame[] | undefined {
  if (stack.includes(wanted)) return stack;
  for (const frame of stack) {
    for (const branch of frame.fork ?? []) {
      const found = findStackOf(branch.stack, wanted);
      if (found) return found;
    }
  }
  return undefined;
}
