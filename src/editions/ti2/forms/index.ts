import { foreseenAfter, foreseenAgain, problemThere, type Answer, type Foreseen } from '#engine';
import type { AskedSeat } from '#kit/forms/asked-question.ts';
import { formsMade, questionNow } from '#kit/forms/form-handlers.ts';
import { luckOf } from '#kit/ai/default-answers.ts';
import { practiceAnswer } from '#ti2/ai/index.ts';
import type { Game } from '#ti2/rules/game.ts';
import { conceal, knownTo } from '#ti2/views/known-game.ts';
import { FILLS } from './fill-rules.ts';
import { formOf, offered } from './forms.ts';

export type { AskedSeat };
export { standsInBattle } from './forms.ts';

/** What a form has marked to begin with: what its player would be advised to, who knows what they know. */
const advice = ({ game, open, spec, ...at }: Foreseen): Answer => {
  const { ask, path } = open;
  const asked = {
    spec,
    question: ask.question,
    data: ask.data,
    check: (reply: Answer) => problemThere({ ...at, game, open, spec }, reply),
  };
  const known = knownTo(game as unknown as Game, ask.player, path);
  return practiceAnswer(known, ask.player, asked, luckOf(asked, known.state.round));
};

export const { formsOffered, formShown, formGiven } = formsMade<Game>(offered, formOf, advice, conceal);

/** Where somebody who answers by typing begins. */
export const askedNow = (game: Game, asked: AskedSeat): Foreseen | undefined => questionNow(game, asked, conceal);

/** What comes after a reply, as far as a form would look. */
export function askedNext(at: Foreseen, reply: Answer): Foreseen | undefined {
  if (!Object.hasOwn(FILLS, at.open.ask.question)) return undefined;
  const next = foreseenAfter(foreseenAgain(at), reply);
  return next && (Object.hasOwn(FILLS, next.open.ask.question) || next.open.ask.question === 'sail') ? next : undefined;
}
