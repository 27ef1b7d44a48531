import { lookAheadAfter, copyLookahead, lookaheadProblem, type Answer, type Lookahead } from '#engine';
import type { AskedQuestion } from '#kit/forms/asked-question.ts';
import { createFormHandlers, questionNow } from '#kit/forms/form-handlers.ts';
import { choiceSeed } from '#kit/ai/default-answers.ts';
import { chooseAnswer } from '#ti2/ai/index.ts';
import type { Game } from '#ti2/rules/game.ts';
import { conceal, knownTo } from '#ti2/views/known-game.ts';
import { FILL_RULES } from './fill-rules.ts';
import { findForm, offered } from './forms.ts';

export type { AskedQuestion };
export { isBattleStillOn } from './forms.ts';

/** Returns the answer that a form preselects: the AI's choice from what the player knows. */
const advice = ({ game, open, spec, ...at }: Lookahead): Answer => {
  const { ask, path } = open;
  const asked = {
    spec,
    question: ask.question,
    data: ask.data,
    check: (reply: Answer) => lookaheadProblem({ ...at, game, open, spec }, reply),
  };
  const known = knownTo(game as unknown as Game, ask.player, path);
  return chooseAnswer(known, ask.player, asked, choiceSeed(asked, known.state.round));
};

export const { formsOffered, showForm, submitForm } = createFormHandlers<Game>(offered, findForm, advice, conceal);

/** Returns the question at which a typed answer begins. */
export const currentQuestion = (game: Game, asked: AskedQuestion): Lookahead | undefined =>
  questionNow(game, asked, conceal);

/** Returns the question after an answer, as far as a form would look ahead; undefined beyond that. */
export function questionAfter(at: Lookahead, reply: Answer): Lookahead | undefined {
  if (!Object.hasOwn(FILL_RULES, at.open.ask.question)) return undefined;
  const next = lookAheadAfter(copyLookahead(at), reply);
  return next && (Object.hasOwn(FILL_RULES, next.open.ask.question) || next.open.ask.question === 'sail')
    ? next
    : undefined;
}
