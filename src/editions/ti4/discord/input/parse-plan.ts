import { judgeOf } from '#engine';
import { meantAmong } from '#discord/input/explain-refusal.ts';
import { typedOn as typedFor, type TypedWays } from '#discord/input/parse-plan.ts';
import type { TypedOn } from '#discord/edition/edition-adapter.ts';
import { questionAfter, questionNow, type AskedSeat } from '#ti4/forms/index.ts';
import type { Game } from '#ti4/rules/game.ts';
import { refused } from '#ti4/rules/explain/inquiries.ts';
import { shorthand } from './abbreviations.ts';

/** How people begin what they say to a question. */
const VERBS: Record<string, RegExp> = {
  'system-to-activate': /^(?:activate|tactical(?: action)?(?: in| at)?)\s+/i,
  'move-ships': /^(?:move|carry|load|take)\s+/i,
  'commit-ground-forces': /^(?:land|commit|drop|invade)\s+/i,
  'units-to-produce': /^(?:build|produce)\s+/i,
  payment: /^(?:pay|exhaust)\s+(?:with\s+)?/i,
  'research-technology': /^(?:research|get)\s+/i,
};

const WAYS: TypedWays = {
  verbs: VERBS,
  shorthand,
  after: questionAfter,
  refused: (at, typed) => {
    const { game, open } = judgeOf(at);
    const asked = { seat: open.ask.player, question: open.ask.question };
    return refused(game as unknown as Game, asked, typed, meantAmong(typed, shorthand));
  },
  ending: {
    from: ['turn', 'system-to-activate', 'move-ships', 'commit-ground-forces', 'units-to-produce'],
    by: { question: 'end-turn', reply: ['end-turn'] },
  },
};

/**
 * What was typed, as the answer to a question and what is planned for those after it; a sentence where its beginning could be read and the
 * rest could not; undefined where nothing of it is for later.
 */
export const typedOn = (game: Game, asked: AskedSeat, typed: string): TypedOn =>
  typedFor(asked.question, () => questionNow(game, asked), typed, WAYS);
