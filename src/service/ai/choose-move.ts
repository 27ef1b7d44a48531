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

/** Input of an AI choice, as plain data that can be sent to a worker. */
export interface AiTask {
  edition: string;
  state: EngineState;
  /** All seats of AI players. */
  aiSeats: string[];
  /** Ask to answer; if undefined, the choice is whether any AI player takes a free action. */
  ask?: Id;
  /** Set to exclude free actions: where the service may decline for a seat, an AI player may do no more than that. */
  answerOnly?: true;
  /** Set to propose an answer to a user rather than to play for an AI player. */
  proposal?: true;
}

/** Result of an AI choice: a free action or an answer; neither if there is nothing to do. */
export interface AiChoice {
  freeAction?: { seat: string; action: string; data: Json };
  reply?: Answer;
  /** Error in the evaluation, for the log; the answer is legal nevertheless. */
  error?: string;
}

/** Chooses a move, synchronously or in a worker, and passes it to `done`; undefined if choosing failed. */
export type ChooseMove = (thinking: AiTask, done: (thought: AiChoice | undefined) => void) => void;

/** Returns the next move of the AI players. A pure function. */
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

/** Returns a legal answer without any evaluation, for use after an evaluation has failed. */
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
