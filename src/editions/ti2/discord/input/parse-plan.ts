import { checkedAgainst } from '#engine';
import type { ParsedPlan } from '#discord/edition/edition-adapter.ts';
import { createTopicMatcher } from '#discord/input/explain-refusal.ts';
import { parsePlan as readOn } from '#discord/input/parse-plan.ts';
import { questionAfter, currentQuestion, type AskedQuestion } from '#ti2/forms/index.ts';
import type { Game } from '#ti2/rules/game.ts';
import { explainRefusal } from '#ti2/rules/explain/inquiries.ts';
import { abbreviations } from './abbreviations.ts';

/** With which word something is said to a question. */
const verbs: Record<string, RegExp> = {
  movement: /^(?:go|fly|sail)\s+(?=to\s)/i,
  gather: /^(?:move|take|bring|with)\s+/i,
  sail: /^(?:move|take|bring|with)\s+/i,
  land: /^(?:land|put ashore)\s+/i,
  bombard: /^bombard\s+/i,
};

/** "2 cruisers from 201 to 102, land 1": who goes is said before where to; a single step begins with where from. */
const WHERE_FROM = /^(?:from|to)\s/i;
const TO = /\sto\s/i;
/** What stands after where to: another part, or what comes then. */
const AFTER = /[,;\n+&]|\sthen\s/i;

/** Where ships go is asked first. */
function destinationFirst(typed: string): string {
  const text = typed.trim();
  const at = WHERE_FROM.test(text) ? -1 : text.search(TO);
  if (at < 1) return typed;
  const beyond = text.slice(at + ' to '.length);
  const end = beyond.search(AFTER);
  const where = (end < 0 ? beyond : beyond.slice(0, end)).trim();
  return where === '' ? typed : `to ${where}, ${text.slice(0, at).trim()}${end < 0 ? '' : beyond.slice(end)}`;
}

/** What is typed for a question, and for those after it. */
export const parsePlan = (game: Game, asked: AskedQuestion, text: string): ParsedPlan =>
  readOn(
    asked.question,
    () => currentQuestion(game, asked),
    asked.question === 'movement' ? destinationFirst(text) : text,
    {
      abbreviations,
      verbs,
      lookAhead: questionAfter,
      explainRefusal: (at, said) => {
        const { game: there, open } = checkedAgainst(at);
        const { player: seat, question } = open.ask;
        return explainRefusal(
          there as unknown as Game,
          { seat, question },
          said,
          createTopicMatcher(said, abbreviations),
        );
      },
    },
  );
