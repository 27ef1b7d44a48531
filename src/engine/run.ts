import { extendChain } from './chance.ts';
import { Game } from './game.ts';
import { canonicalJson, clone, sortedCopy, sortKeys, type Json } from './json.ts';
import { branchRefOf, linkAnswer, MAIN_BRANCH, branchSeatsOf, branchStatePathOf } from '#engine/frames/branches.ts';
import { hasPublicReaction } from './open-reactions.ts';
import { diffShared } from './patch.ts';
import {
  findBranchByStack,
  openAsks,
  findRunnableFrame,
  isRunning,
  type OpenAsk,
  type RunnableFrame,
} from '#engine/frames/stack.ts';
import type { Answer, Spec } from '#engine/questions/spec.ts';
import { Illegal, type EngineState, type Frame, type Id, type SeatId } from './state.ts';
import { pushFrame, pushInterrupt, runStep, type AnyGame } from '#engine/frames/step.ts';
import { answerProblem, specOf } from '#engine/questions/evaluate-question.ts';
import { dropIfNoLongerForced, forcedReply } from '#engine/questions/forced-answer.ts';

/** More steps than any answer ever takes, so that a runaway procedure is an error, not a hang. */
const STEP_LIMIT = 20_000;

/**
 * Tells how long a held reply stands: if true, no matter what other players do meanwhile; 'forced' for one that the
 * service gives, as long as no other answer is of use.
 */
type HeldFor = boolean | 'forced';

/**
 * Accepts a reply to an open question and runs the game. Changes the state in place; throws Illegal before any change.
 */
export function answer(game: AnyGame, seat: SeatId, askId: Id, reply: Answer, held: HeldFor = false): void {
  game.invalidateAll();
  const open = openAsks(game.state).find(({ ask }) => ask.id === askId);
  if (!open) throw new Illegal('That question is no longer open.');
  const { ask } = open;
  if (ask.player !== seat) throw new Illegal('That question is for another player.');
  if (ask.reply !== undefined && canonicalJson(ask.reply) === canonicalJson(reply))
    throw new Illegal('You already gave that answer.');
  const unfit = answerProblem(game, open, reply);
  if (unfit) throw new Illegal(unfit);
  game.actingSeat = seat;
  storeAnswer(game, open, reply, held);
  // A held reply changes nothing that the values memoized for its check depend on.
  game.invalidateStep();
  comeToRest(game, 'rested');
}

/**
 * Stores a legal reply; the caller lets the game continue. Chance depends on the reply once it is used; in games
 * without branch chains (`lines`), at once.
 */
export function storeAnswer(game: AnyGame, { ask, frame }: OpenAsk, reply: Answer, held: HeldFor = false): void {
  const { state } = game;
  if (!state.lines)
    state.chain = extendChain(
      state.chain,
      game.toRecordedWords(`${ask.player} ${frame.procedure} ${ask.question} ${canonicalJson(reply)}`),
    );
  // Key order must not matter, and no other code may change the stored reply.
  ask.reply = state.lines ? sortedCopy(reply) : reply;
  if (held === true) ask.firm = true;
  else delete ask.firm;
  if (held === 'forced') ask.forced = true;
  else delete ask.forced;
  if (frame.each) frame.stirred = true;
}

/** Withdraws a held reply that has not been used. Throws Illegal if there is none. */
export function withdraw(game: AnyGame, seat: SeatId, askId: Id): void {
  const open = openAsks(game.state).find(({ ask }) => ask.id === askId);
  if (!open || open.ask.player !== seat || open.ask.reply === undefined)
    throw new Illegal('You have no answer to undo.');
  delete open.ask.reply;
  delete open.ask.firm;
  delete open.ask.forced;
}

/** Performs an unasked action on top of the current stack. Throws Illegal if it is not possible. */
export function act(game: AnyGame, seat: SeatId, name: string, data: Json): void {
  const action = game.book.actions[name];
  if (!action) throw new Illegal(`I don't know the action “${name.slice(0, 40)}”.`);
  if (!game.book.isPresent(game as never, seat)) throw new Illegal('This player is no longer in the game.');
  game.invalidateAll();
  game.framePath = game.state.stack;
  const wrong = action.check(game as never, seat, data as never);
  if (wrong) throw new Illegal(wrong);
  const text = game.toRecordedWords(`${seat} ${name} ${canonicalJson(data)}`);
  if (game.state.lines) linkAnswer(game.state, MAIN_BRANCH, seat, text, game.trace);
  else game.state.chain = extendChain(game.state.chain, text);
  game.framePath = [];
  game.actingSeat = seat;
  const next = action.run(game as never, seat, data as never);
  game.invalidateAll();
  if (next?.next === 'call') pushInterrupt(game, MAIN_BRANCH, next.procedure, next.data);
  else wakeListeners(game.state);
  runUntilSettled(game);
}

/** Starts the first procedure of a game. */
export function begin(game: AnyGame, procedure: string, data: Json): void {
  pushFrame(game, game.state.stack, procedure, data);
  runUntilSettled(game);
}

/** Runs everything that can run, then reconsiders the open questions, until nothing changes. */
export function runUntilSettled(game: AnyGame): void {
  game.invalidateAll();
  comeToRest(game);
}

/** Settles the game. `before`: 'rested' if no standing check was due before the reply was stored. */
function comeToRest(game: AnyGame, before?: 'rested'): void {
  for (let round = 0; round < 200; round++) {
    run(game, round === 0 && before === 'rested');
    if (!reconsider(game)) return;
  }
  throw new Error('The open questions never settled');
}

/**
 * Drops held replies that are no longer legal, and answers questions that have no answer or only a forced one. Returns
 * whether it answered any.
 */
