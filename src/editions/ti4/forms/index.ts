import { problemThere, type Answer, type Foreseen } from '#engine';
import { formsMade } from '#kit/forms/form-handlers.ts';
import { luckOf } from '#kit/ai/default-answers.ts';
import { proposalFor } from '#ti4/ai/index.ts';
import type { Game } from '#ti4/rules/game.ts';
import { conceal, knownTo } from '#ti4/views/known-game.ts';
import { formOf, offered } from './forms.ts';

export type { AskedSeat } from '#kit/forms/asked-question.ts';
export { questionAfter, questionNow } from './next-question.ts';
export { rankingFields, rankingGiven } from './strategy-ranking.ts';
export { standsFor } from './stay-in-combat.ts';

/** What is proposed, from what its player knows. */
function propose(at: Foreseen): Answer {
  const { game, open, spec } = at;
  const { player, question, data } = open.ask;
  const asked = { question, data, spec, check: (reply: Answer) => problemThere(at, reply) };
  const known = knownTo(game as unknown as Game, player, open.path);
  return proposalFor(known, player, asked, luckOf(asked, known.state.round));
}

/** The forms of a question, each with its fields, filled in as proposed; and what was filled in, as answers. */
export const { formsOffered, formShown, formGiven } = formsMade<Game>(offered, formOf, propose, conceal);
