import { lookAheadAfter, copyLookahead, lookaheadProblem, type Answer, type Lookahead } from '#engine';
import type { AskedQuestion } from '#kit/forms/asked-question.ts';
import { createFormHandlers, questionNow } from '#kit/forms/form-handlers.ts';
import { choiceSeed } from '#kit/ai/default-answers.ts';
import { proposeAnswer } from '#ti3/ai/index.ts';
import type { Game } from '#ti3/rules/game.ts';
import { conceal, knownTo } from '#ti3/views/known-game.ts';
import { FILL_RULES } from './fill-rules.ts';
import { findForm, offered } from './forms.ts';

export type { AskedQuestion };

/** Returns the answer that a form preselects: the AI's proposal from what the player knows. */
const advised = (at: Lookahead): Answer => {
  const { ask, path } = at.open;
  const known = knownTo(at.game as unknown as Game, ask.player, path);
  const asked = {
    question: ask.question,
    data: ask.data,
    spec: at.spec,
    check: (reply: Answer) => lookaheadProblem(at, reply),
  };
  return proposeAnswer(known, ask.player, asked, choiceSeed(asked, known.state.round));
};

export const { formsOffered, showForm, submitForm } = createFormHandlers<Game>(offered, findForm, advised, conceal);

/** Returns the question at which a typed answer begins. */
export const currentQuestion = (game: Game, asked: AskedQuestion): Lookahead | undefined =>
  questionNow(game, asked, conceal);

/** Choices after which the lookahead may go on, in addition to the questions that forms fill in. */
const ONWARD = ['activate-system', 'choose-transfer', 'use-secondary'];

/** Questions about leaders, which a typed line about a fleet skips. They are asked when they come up. */
const BESIDE = ['board-leaders', 'land-leaders'];

/** Returns the question after an answer, as far as a form would look ahead; undefined beyond that. */
export function questionAfter(at: Lookahead, reply: Answer): Lookahead | undefined {
  const { question } = at.open.ask;
  const begins = question === 'turn' && Array.isArray(reply) && /^(tactical|transfer)/.test(reply[0] ?? '');
  if (!begins && !ONWARD.includes(question) && !Object.hasOwn(FILL_RULES, question)) return undefined;
  const next = lookAheadAfter(copyLookahead(at), reply);
  const named = next?.open.ask.question ?? '';
  if (next && BESIDE.includes(named)) return questionAfter(next, {});
  return ONWARD.includes(named) || Object.hasOwn(FILL_RULES, named) ? next : undefined;
}
