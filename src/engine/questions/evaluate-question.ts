import type { OpenAsk } from '#engine/frames/stack.ts';
import { specProblem } from './spec-problem.ts';
import type { Answer, Spec } from './spec.ts';
import type { Frame } from '#engine/state.ts';
import type { AnyGame } from '#engine/frames/step.ts';

export function specOf(game: AnyGame, open: OpenAsk): Spec {
  const { ask, path } = open;
  if (!game.book.isPresent(game as never, ask.player))
    return { kind: 'none', reason: 'This player is no longer in the game.' };
  return evaluateAt(game, path, () => question(game, ask.question).spec(game as never, ask.player, ask.data as never));
}

/** Returns the Spec of a question as it is shown to a player. */
export function displaySpecOf(game: AnyGame, open: OpenAsk, spec = specOf(game, open)): Spec {
  const { ask, path } = open;
  const shown = spec.kind === 'none' ? undefined : question(game, ask.question).displaySpec;
  return shown ? evaluateAt(game, path, () => shown(game as never, ask.player, ask.data as never, spec)) : spec;
}

/** Returns why an answer would be refused; undefined if it is legal. */
export function answerProblem(
  game: AnyGame,
  open: OpenAsk,
  answer: Answer,
  spec = specOf(game, open),
): string | undefined {
  const unfit = specProblem(spec, answer);
  if (unfit || answer === null) return unfit;
  const { ask, path } = open;
  const check = question(game, ask.question).check;
  return check && evaluateAt(game, path, () => check(game as never, ask.player, ask.data as never, answer as never));
}

/**
 * Describes in a sentence what a fitting answer amounts to and what it loses; undefined if its question describes
 * neither.
 */
export function describeAnswer(game: AnyGame, open: OpenAsk, answer: Answer): string | undefined {
  if (answer === null) return undefined;
  const said = answerSums(game, open, answer);
  const lost = regretOf(game, open, answer);
  return said === undefined && lost === undefined ? undefined : [said, lost].filter(Boolean).join(' ');
}

/** Describes in a sentence what a fitting answer amounts to; undefined if its question does not describe it. */
export function answerSums(game: AnyGame, { ask, path }: OpenAsk, answer: Answer): string | undefined {
  const { describe: tell } = question(game, ask.question);
  return tell && evaluateAt(game, path, () => tell(game as never, ask.player, ask.data as never, answer as never));
}

/** Returns what the player loses by an answer, if the question considers that unintended. */
function regretOf(game: AnyGame, { ask, path }: OpenAsk, answer: Answer): string | undefined {
  const { confirmation } = question(game, ask.question);
  return (
    confirmation &&
    evaluateAt(game, path, () => confirmation(game as never, ask.player, ask.data as never, answer as never))
  );
}

/**
 * Returns what the player loses by an answer and has to confirm: the Spec's warning for an empty answer, or the
 * question's own.
 */
export function confirmationFor(
  game: AnyGame,
  open: OpenAsk,
  answer: Answer,
  spec = specOf(game, open),
): string | undefined {
  if (answer === null) return undefined;
  const isNothing = typeof answer === 'object' && !Array.isArray(answer) && !Object.values(answer).some(Boolean);
  return (spec.kind === 'allot' && isNothing ? spec.emptyWarning : undefined) ?? regretOf(game, open, answer);
}

/** Evaluates something as a question of the last frame of `path` does, which reads the data of the frames around it. */
export function evaluateAt<T>(game: AnyGame, path: Frame[], body: () => T): T {
  const before = game.framePath;
  game.framePath = path;
  try {
    return body();
  } finally {
    game.framePath = before;
  }
}

export function question(game: AnyGame, name: string) {
  const found = game.book.questions[name];
  if (!found) throw new Error(`Unknown question ${name}`);
  return found;
}
