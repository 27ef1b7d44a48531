import { foreseenAfter, foreseenAgain, problemThere, type Answer, type Foreseen } from '#engine';
import type { AskedSeat } from '#kit/forms/asked-question.ts';
import { formsMade, questionNow } from '#kit/forms/form-handlers.ts';
import { luckOf } from '#kit/ai/default-answers.ts';
import { proposalFor } from '#ti3/ai/index.ts';
import type { Game } from '#ti3/rules/game.ts';
import { conceal, knownTo } from '#ti3/views/known-game.ts';
import { FILLS } from './fill-rules.ts';
import { formOf, offered } from './forms.ts';

export type { AskedSeat };

/** What is marked in a form: what its player would be advised to, by what they know. */
const advised = (at: Foreseen): Answer => {
  const { ask, path } = at.open;
  const known = knownTo(at.game as unknown as Game, ask.player, path);
  const asked = {
    question: ask.question,
    data: ask.data,
    spec: at.spec,
    check: (reply: Answer) => problemThere(at, reply),
  };
  return proposalFor(known, ask.player, asked, luckOf(asked, known.state.round));
};

export const { formsOffered, formShown, formGiven } = formsMade<Game>(offered, formOf, advised, conceal);

/** Where somebody who answers by typing begins. */
export const askedNow = (game: Game, asked: AskedSeat): Foreseen | undefined => questionNow(game, asked, conceal);

/** Choices after which one may look on, beside what forms fill in. */
const ONWARD = ['activate-system', 'choose-transfer', 'use-secondary'];

/** What is said of leaders is said by itself: a line about a fleet goes past it, and it is asked when it comes to that. */
const BESIDE = ['board-leaders', 'land-leaders'];

/** What comes after a reply, as far as a form would look. */
export function askedNext(at: Foreseen, reply: Answer): Foreseen | undefined {
  const { question } = at.open.ask;
  const begins = question === 'turn' && Array.isArray(reply) && /^(tactical|transfer)/.test(reply[0] ?? '');
  if (!begins && !ONWARD.includes(question) && !Object.hasOwn(FILLS, question)) return undefined;
  const next = foreseenAfter(foreseenAgain(at), reply);
  const named = next?.open.ask.question ?? '';
  if (next && BESIDE.includes(named)) return askedNext(next, {});
  return ONWARD.includes(named) || Object.hasOwn(FILLS, named) ? next : undefined;
}
