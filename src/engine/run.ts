import { link } from './chance.ts';
import type { Game} from './game.ts';
import { type EngineBook } from './game.ts';
import { canonical, type Json } from './json.ts';
import type { Asking, Got } from './procedure.ts';
import { misfit, onlyAnswer, type Answer, type Spec } from './spec.ts';
import { Illegal, type Ask, type Branch, type EngineState, type Frame, type SeatId } from './state.ts';

type AnyGame = Game<EngineState, EngineBook<never>>;

/** More steps than any answer ever takes: a procedure that runs away is an error, not a hang. */
const STEP_LIMIT = 20_000;

interface Place {
  frame: Frame;
  stack: Frame[];
  path: Frame[];
  /** Whose branch of a fork it is in. */
  seat?: SeatId;
}

export interface OpenAsk extends Place {
  ask: Ask;
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

function runnable(stack: Frame[], below: Frame[], first: boolean): Place | undefined {
  const frame = stack.at(-1);
  if (!frame) return undefined;
  const path = [...below, ...stack];
  if (frame.fork) {
    let earlierEnded = true;
    for (const branch of frame.fork) {
      if (!branch.stack.length) continue;
      const place = runnable(branch.stack, path, earlierEnded);
      if (place) return { seat: branch.seat, ...place };
      earlierEnded = false;
    }
    return earlierEnded ? { frame, stack, path } : undefined;
  }
  if (frame.turn && !first) return undefined;
  if (frame.asks) {
    const ready = frame.each ? frame.stirred : frame.asks.every((ask) => ask.reply !== undefined);
    return ready ? { frame, stack, path } : undefined;
  }
  return { frame, stack, path };
}

export function specOf(game: AnyGame, open: OpenAsk): Spec {
  const { ask, path } = open;
  if (!game.book.present(game as never, ask.player)) return { kind: 'none', reason: 'This player is no longer in the game.' };
  return look(game, path, () => question(game, ask.question).spec(game as never, ask.player, ask.data as never));
}

/** What may be answered, as it is put to a person. */
export function specShown(game: AnyGame, open: OpenAsk): Spec {
  const spec = specOf(game, open);
  const { ask, path } = open;
  const shown = spec.kind === 'none' ? undefined : question(game, ask.question).shown;
  return shown ? look(game, path, () => shown(game as never, ask.player, ask.data as never, spec)) : spec;
}

/** Why an answer would be refused; undefined when it would be taken. */
export function problem(game: AnyGame, open: OpenAsk, answer: Answer, spec = specOf(game, open)): string | undefined {
  const unfit = misfit(spec, answer);
  if (unfit || answer === null) return unfit;
  const { ask, path } = open;
  const check = question(game, ask.question).check;
  return check && look(game, path, () => check(game as never, ask.player, ask.data as never, answer as never));
}

function look<T>(game: AnyGame, path: Frame[], body: () => T): T {
  const before = game.path;
  game.path = path;
  try {
    return body();
  } finally {
    game.path = before;
  }
}

function question(game: AnyGame, name: string) {
  const found = game.book.questions[name];
  if (!found) throw new Error(`No question is called ${name}`);
  return found;
}

/** Takes a reply to what was asked. Changes the state in place; an Illegal has changed nothing. */
export function answer(game: AnyGame, seat: SeatId, askId: number, reply: Answer, firm = false): void {
  const open = openAsks(game.state).find(({ ask }) => ask.id === askId);
  if (!open) throw new Illegal('That question is no longer open.');
  const { ask } = open;
  if (ask.player !== seat) throw new Illegal('That question is put to somebody else.');
  if (ask.reply !== undefined && canonical(ask.reply) === canonical(reply)) throw new Illegal('You have given that answer already.');
  const unfit = problem(game, open, reply);
  if (unfit) throw new Illegal(unfit);
  game.acting = seat;
  give(game, open, reply, firm);
  settle(game);
}

/** Notes a reply that has been found legal; whoever calls it lets the game go on. */
export function give(game: AnyGame, { ask, frame }: OpenAsk, reply: Answer, firm = false): void {
  game.state.chain = link(game.state.chain, `${ask.player} ${frame.procedure} ${ask.question} ${canonical(reply)}`);
  ask.reply = reply;
  if (firm) ask.firm = true;
  else delete ask.firm;
  if (frame.each) frame.stirred = true;
}

/** Takes back a reply that is held and has not been used. */
export function withdraw(game: AnyGame, seat: SeatId, askId: number): void {
  const open = openAsks(game.state).find(({ ask }) => ask.id === askId);
  if (!open || open.ask.player !== seat || open.ask.reply === undefined) throw new Illegal('There is no answer of yours to take back.');
  delete open.ask.reply;
  delete open.ask.firm;
}

/** Does what a player may do unasked, above the stack as it stands. */
export function act(game: AnyGame, seat: SeatId, name: string, data: Json): void {
  const action = game.book.actions[name];
  if (!action) throw new Illegal(`There is no action called "${name.slice(0, 40)}".`);
  if (!game.book.present(game as never, seat)) throw new Illegal('This player is no longer in the game.');
  game.path = game.state.stack;
  const wrong = action.check(game as never, seat, data as never);
  if (wrong) throw new Illegal(wrong);
  game.state.chain = link(game.state.chain, `${seat} ${name} ${canonical(data)}`);
  game.path = [];
  game.acting = seat;
  const next = action.run(game as never, seat, data as never);
  if (next?.next === 'call') push(game, game.state.stack, next.procedure, next.data);
  else stir(game.state);
  settle(game);
}

/** Starts a game's first procedure. */
export function begin(game: AnyGame, procedure: string, data: Json): void {
  push(game, game.state.stack, procedure, data);
  settle(game);
}

/** Runs what can run, then looks again at what is open, until nothing moves. */
export function settle(game: AnyGame): void {
  for (let round = 0; round < 200; round++) {
    run(game);
    if (!reconsider(game)) return;
  }
  throw new Error('The open questions never came to rest');
}

/** Held replies that are no longer legal are asked again; what has no or one forced answer is answered. */
function reconsider(game: AnyGame): boolean {
  let moved = false;
  for (const open of openAsks(game.state)) {
    const { ask, frame } = open;
    const spec = specOf(game, open);
    if (ask.reply !== undefined) {
      if (ask.reply === null ? spec.kind === 'none' || ask.firm : !problem(game, open, ask.reply, spec)) continue;
      // That it had to be asked again tells what it was.
      game.used.add(ask.player);
      delete ask.reply;
      delete ask.firm;
    }
    const only = spec.kind === 'none' ? null : question(game, ask.question).forced && !ask.veiled ? onlyAnswer(spec) : undefined;
    if (only === undefined || (only !== null && problem(game, open, only, spec))) continue;
    ask.reply = only;
    if (frame.each) frame.stirred = true;
    moved = true;
  }
  return moved;
}

/** Lets listening frames look again at who can answer, after something happened above them. */
export function stir(state: EngineState): void {
  for (const { frame } of openAsks(state)) if (frame.each) frame.stirred = true;
}

function run(game: AnyGame): void {
  for (let steps = 0; steps < STEP_LIMIT; steps++) {
    if (standing(game)) continue;
    const place = runnable(game.state.stack, [], true);
    if (!place) {
      game.path = [];
      return;
    }
    step(game, place);
  }
  throw new Error(`More than ${STEP_LIMIT} steps for one answer, at ${game.state.stack.map((frame) => `${frame.procedure}.${frame.step}`).join(' > ')}`);
}

function standing(game: AnyGame): boolean {
  game.path = [];
  for (const check of game.book.standing) {
    const next = check(game as never);
    if (!next) continue;
    // The one it called for is already at work.
    if (game.state.stack.some((frame) => frame.procedure === next.procedure)) continue;
    push(game, game.state.stack, next.procedure, next.data);
    return true;
  }
  return false;
}

function step(game: AnyGame, { frame, stack, path, seat }: Place): void {
  const procedure = game.book.procedures[frame.procedure];
  const body = procedure?.steps[frame.step];
  if (!body) throw new Error(`No step ${frame.procedure}.${frame.step}`);
  const givers = giversTo(frame, seat);
  const got = taken(frame);
  game.path = path;
  const next = body(game as never, frame.data as never, got);
  // Listened to, and nothing came of it yet.
  if (next.next !== 'amend') for (const giver of givers) game.used.add(giver);
  switch (next.next) {
    case 'amend':
      frame.asks = [...got.asks.filter((ask) => !next.drop.includes(ask.id)), ...next.add.map((asking) => asked(game, asking))];
      frame.each = true;
      return;
    case 'goto':
      frame.step = next.step;
      return;
    case 'call':
      frame.step = next.then;
      push(game, stack, next.procedure, next.data);
      return;
    case 'ask':
      frame.step = next.then;
      frame.asks = next.asks.map((asking) => asked(game, asking));
      if (next.each) frame.each = true;
      if (next.turn) frame.turn = true;
      return;
    case 'fork':
      frame.step = next.then;
      frame.fork = next.branches.map(({ seat, procedure: name, data }) => {
        const branch: Branch = { seat, stack: [] };
        push(game, branch.stack, name, data);
        return branch;
      });
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

/** Whose answers the next step of a frame goes by: replies, what was held until its branch's turn came, and results of branches. */
function giversTo({ asks = [], turn, fork = [] }: Frame, seat: SeatId | undefined): SeatId[] {
  return [
    ...asks.flatMap(({ player, reply }) => (reply === undefined ? [] : [player])),
    ...(turn && seat !== undefined ? [seat] : []),
    ...fork.flatMap((branch) => (branch.result === undefined || branch.result === null ? [] : [branch.seat])),
  ];
}

/** Reads and clears what came back to a frame since its last step. */
function taken(frame: Frame): Got {
  const asks = frame.asks ?? [];
  const got: Got = {
    asks,
    answer: asks[0]?.reply ?? null,
    answers: Object.fromEntries(asks.map((ask) => [ask.player, ask.reply ?? null])),
    result: frame.fork ? Object.fromEntries(frame.fork.map((branch) => [branch.seat, branch.result ?? null])) : (frame.result ?? null),
  };
  delete frame.asks;
  delete frame.each;
  delete frame.stirred;
  delete frame.fork;
  delete frame.turn;
  delete frame.result;
  return got;
}

function asked(game: AnyGame, { player, question: name, data, veiled }: Asking): Ask {
  return { id: game.nextId(), player, question: name, data, ...(veiled && { veiled }) };
}

function push(game: AnyGame, stack: Frame[], name: string, data: Json): void {
  const procedure = game.book.procedures[name];
  if (!procedure) throw new Error(`No procedure is called ${name}`);
  stack.push({ id: game.nextId(), procedure: name, step: procedure.first, data });
}

function end(game: AnyGame, stack: Frame[], result: Json): void {
  stack.pop();
  const caller = stack.at(-1);
  if (caller) {
    // A frame put above a waiting one gives it nothing back; but who can answer may have changed.
    if (!caller.asks && !caller.fork) caller.result = result;
    else if (caller.each) caller.stirred = true;
    return;
  }
  const branch = branchOf(game.state.stack, stack);
  if (branch) branch.result = result;
}

function branchOf(stack: Frame[], wanted: Frame[]): Branch | undefined {
  for (const frame of stack) {
    for (const branch of frame.fork ?? []) {
      if (branch.stack === wanted) return branch;
      const inner = branchOf(branch.stack, wanted);
      if (inner) return inner;
    }
  }
  return undefined;
}

function unwindTo(game: AnyGame, path: Frame[], to: string | number, outcome: Json): void {
  const target = path.findLast((frame) => (typeof to === 'number' ? frame.id === to : frame.procedure === to));
  if (!target) throw new Error(`Nothing called ${to} is under way`);
  const stack = stackOf(game.state.stack, target);
  if (!stack) throw new Error(`The frame of ${to} is in no stack`);
  while (stack.at(-1) !== target) tidy(game, stack.pop());
  tidyFork(game, target);
  game.book.procedures[target.procedure]?.cleanup?.(game as never, target.data as never);
  end(game, stack, outcome);
}

function tidy(game: AnyGame, frame: Frame | undefined): void {
  if (!frame) return;
  tidyFork(game, frame);
  game.book.procedures[frame.procedure]?.cleanup?.(game as never, frame.data as never);
}

function tidyFork(game: AnyGame, frame: Frame): void {
  for (const branch of frame.fork ?? []) while (branch.stack.length) tidy(game, branch.stack.pop());
}

function stackOf(stack: Frame[], wanted: Frame): Frame[] | undefined {
  if (stack.includes(wanted)) return stack;
  for (const frame of stack) {
    for (const branch of frame.fork ?? []) {
      const found = stackOf(branch.stack, wanted);
      if (found) return found;
    }
  }
  return undefined;
}
