import { judgeOf } from '../../../engine/index.ts';
import type { TypedOn } from '../../../discord/face.ts';
import { meantAmong } from '../../../discord/refused.ts';
import { typedOn as readOn } from '../../../discord/typed-on.ts';
import { askedNext, askedNow, type AskedSeat } from '../forms/index.ts';
import type { Game } from '../rules/game.ts';
import { refused } from '../rules/why.ts';
import { shorthand } from './shorthand.ts';

/** With which word something is said to a question. */
const verbs: Record<string, RegExp> = {
  movement: /^(?:go|fly|sail)\s+(?=to\s)/i,
  gather: /^(?:move|take|bring|with)\s+/i,
  sail: /^(?:move|take|bring|with)\s+/i,
  land: /^(?:land|put ashore)\s+/i,
  bombard: /^bombard\s+/i,
};

/** "2 cruisers from 201 to 102, land 1": who goes is said before where to; a single step begins with where from. */
const WHO_WHERE = /^\s*(?!from\s|to\s)(?<who>.*?\S)\s+to\s+(?<where>[^,;\n+&]+?)(?=\s*(?:[,;\n+&]|\sthen\s|$))(?<rest>.*)$/is;

/** Where ships go is asked first. */
function whereFirst(text: string): string {
  const { who, where, rest = '' } = WHO_WHERE.exec(text)?.groups ?? {};
  return who === undefined ? text : `to ${where}, ${who}${rest}`;
}

/** What is typed for a question, and for those after it. */
export const typedOn = (game: Game, asked: AskedSeat, text: string): TypedOn =>
  readOn(asked.question, () => askedNow(game, asked), asked.question === 'movement' ? whereFirst(text) : text, {
    shorthand,
    verbs,
    after: askedNext,
    refused: (at, said) => {
      const { game: there, open } = judgeOf(at);
      const { player: seat, question } = open.ask;
      return refused(there as unknown as Game, { seat, question }, said, meantAmong(said, shorthand));
    },
  });
