import { judgeOf } from '#engine';
import type { TypedOn } from '#discord/edition/edition-adapter.ts';
import { meantAmong } from '#discord/input/explain-refusal.ts';
import { typedOn as readOn } from '#discord/input/parse-plan.ts';
import { askedNext, askedNow, type AskedSeat } from '#ti3/forms/index.ts';
import type { Game } from '#ti3/rules/game.ts';
import { refused } from '#ti3/rules/explain/inquiries.ts';
import { shorthand } from './abbreviations.ts';

/** By what word people say that something is meant for a question. */
const verbs: Record<string, RegExp> = {
  'activate-system': /^(?:activate|tactical(?: action)?(?: at| in)?)\s+/i,
  'choose-transfer': /^transfer(?: between)?\s+/i,
  'move-ships': /^(?:move|take|carry|bring)\s+/i,
  'land-units': /^(?:land|drop|invade with)\s+/i,
  'build-units': /^(?:produce|build)\s+/i,
  pay: /^(?:pay|exhaust)\s+(?:with\s+)?/i,
  'choose-technology': /^(?:get|research|buy)\s+/i,
};

/** One line of text as answers to a question and those after it. */
export const typedOn = (game: Game, asked: AskedSeat, typed: string): TypedOn =>
  readOn(asked.question, () => askedNow(game, asked), typed, {
    verbs,
    shorthand,
    after: askedNext,
    refused: (at, part) => {
      const { game: there, open } = judgeOf(at);
      const said = { seat: open.ask.player, question: open.ask.question };
      return refused(there as unknown as Game, said, part, meantAmong(part, shorthand));
    },
  });
