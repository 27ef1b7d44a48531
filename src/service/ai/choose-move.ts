import {
  Game,
  openAsks,
  answerProblem,
  specOf,
  type Answer,
  type EngineState,
  type Id,
  type Json,
  type OpenAsk,
} from '#engine';
import type { Edition } from '#service/edition.ts';

/** What a practice player is to think about: plain data, so that it can be thought about elsewhere. */
export interface AiTask {
  edition: string;
  state: EngineState;
  /** Every seat of a practice player. */
  aiSeats: string[];
  /** What one of them is asked; without it, whether any of them would do something unasked. */
  ask?: Id;
  /** Nothing but an answer: where the table may be declining in their stead, they do no more than it would. */
  answerOnly?: true;
  /** What is proposed to a person, rather than what a practice player would do. */
  proposal?: true;
}

/** What comes of it: something done unasked, or an answer; neither where there is nothing to do. */
export interface AiChoice {
  freeAction?: { seat: string; action: string; data: Json };
  reply?: Answer;
  /** What went wrong with the thinking, for the log; the answer is legal all the same. */
  error?: string;
}

/** Thinks, at once or elsewhere, and says what came of it: undefined where it could not be thought about. */
export type ChooseMove = (thinking: AiTask, done: (thought: AiChoice | undefined) => void) => void;

/** What practice players would do next. A function of what it is given. */
export function chooseMove(edition: Edition, { state, aiSeats, ask, answerOnly, proposal }: AiTask): AiChoice {
  const open = ask === undefined ? undefined : openAsks(state).find((one) => one.ask.id === ask);
  if (ask !== undefined && !open) return {};
  try {
    for (const seat of open ? [open.ask.player] : aiSeats) {
      const deed = answerOnly ? undefined : edition.ai?.freeAction(state, seat, aiSeats, open?.ask);
      if (deed && isAllowed(edition, state, seat, deed)) return { freeAction: { seat, ...deed } };
    }
  } catch (error) {
    return { ...(open && chooseAnswer(edition, state, open)), error: errorText(error) };
  }
  return open ? chooseAnswer(edition, state, open, proposal) : {};
}

const errorText = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

function chooseAnswer(edition: Edition, state: EngineState, open: OpenAsk, proposal?: true): AiChoice {
  const game = new Game(state, edition.bookFor(state)) as never;
  const spec = specOf(game, open);
  const check = (reply: Answer): string | undefined => answerProblem(game, open, reply, spec);
  const asked = { open, spec, check };
  let trouble: string | undefined;
  try {
    const thought = proposal ? (edition.ai?.proposal ?? edition.ai?.answer) : edition.ai?.answer;
    const reply = thought?.(state, asked) ?? null;
    if (check(reply) === undefined) return { reply };
  } catch (error) {
    trouble = errorText(error);
  }
  return { reply: edition.ai?.fallback(asked) ?? null, ...(trouble !== undefined && { error: trouble }) };
}

/** An answer without any thought, where thinking has failed. */
export function fallbackChoice(edition: Edition, state: EngineState, ask: Id): AiChoice {
  const open = openAsks(state).find((one) => one.ask.id === ask);
  if (!open) return {};
  const game = new Game(state, edition.bookFor(state)) as never;
  const spec = specOf(game, open);
  return {
    reply: edition.ai?.fallback({ open, spec, check: (reply) => answerProblem(game, open, reply, spec) }) ?? null,
  };
}

function isAllowed(
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
