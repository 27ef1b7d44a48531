import { problemThere, type Answer, type Foreseen } from '../../../engine/index.ts';
import { formsMade } from '../../../kit/forms/made.ts';
import { luckOf } from '../../../kit/practised.ts';
import { proposalFor } from '../practice/index.ts';
import type { Game } from '../rules/game.ts';
import { conceal, knownTo } from '../views/known.ts';
import { formOf, offered } from './forms.ts';

export type { AskedSeat } from '../../../kit/forms/asked.ts';
export { questionAfter, questionNow } from './ahead.ts';
export { rankingFields, rankingGiven } from './ranking.ts';
export { standsFor } from './staying.ts';

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
