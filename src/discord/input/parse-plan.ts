import {
  checkedAgainst,
  unlessUnknown,
  questionMark,
  lookaheadProblem,
  lookaheadConfirmation,
  type Answer,
  type Lookahead,
  type SeatId,
} from '#engine';
import type { Abbreviations } from '#text/fuzzy-match.ts';
import type { FormAnswers, AmbiguousText, ParsedPlan } from '#discord/edition/question-forms.ts';
import { createTopicMatcher, explainUnread, type Refusal } from './explain-refusal.ts';
import { truncate, collapseWhitespace } from '#text/markdown.ts';
import { isGuess } from './loose-input.ts';
import { parseAnswer, type ParsedAnswer } from './parse-answer.ts';
import { ListParserCache } from './parse-list.ts';

// Parses a plan, typed for a question and the ones after it: "carrier + 2 inf from 303, land 1 inf on Lodor, end turn".

/** The edition's part of the grammar. */
export interface PlanGrammar {
  /** Verbs with which an answer may begin, by question. */
  verbs: Record<string, RegExp>;
  abbreviations: Abbreviations;
  /** Returns the next question after an answer; undefined if the player cannot look ahead that far. */
  lookAhead: (at: Lookahead, reply: Answer) => Lookahead | undefined;
  /** Explains why a typed name is not among the choices of a question; `meant` finds the topic that it names. */
  explainRefusal?: (
    game: never,
    asked: { seat: SeatId; question: string },
    meant: ReturnType<typeof createTopicMatcher>,
  ) => Refusal | undefined;
  /** The answer that ends a turn, and the questions from which a plan may end with it. */
  endTurn?: { from: readonly string[]; by: Step };
}

/** Separates parts of a text in which all white space is single spaces or line breaks. */
const PLAN_SEPARATOR = /[,;\n]|\s[+&](?=\s)|\s(?:and\s)?then(?=\s)/i;
const THEN_PREFIX = /^(?:and )?then /i;

/** A last part that ends the turn. */
const END_TURN_PATTERN = /^(?:and )?end (?:my |the )?turn$/i;

/** Limits for the number of parts and for the questions looked ahead. */
const MAX_PARTS = 16;
const MAX_LOOKAHEADS = 8;

type Step = FormAnswers['planned'][number];

/** A planned answer; `regret` is the warning to confirm first, `guessed`: its text was abbreviated or misspelled. */
interface PlannedAnswer extends Step {
  regret?: string;
  guessed?: true;
}

function explainRefusal(ways: PlanGrammar, at: Lookahead, typed: string): Refusal | undefined {
  const { game, open } = checkedAgainst(at);
  const asked = { seat: open.ask.player, question: open.ask.question };
  return ways.explainRefusal?.(game as never, asked, createTopicMatcher(typed, ways.abbreviations));
}

/** Removes the verb with which parts may begin for this question. */
const withoutVerb = ({ verbs }: PlanGrammar, { open }: Lookahead, parts: readonly string[]): string[] => {
  const verb = Object.hasOwn(verbs, open.ask.question) ? verbs[open.ask.question] : undefined;
  return verb ? parts.map((part) => part.replace(verb, '')) : [...parts];
};

/**
 * Assigns parts to one question after the other. If the rest belongs to a later question and cannot be parsed there,
 * explains why.
 */
class PlanReader {
  private said: PlanFailure | undefined;
  /** The problem of the attempt that parsed the most parts. */
  private furthest: { left: number; trouble: PlanFailure | undefined } | undefined;
  private looks = 0;
  private readonly ways: PlanGrammar;
  private readonly readers = new ListParserCache();

  constructor(ways: PlanGrammar) {
    this.ways = ways;
  }

  /** The problem, as close to the unreadable part as possible. */
  get trouble(): PlanFailure | undefined {
    return this.said ?? this.furthest?.trouble;
  }

  /** Returns the answers to this question and the next ones that use all parts; undefined if there are none. */
  steps(at: Lookahead, parts: readonly string[]): PlannedAnswer[] | undefined {
    const { ways } = this;
    const own = withoutVerb(ways, at, parts);
    const whole = this.read(at, own);
    if ('answer' in whole)
      return lookaheadProblem(at, whole.answer) === undefined ? [this.planned(at, whole.answer, own)] : undefined;
    for (let many = parts.length - 1; many > 0; many--) {
      // A part that fits this question belongs to it.
      if (!this.isForeign(at, own[many])) continue;
      const read = this.read(at, own.slice(0, many));
      if (!('answer' in read) || lookaheadProblem(at, read.answer) !== undefined) continue;
      const rest = this.after(at, read.answer, parts.slice(many));
      if (rest) return [this.planned(at, read.answer, own.slice(0, many)), ...rest];
    }
    return undefined;
  }

