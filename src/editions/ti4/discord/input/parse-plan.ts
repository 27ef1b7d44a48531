import { parsePlan as typedFor, type PlanGrammar } from '#discord/input/parse-plan.ts';
import type { ParsedPlan } from '#discord/edition/question-forms.ts';
import { questionAfter, currentQuestion, type AskedQuestion } from '#ti4/forms/index.ts';
import type { Game } from '#ti4/rules/game.ts';
import { explainRefusal } from '#ti4/rules/explain/inquiries.ts';
import { abbreviations } from './abbreviations.ts';

/** Verbs with which players begin an answer, by question. */
const VERBS: Record<string, RegExp> = {
  'system-to-activate': /^(?:activate|tactical(?: action)?(?: in| at)?)\s+/i,
  'move-ships': /^(?:move|carry|load|take)\s+/i,
  'commit-ground-forces': /^(?:land|commit|drop|invade)\s+/i,
  'units-to-produce': /^(?:build|produce)\s+/i,
  payment: /^(?:pay|exhaust)\s+(?:with\s+)?/i,
  'research-technology': /^(?:research|get)\s+/i,
};

const GRAMMAR: PlanGrammar = {
  verbs: VERBS,
  abbreviations,
  lookAhead: questionAfter,
  explainRefusal,
  endTurn: {
    from: ['turn', 'system-to-activate', 'move-ships', 'commit-ground-forces', 'units-to-produce'],
    by: { question: 'end-turn', reply: ['end-turn'] },
  },
};

/**
 * Parses typed text as the answer to a question and the planned answers to the next ones. Returns a sentence if only
 * its beginning could be read; undefined if it holds no planned answers.
 */
export const parsePlan = (game: Game, asked: AskedQuestion, typed: string): ParsedPlan =>
  typedFor(asked.question, () => currentQuestion(game, asked), typed, GRAMMAR);
