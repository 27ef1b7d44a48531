import type { EngineBook, Game } from '#engine/game.ts';
import type { Json } from '#engine/json.ts';
import {
  toBranchRef,
  allocateId,
  joinBranches,
  branchRefOf,
  MAIN_BRANCH,
  openBranch,
  branchSeatsOf,
  appendBranchFacts,
  type BranchRef,
} from './branches.ts';
import { findBranchByStack, findStackOf, type FrameLocation } from './stack.ts';
import type { AskRequest, StepInput } from '#engine/procedure.ts';
import type { Ask, Branch, EngineState, Frame, Id, SeatId } from '#engine/state.ts';

export type AnyGame = Game<EngineState, EngineBook<never>>;

/** Runs one step of a frame and applies its result. */
export function runStep(game: AnyGame, { frame, stack, path }: FrameLocation): void {
  const procedure = game.book.procedures[frame.procedure];
  const body = procedure?.steps[frame.step];
  if (!body) throw new Error(`No step ${frame.procedure}.${frame.step}`);
  game.framePath = path;
  const givers = giversTo(frame, branchSeatsOf(path).at(-1));
  const got = taken(game, frame);
  game.invalidateStep();
  const next = body(game as never, frame.data as never, got);
  game.invalidateStep();
  // A step that amends has listened to the answers without using them yet.
  if (next.next !== 'amend') for (const giver of givers) game.seatsHeard.add(giver);
  switch (next.next) {
    case 'amend':
      frame.asks = [
        ...got.asks.filter((ask) => !next.drop.includes(ask.id)),
        ...next.add.map((asking) => asked(game, asking)),
      ];
      frame.each = true;
      return;
    case 'goto':
      frame.step = next.step;
      return;
    case 'call':
      frame.step = next.then;
      pushFrame(game, stack, next.procedure, next.data);
      return;
    case 'ask':
      frame.step = next.then;
      frame.asks = next.asks.map((asking) => asked(game, asking));
      if (next.each) frame.each = true;
      if (next.turn) frame.turn = true;
      return;
    case 'fork':
      frame.step = next.then;
      frame.fork = next.branches.map(({ seat, procedure: name, data }) =>
        branched(game, frame, { seat, stack: [] }, name, data),
      );
      return;
    case 'turn':
      frame.step = next.then;
      frame.turn = true;
      return;
    case 'done':
      end(game, stack, next.result);
      return;
    case 'unwind':
      unwindTo(game, path, next.to, next.outcome);
      return;
  }
}

function branched(game: AnyGame, frame: Frame, branch: Branch, name: string, data: Json): Branch {
  const { state } = game;
  if (!state.lines) {
    pushFrame(game, branch.stack, name, data);
    return branch;
  }
  const line = toBranchRef(frame, branch);
  openBranch(state, branchRefOf(state, game.framePath), line, game.trace);
  branch.stack.push(framed(game, allocateId(state, line), name, data));
  return branch;
}

/**
 * Returns the seats whose answers the next step of a frame uses: replies, what was held until its branch's turn, and
 * results of branches.
 */
function giversTo({ asks = [], turn, fork = [] }: Frame, seat: SeatId | undefined): SeatId[] {
  return [
    ...asks.flatMap(({ player, reply }) => (reply === undefined ? [] : [player])),
    ...(turn && seat !== undefined ? [seat] : []),
    ...fork.flatMap((branch) => (branch.result === undefined || branch.result === null ? [] : [branch.seat])),
  ];
}

/**
 * Reads and clears the input of a frame since its last step. Replies that it listens to count as used only when the
 * step says so.
 */
function taken(game: AnyGame, frame: Frame): StepInput {
  const asks = frame.asks ?? [];
  const got: StepInput = {
    asks,
    answer: asks[0]?.reply ?? null,
    answers: Object.fromEntries(asks.map((ask) => [ask.player, ask.reply ?? null])),
    result: frame.fork
      ? Object.fromEntries(frame.fork.map((branch) => [branch.seat, branch.result ?? null]))
      : (frame.result ?? null),
  };
  if (!frame.each)
    for (const { player, question, reply } of asks) if (reply !== undefined) game.recordUse(player, question, reply);
  if (frame.fork && game.state.lines)
    joinBranches(game.state, branchRefOf(game.state, game.framePath), frame, game.trace);
  delete frame.asks;
  delete frame.each;
  delete frame.stirred;
  delete frame.fork;
  delete frame.turn;
  delete frame.result;
  return got;
}

function asked(game: AnyGame, { player, question: name, data, veiled }: AskRequest): Ask {
  return { id: game.nextId(), player, question: name, data, ...(veiled && { veiled }) };
}

function framed(game: AnyGame, id: Id, name: string, data: Json): Frame {
  const procedure = game.book.procedures[name];
  if (!procedure) throw new Error(`Unknown procedure ${name}`);
  return { id, procedure: name, step: procedure.first, data };
}

export function pushFrame(game: AnyGame, stack: Frame[], name: string, data: Json): void {
  stack.push(framed(game, game.nextId(), name, data));
}

/** Pushes a procedure onto a branch as an interrupt, above anything that runs there. */
export function pushInterrupt(game: AnyGame, line: BranchRef, name: string, data: Json): void {
  const { state } = game;
  const frame = framed(game, allocateId(state, line), name, data);
  if (state.lines) frame.aside = true;
  (line.branch?.stack ?? state.stack).push(frame);
}

function end(game: AnyGame, stack: Frame[], result: Json): void {
  const ended = stack.pop();
  const caller = stack.at(-1);
  if (caller) {
    // An interrupt returns nothing to the waiting frame below it, but it may have changed who can answer.
    if (!ended?.aside && !caller.asks && !caller.fork) caller.result = result;
    else if (caller.each) caller.stirred = true;
    return;
  }
  const branch = findBranchByStack(game.state.stack, stack)?.branch;
  if (branch && !ended?.aside) branch.result = result;
}

function unwindTo(game: AnyGame, path: Frame[], to: Id, outcome: Json): void {
  const target = path.findLast((frame) => frame.id === to || frame.procedure === to);
  if (!target) throw new Error(`No procedure ${to} is running`);
  const stack = findStackOf(game.state.stack, target);
  if (!stack) throw new Error(`The frame of ${to} is not in a stack`);
  const line = findBranchByStack(game.state.stack, stack) ?? MAIN_BRANCH;
  while (stack.at(-1) !== target) tidy(game, line, stack.pop());
  tidyFork(game, line, target);
  game.book.procedures[target.procedure]?.cleanup?.(game as never, target.data as never);
  end(game, stack, outcome);
}

function tidy(game: AnyGame, line: BranchRef, frame: Frame | undefined): void {
  if (!frame) return;
  tidyFork(game, line, frame);
  game.book.procedures[frame.procedure]?.cleanup?.(game as never, frame.data as never);
}

function tidyFork(game: AnyGame, line: BranchRef, frame: Frame): void {
  for (const branch of frame.fork ?? []) {
    while (branch.stack.length) tidy(game, toBranchRef(frame, branch), branch.stack.pop());
    appendBranchFacts(game.state, line, branch);
    delete branch.facts;
  }
}
