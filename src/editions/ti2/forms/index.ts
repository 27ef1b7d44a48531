import { foreseenAfter, foreseenAt, problemThere, type Answer, type Foreseen } from '../../../engine/index.ts';
import { askOf, type AskedSeat } from '../../../kit/forms/asked.ts';
import { formsMade } from '../../../kit/forms/made.ts';
import { practiceAnswer } from '../practice/index.ts';
import type { Game } from '../rules/game.ts';
import { knownTo } from '../views/index.ts';
import { FILLS } from './fills.ts';
import { formOf } from './forms.ts';

export type { AskedSeat };
export { formsOffered, standsInBattle } from './forms.ts';

/** What a form has marked to begin with: what its player would be advised to, who knows what they know. */
const advice = ({ game, open, spec, ...at }: Foreseen): Answer => {
  const { ask, path } = open;
  const asked = {
    spec,
    question: ask.question,
    data: ask.data,
    check: (reply: Answer) => problemThere({ ...at, game, open, spec }, reply),
  };
  return practiceAnswer(knownTo(game as unknown as Game, ask.player, path), ask.player, asked, `${ask.id}`);
};

export const { formShown, formGiven } = formsMade<Game>(formOf, advice);

/** Where somebody who answers by typing begins. */
export function askedNow(game: Game, asked: AskedSeat): Foreseen | undefined {
  const open = askOf(game.state, asked);
  return open && foreseenAt(game.state, game.book as never, open.ask.id);
}

/** What comes after a reply, as far as a form would look. */
export function askedNext({ game, open }: Foreseen, reply: Answer): Foreseen | undefined {
  if (!Object.hasOwn(FILLS, open.ask.question)) return undefined;
  const now = foreseenAt(game.state, game.book, open.ask.id);
  const next = now && foreseenAfter(now, reply);
  return next && (Object.hasOwn(FILLS, next.open.ask.question) || next.open.ask.question === 'sail') ? next : undefined;
}