function reconsider(game: AnyGame): boolean {
  let moved = false;
  for (const open of openAsks(game.state)) {
    const { ask, frame } = open;
    const spec = specOf(game, open);
    dropIfNoLongerForced(game, open);
    if (ask.reply !== undefined) {
      if (isStillLegal(game, open, ask.reply, spec)) continue;
      // Asking again reveals what the reply was.
      game.seatsHeard.add(ask.player);
      delete ask.reply;
      delete ask.firm;
      delete ask.forced;
    }
    const only = forcedReply(game, open, spec);
    if (only === undefined) continue;
    ask.reply = only;
    if (frame.each) frame.stirred = true;
    moved = true;
  }
  return moved;
}

function isStillLegal(game: AnyGame, open: OpenAsk, held: Answer, spec: Spec): boolean {
  if (held === null) return spec.kind === 'none' || open.ask.firm === true;
  return !answerProblem(game, open, held, spec);
}

/** Makes listening frames check again who can answer, after something happened above them. */
export function wakeListeners(state: EngineState): void {
  for (const { frame } of openAsks(state)) if (frame.each) frame.stirred = true;
}

/** The stack that ran last. Frames above `height` have been called since; the look-ahead of `mustWait` covered them. */
interface Ran {
  stack: Frame[];
  height: number;
}

function run(game: AnyGame, rested: boolean): void {
  const { state } = game;
  let last: Ran = { stack: state.stack, height: 0 };
  for (let steps = 0; steps < STEP_LIMIT; steps++) {
    if (!(rested && steps === 0) && standing(game, last.stack).called) continue;
    const place = findRunnableFrame(state.stack);
    if (!place) {
      game.framePath = [];
      return;
    }
    const { frame, path } = place;
    if (frame.asks?.filter((ask) => dropIfNoLongerForced(game, { ask, path })).length) continue;
    last = takeTurn(game, place, last);
  }
  throw new Error(
    `More than ${STEP_LIMIT} steps for one answer, at ${state.stack.map((frame) => `${frame.procedure}.${frame.step}`).join(' > ')}`,
  );
}

/** Runs a step, unless its branch has to wait for the earlier ones. */
function takeTurn(game: AnyGame, place: RunnableFrame, last: Ran): Ran {
  const { state } = game;
  const { frame, stack, path, first } = place;
  const { branch } = branchRefOf(state, path);
  // Records of the state are iterated in the same order, no matter which branch ran before.
  if (branch || (state.lines && frame.fork)) {
    sortKeys(state.stack);
    // Facts are already sorted, and no memoized value depends on frames.
    if (sortKeys(state, ['facts', 'stack'])) game.invalidateAll();
  }
  const foreseen = last.stack === stack && stack.length > last.height;
  if (branch && !first && !foreseen && mustWait(game, path)) {
    frame.turn = true;
    return { stack, height: stack.length };
  }
  runStep(game, place);
  return { stack, height: foreseen ? last.height : stack.length };
}

/** Copies a state for a trial. Facts never change and are shared. */
export function copyState({ facts, ...state }: EngineState): EngineState {
  return { ...clone(state), facts: [...facts] };
}

/**
 * Tells whether a step of a branch has to wait for earlier branches: it changes more than its player's own state, calls
 * a procedure that asks a question, or opens a window with an option that all can see. Tries the step on a copy.
 * Branches thus take effect in their order, no matter who answers first.
 */
function mustWait(game: AnyGame, path: Frame[]): boolean {
  const trial = new Game(copyState(game.state), game.book);
  trial.toRecordedWords = game.toRecordedWords;
  const place = findRunnableFrame(trial.state.stack);
  if (!place) return false;
  const { stack } = place;
  const below = place.path.slice(0, -stack.length);
  const calls: string[] = [];
  runStep(trial, place);
  if (hasPublicReaction(trial, place.frame)) return true;
  for (let steps = 0, height = stack.length; steps < STEP_LIMIT; steps++) {
    const { called, atWork } = standing(trial, stack);
    if (called) calls.push(called);
    if (atWork?.some((name) => !calls.includes(name))) return true;
    if (called) continue;
    const frame = stack.at(-1);
    if (!frame || stack.length <= height) break;
    if (frame.asks || frame.fork) return true;
    runStep(trial, { frame, stack, path: [...below, ...stack] });
  }
  const branch = branchStatePathOf(game.state, path);
  const seats = branchSeatsOf(path);
  return diffShared(game.state as unknown as Json, trial.state as unknown as Json).some(
    ({ at }) =>
      !branch.every((key, i) => at[i] === key) && !seats.every((seat) => game.book.isOwnState(game as never, seat, at)),
  );
}

/**
 * Runs the standing checks and pushes the first call onto the branch that ran last. Procedures that are already running
 * are not called a second time; `atWork` lists them.
 */
function standing(game: AnyGame, ran: Frame[]): { called?: string; atWork?: string[] } {
  const { state } = game;
  game.framePath = [];
  let atWork: string[] | undefined;
  for (const check of game.book.standingChecks) {
    const next = check(game as never);
    if (!next) continue;
    if (
      state.lines
        ? isRunning(state, { name: next.procedure })
        : state.stack.some((frame) => frame.procedure === next.procedure)
    ) {
      (atWork ??= []).push(next.procedure);
      continue;
    }
    const line = state.lines && ran !== state.stack ? findBranchByStack(state.stack, ran) : undefined;
    pushInterrupt(game, line ?? MAIN_BRANCH, next.procedure, next.data);
    return { called: next.procedure, ...(atWork && { atWork }) };
  }
  return atWork ? { atWork } : {};
}
