import { canonicalJson } from '#engine/json.ts';
import type { OpenAsk } from '#engine/frames/stack.ts';
import { fittingAnswers } from './fitting-answers.ts';
import { onlyAnswer, defaultAnswer } from './default-answer.ts';
import type { Answer, Spec } from './spec.ts';
import type { AnyGame } from '#engine/frames/step.ts';
import { question, answerProblem, evaluateAt, specOf } from './evaluate-question.ts';

/**
 * Returns the reply that needs no player: null if there is nothing to answer; undefined if the player has to decide.
 */
export function forcedReply(game: AnyGame, open: OpenAsk, spec: Spec): Answer | undefined {
  if (spec.kind === 'none') return null;
  const { ask } = open;
  if (game.book.isUnattended?.(game as never, ask.player)) return defaultAnswer(spec);
  if (!question(game, ask.question).autoAnswer || ask.veiled) return undefined;
  const only = onlyAnswer(spec);
  if (only === undefined || only === null) return only;
  return answerProblem(game, open, only, spec) ? undefined : only;
}

/**
 * Returns the answer to an open question if public knowledge shows that no other is of use; undefined if its player has
 * to decide. Not for seats that only seem to be asked.
 */
export function publicAnswerTo(game: AnyGame, open: OpenAsk): Answer | undefined {
  const { ask } = open;
  if (ask.veiled || ask.reply !== undefined) return undefined;
  const reply = publicReply(game, open);
  return reply === undefined || answerProblem(game, open, reply) ? undefined : reply;
}

function publicReply(game: AnyGame, { ask, path }: Pick<OpenAsk, 'ask' | 'path'>): Answer | undefined {
  const { publicAnswer } = question(game, ask.question);
  return publicAnswer && evaluateAt(game, path, () => publicAnswer(game as never, ask.player, ask.data as never));
}

/**
 * Drops a held reply that the service gave for a question with a `publicAnswer`, once that gives another or none: its
 * player decides then. Returns whether it dropped the reply.
 */
export function dropIfNoLongerForced(game: AnyGame, open: Pick<OpenAsk, 'ask' | 'path'>): boolean {
  const { ask } = open;
  if (!ask.forced || ask.reply === undefined || !question(game, ask.question).publicAnswer) return false;
  if (canonicalJson(publicReply(game, open) ?? null) === canonicalJson(ask.reply)) return false;
  delete ask.reply;
  delete ask.forced;
  return true;
}

/** Maximum number of answers that are tried to find the only legal one. */
const MOST_TRIED = 64;

/** Returns the only legal answer to an open question; undefined if there are several, or too many to try. */
export function onlyLegalAnswer(game: AnyGame, open: OpenAsk): Answer | undefined {
  const spec = specOf(game, open);
  if (spec.kind === 'none') return undefined;
  const { answers, isComplete } = fittingAnswers(spec, MOST_TRIED);
  if (!isComplete) return undefined;
  let only: Answer | undefined;
  for (const one of answers) {
    if (answerProblem(game, open, one, spec) !== undefined) continue;
    if (only !== undefined) return undefined;
    only = one;
  }
  return only;
}
