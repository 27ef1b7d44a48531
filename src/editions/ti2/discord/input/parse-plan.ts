import type { ParsedPlan } from '#discord/edition/question-forms.ts';
import { parsePlan as readOn } from '#discord/input/parse-plan.ts';
import { questionAfter, currentQuestion, type AskedQuestion } from '#ti2/forms/index.ts';
import type { Game } from '#ti2/rules/game.ts';
import { explainRefusal } from '#ti2/rules/explain/inquiries.ts';
import { abbreviations } from './abbreviations.ts';

/** Verbs that a player may type before an answer, by question. */
const verbs: Record<string, RegExp> = {
  movement: /^(?:go|fly|sail)\s+(?=to\s)/i,
  gather: /^(?:move|take|bring|with)\s+/i,
  sail: /^(?:move|take|bring|with)\s+/i,
  land: /^(?:land|put ashore)\s+/i,
  bombard: /^bombard\s+/i,
};

/** Matches a route that starts with "from" or "to" instead of ships: "to 102 2 cruisers". */
const WHERE_FROM = /^(?:from|to)\s/i;
const TO = /\sto\s/i;
/** Separators after a destination: another part, or a next step. */
const AFTER = /[,;\n+&]|\sthen\s/i;

/** Moves the destination to the front of the text, because its question comes first. */
function destinationFirst(typed: string): string {
  const text = typed.trim();
  const at = WHERE_FROM.test(text) ? -1 : text.search(TO);
  if (at < 1) return typed;
  const beyond = text.slice(at + ' to '.length);
  const end = beyond.search(AFTER);
  const where = (end < 0 ? beyond : beyond.slice(0, end)).trim();
  return where === '' ? typed : `to ${where}, ${text.slice(0, at).trim()}${end < 0 ? '' : beyond.slice(end)}`;
}

/** Parses text as answers to a question and to those that follow it. */
export const parsePlan = (game: Game, asked: AskedQuestion, text: string): ParsedPlan =>
  readOn(
    asked.question,
    () => currentQuestion(game, asked),
    asked.question === 'movement' ? destinationFirst(text) : text,
    {
      abbreviations,
      verbs,
      lookAhead: questionAfter,
      explainRefusal,
    },
  );
