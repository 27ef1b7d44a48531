import { toBranchRef, type BranchRef } from './branches.ts';
import type { Ask, EngineState, Frame } from '#engine/state.ts';

/** Location of a frame: its stack, and the path to it from the bottom of the main stack. */
export interface FrameLocation {
  frame: Frame;
  stack: Frame[];
  path: Frame[];
}

export interface OpenAsk extends FrameLocation {
  ask: Ask;
}

export interface RunnableFrame extends FrameLocation {
  /** True if no earlier branch is still open. */
  first: boolean;
}

/** Returns every question that can be answered now, including those with a held reply. */
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

/** Finds the first frame, in branch order, that waits for no player. */
export function findRunnableFrame(stack: Frame[], below: Frame[] = [], first = true): RunnableFrame | undefined {
  const frame = stack.at(-1);
  if (!frame) return undefined;
  const here: RunnableFrame = { frame, stack, path: [...below, ...stack], first };
  if (frame.fork) return runnableBranch(frame.fork, here);
  if (frame.turn && !first) return undefined;
  return isReady(frame) ? here : undefined;
}

/** Searches the branches in order for a frame that can run; returns the forking frame if all of them have ended. */
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

/** Tells whether a frame asks nobody or has the replies that it waits for. */
function isReady({ asks, each, stirred }: Frame): boolean {
  if (!asks) return true;
  return each ? stirred === true : asks.every((ask) => ask.reply !== undefined);
}

/** Yields every frame of the main stack and of every branch. */
export function* framesOf(stack: readonly Frame[]): Generator<Frame> {
  for (const frame of stack) {
    yield frame;
    for (const branch of frame.fork ?? []) yield* framesOf(branch.stack);
  }
}

/** Tells whether a procedure is running on any branch. Called after every step. */
export const isRunning = ({ stack }: Pick<EngineState, 'stack'>, procedure: { name: string }): boolean =>
  stack.some(
    (frame) => frame.procedure === procedure.name || frame.fork?.some((branch) => isRunning(branch, procedure)),
  );

/** Finds the branch with this stack; undefined for the main stack or a stack that no longer exists. */
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
