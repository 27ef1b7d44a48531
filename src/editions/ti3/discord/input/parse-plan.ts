import type { ParsedPlan } from '#discord/edition/question-forms.ts';
import { parsePlan as readOn } from '#discord/input/parse-plan.ts';
import { questionAfter, currentQuestion, type AskedQuestion } from '#ti3/forms/index.ts';
import type { Game } from '#ti3/rules/game.ts';
import { explainRefusal } from '#ti3/rules/explain/inquiries.ts';
import { abbreviations } from './abbreviations.ts';

/** Verbs that a player may type before an answer, by question. */
const verbs: Record<string, RegExp> = {
  'activate-system': /^(?:activate|tactical(?: action)?(?: at| in)?)\s+/i,
  'choose-transfer': /^transfer(?: between)?\s+/i,
  'move-ships': /^(?:move|take|carry|bring)\s+/i,
  'land-units': /^(?:land|drop|invade with)\s+/i,
  'build-units': /^(?:produce|build)\s+/i,
  pay: /^(?:pay|exhaust)\s+(?:with\s+)?/i,
  'choose-technology': /^(?:get|research|buy)\s+/i,
};

/** Parses a line of text as answers to a question and to those that follow it. */
export const parsePlan = (game: Game, asked: AskedQuestion, typed: string): ParsedPlan =>
  readOn(asked.question, () => currentQuestion(game, asked), typed, {
    verbs,
    abbreviations,
    lookAhead: questionAfter,
    explainRefusal,
  });
