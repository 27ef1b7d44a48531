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

/** What is marked in a form: what its player would be advised to, by what they know. */
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

/** Where somebody who answers by typing begins. */
export const currentQuestion = (game: Game, asked: AskedQuestion): Lookahead | undefined =>
  questionNow(game, asked, conceal);

/** Choices after which one may look on, beside what forms fill in. */
const ONWARD = ['activate-system', 'choose-transfer', 'use-secondary'];

/** What is said of leaders is said by itself: a line about a fleet goes past it, and it is asked when it comes to that. */
const BESIDE = ['board-leaders', 'land-leaders'];

/** What comes after a reply, as far as a form would look. */
export function questionAfter(at: Lookahead, reply: Answer): Lookahead | undefined {
  const { question } = at.open.ask;
  const begins = question === 'turn' && Array.isArray(reply) && /^(tactical|transfer)/.test(reply[0] ?? '');
  if (!begins && !ONWARD.includes(question) && !Object.hasOwn(FILL_RULES, question)) return undefined;
  const next = lookAheadAfter(copyLookahead(at), reply);
  const named = next?.open.ask.question ?? '';
  if (next && BESIDE.includes(named)) return questionAfter(next, {});
  return ONWARD.includes(named) || Object.hasOwn(FILL_RULES, named) ? next : undefined;
}