  private planned(at: Lookahead, reply: Answer, parts: readonly string[]): PlannedAnswer {
    const guessed = isGuess(at.spec, parts.join(', '), this.ways.abbreviations);
    return { ...toPlannedAnswer(at, reply), ...(guessed && { guessed: true as const }) };
  }

  private read(at: Lookahead, parts: readonly string[]): ParsedAnswer {
    return parseAnswer(at.spec, parts.join(', '), this.ways.abbreviations, this.readers);
  }

  /** Tells whether a part cannot be an answer to a question. */
  private isForeign(at: Lookahead, part: string): boolean {
    const read = this.read(at, [part]);
    return 'problem' in read && read.meant === undefined;
  }

  private planFailureOf(at: Lookahead, parts: readonly string[]): PlanFailure | undefined {
    return unlessUnknown(() => this.wrongIn(at, parts));
  }

  private wrongIn(at: Lookahead, parts: readonly string[]): PlanFailure | undefined {
    const { ways } = this;
    const read = this.read(at, withoutVerb(ways, at, parts));
    const left = parts.length;
    if ('problem' in read)
      return {
        left,
        problem: explainUnread(read, (typed) => unlessUnknown(() => explainRefusal(ways, at, typed))),
        ...(read.meant && { meant: read.meant }),
      };
    const problem = lookaheadProblem(at, read.answer);
    return problem === undefined ? undefined : { left, problem };
  }

  private after(at: Lookahead, reply: Answer, rest: readonly string[]): PlannedAnswer[] | undefined {
    if (++this.looks > MAX_LOOKAHEADS) return undefined;
    const next = this.ways.lookAhead(at, reply);
    const steps = next && unlessUnknown(() => this.steps(next, rest));
    if (next && !steps && rest.length < (this.furthest?.left ?? Infinity))
      this.furthest = { left: rest.length, trouble: this.planFailureOf(next, rest) };
    if (!steps && belongsToLaterQuestion(this.ways, at, rest[0]))
      this.said ??= next
        ? this.planFailureOf(next, rest)
        : {
            left: rest.length,
            problem: `I cannot plan “${truncate(rest[0], 40)}” yet: it depends on what happens first. Answer without it.`,
          };
    return steps;
  }
}

/** Tells whether a part begins with the verb of another question. */
const belongsToLaterQuestion = ({ verbs }: PlanGrammar, { open }: Lookahead, part: string): boolean =>
  Object.entries(verbs).some(([question, verb]) => question !== open.ask.question && verb.test(part));

function toPlannedAnswer(at: Lookahead, reply: Answer): PlannedAnswer {
  const regret = lookaheadConfirmation(at, reply);
  return { question: at.open.ask.question, reply, seen: questionMark(at), ...(regret !== undefined && { regret }) };
}

/** The reason why the rest cannot be parsed; `left` is the number of its parts, and `meant` lists possible meanings. */
interface PlanFailure {
  problem: string;
  left: number;
  meant?: AmbiguousText['candidates'];
}

/** Formats a problem; candidates of an ambiguity include the text typed before it. */
function formatPlanFailure(
  trouble: PlanFailure | undefined,
  parts: readonly string[],
): AmbiguousText | string | undefined {
  if (!trouble?.meant) return trouble?.problem;
  const before = parts.slice(0, parts.length - trouble.left);
  return {
    problem: trouble.problem,
    candidates: trouble.meant.map(({ key, label }) => ({ key: [...before, key].join(', '), label })),
  };
}

/**
 * Parses a text into the answer to a question and the planned answers after it. Returns a problem if only the beginning
 * can be parsed; undefined if not even that, or if there are too many parts.
 */
export function parsePlan(
  question: string,
  now: () => Lookahead | undefined,
  typed: string,
  ways: PlanGrammar,
): ParsedPlan {
  const all = typed
    .split('\n')
    .map(collapseWhitespace)
    .join('\n')
    .split(PLAN_SEPARATOR)
    .map((part) => part.trim().replace(THEN_PREFIX, ''))
    .filter(Boolean);
  const ends = END_TURN_PATTERN.test(all.at(-1) ?? '') && ways.endTurn?.from.includes(question);
  const parts = ends ? all.slice(0, -1) : all;
  const at = parts.length && parts.length <= MAX_PARTS ? now() : undefined;
  if (!at) return undefined;
  const reading = new PlanReader(ways);
  const said = reading.steps(at, parts) ?? [];
  const [first, ...planned] = said.map(({ regret: _lost, guessed: _read, ...step }) => step);
  if (!first) return formatPlanFailure(reading.trouble, parts);
  const regrets = said.flatMap(({ regret }) => regret ?? []).join(' ');
  return {
    reply: first.reply,
    planned: [...planned, ...(ends && ways.endTurn ? [ways.endTurn.by] : [])],
    ...(regrets && { confirmation: regrets }),
    ...(said.some(({ guessed }) => guessed) && { isGuess: true as const }),
  };
}
