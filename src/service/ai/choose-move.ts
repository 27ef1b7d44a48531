import {
  Game,
  openAsks,
  problem,
  specOf,
  type Answer,
  type EngineState,
  type Id,
  type Json,
  type OpenAsk,
} from '#engine';
import type { Edition } from '#service/edition.ts';

/** What a practice player is to think about: plain data, so that it can be thought about elsewhere. */
export interface Thinking {
  edition: string;
  state: EngineState;
  /** Every seat of a practice player. */
  practising: string[];
  /** What one of them is asked; without it, whether any of them would do something unasked. */
  ask?: Id;
  /** Nothing but an answer: where the table may be declining in their stead, they do no more than it would. */
  quiet?: true;
  /** What is proposed to a person, rather than what a practice player would do. */
  proposal?: true;
}

/** What comes of it: something done unasked, or an answer; neither where there is nothing to do. */
export interface Thought {
  deed?: { seat: string; action: string; data: Json };
  reply?: Answer;
  /** What went wrong with the thinking, for the log; the answer is legal all the same. */
  trouble?: string;
}

/** Thinks, at once or elsewhere, and says what came of it: undefined where it could not be thought about. */
export type Think = (thinking: Thinking, done: (thought: Thought | undefined) => void) => void;

/** What practice players would do next. A function of what it is given. */
export function thoughtOf(edition: Edition, { state, practising, ask, quiet, proposal }: Thinking): Thought {
  const open = ask === undefined ? undefined : openAsks(state).find((one) => one.ask.id === ask);
  if (ask !== undefined && !open) return {};
  try {
    for (const seat of open ? [open.ask.player] : practising) {
      const deed = quiet ? undefined : edition.practice?.deed(state, seat, practising, open?.ask);
      if (deed && able(edition, state, seat, deed)) return { deed: { seat, ...deed } };
    }
  } catch (error) {
    return { ...(open && replyTo(edition, state, open)), trouble: reasonOf(error) };
  }
  return open ? replyTo(edition, state, open, proposal) : {};
}

const reasonOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

function replyTo(edition: Edition, state: EngineState, open: OpenAsk, proposal?: true): Thought {
  const game = new Game(state, edition.bookFor(state)) as never;
  const spec = specOf(game, open);
  const check = (reply: Answer): string | undefined => problem(game, open, reply, spec);
  const asked = { open, spec, check };
  let trouble: string | undefined;
  try {
    const thought = proposal ? (edition.practice?.proposal ?? edition.practice?.answer) : edition.practice?.answer;
    const reply = thought?.(state, asked) ?? null;
    if (check(reply) === undefined) return { reply };
  } catch (error) {
    trouble = reasonOf(error);
  }
  return { reply: edition.practice?.anyhow(asked) ?? null, ...(trouble !== undefined && { trouble }) };
}

/** An answer without any thought, where thinking has failed. */
export function answerAnyhow(edition: Edition, state: EngineState, ask: Id): Thought {
  const open = openAsks(state).find((one) => one.ask.id === ask);
  if (!open) return {};
  const game = new Game(state, edition.bookFor(state)) as never;
  const spec = specOf(game, open);
  return {
    reply: edition.practice?.anyhow({ open, spec, check: (reply) => problem(game, open, reply, spec) }) ?? null,
  };
}

function able(
  edition: Edition,
  state: EngineState,
  seat: string,
  { action, data }: { action: string; data: Json },
): boolean {
  const book = edition.bookFor(state);
  const game = new Game(state, book) as never as { path: unknown };
  game.path = state.stack;
  return book.actions[action]?.check(game as never, seat, data as never) === undefined;
}
