import {
  unlessUnknown,
  questionMark,
  lookaheadProblem,
  lookaheadConfirmation,
  type Answer,
  type Lookahead,
} from '#engine';
import type { Abbreviations } from '#text/fuzzy-match.ts';
import type { FormAnswers, Ambiguity, ParsedPlan } from '#discord/edition/edition-adapter.ts';
import { explainUnread, type Refusal } from './explain-refusal.ts';
import { truncate, collapseWhitespace } from '#text/markdown.ts';
import { parseAnswer, type ParsedAnswer } from './parse-answer.ts';
import { ListParserCache } from './parse-list.ts';

// What is typed for a question and for those that come after it: "carrier + 2 inf from 303, land 1 inf on Lodor, end turn".

/** What an edition says of it. */
export interface PlanGrammar {
  /** How people begin what they say to a question, by its name. */
  verbs: Record<string, RegExp>;
  abbreviations: Abbreviations;
  /** What is asked after a reply, where that may be looked at. */
  lookAhead: (at: Lookahead, reply: Answer) => Lookahead | undefined;
  /** Why something typed is not among the choices of a question. */
  explainRefusal?: (at: Lookahead, typed: string) => Refusal | undefined;
  /** How a turn is ended, where that is asked; and from which questions on it may be said. */
  endTurn?: { from: readonly string[]; by: Step };
}

/** Between two parts of a text whose white space is single spaces or new lines. */
const PLAN_SEPARATOR = /[,;\n]|\s[+&](?=\s)|\s(?:and\s)?then(?=\s)/i;
const THEN_PREFIX = /^(?:and )?then /i;

/** A part that ends the turn, after all the others. */
const END_TURN_PATTERN = /^(?:and )?end (?:my |the )?turn$/i;

/** So many parts are read, and so many questions looked at. */
const MAX_PARTS = 16;
const MAX_LOOKAHEADS = 8;

type Step = FormAnswers['planned'][number];

/** With what would be regretted of it. */
interface PlannedAnswer extends Step {
  regret?: string;
}

/** Parts as they are said to a question, without the verb they may begin with. */
const withoutVerb = ({ verbs }: PlanGrammar, { open }: Lookahead, parts: readonly string[]): string[] => {
  const verb = Object.hasOwn(verbs, open.ask.question) ? verbs[open.ask.question] : undefined;
  return verb ? parts.map((part) => part.replace(verb, '')) : [...parts];
};

/** Reads parts one question after the other; where the rest is said to a later one and cannot be read there, it is said why. */
class PlanReader {
  private said: PlanFailure | undefined;
  /** What was wrong where the most of it had been read. */
  private furthest: { left: number; trouble: PlanFailure | undefined } | undefined;
  private looks = 0;
  private readonly ways: PlanGrammar;
  private readonly readers = new ListParserCache();

  constructor(ways: PlanGrammar) {
    this.ways = ways;
  }

  /** Why it could not be read, as near to where that is as can be said. */
  get trouble(): PlanFailure | undefined {
    return this.said ?? this.furthest?.trouble;
  }

  /** The answers to a question and those after it that use up all parts; undefined where there are none such. */
  steps(at: Lookahead, parts: readonly string[]): PlannedAnswer[] | undefined {
    const { ways } = this;
    const own = withoutVerb(ways, at, parts);
    const whole = this.read(at, own);
    if ('answer' in whole)
      return lookaheadProblem(at, whole.answer) === undefined ? [toPlannedAnswer(at, whole.answer)] : undefined;
    for (let many = parts.length - 1; many > 0; many--) {
      // Whatever could be meant here is meant here.
      if (!this.isForeign(at, own[many])) continue;
      const read = this.read(at, own.slice(0, many));
      if (!('answer' in read) || lookaheadProblem(at, read.answer) !== undefined) continue;
      const rest = this.after(at, read.answer, parts.slice(many));
      if (rest) return [toPlannedAnswer(at, read.answer), ...rest];
    }
    return undefined;
  }

  private read(at: Lookahead, parts: readonly string[]): ParsedAnswer {
    return parseAnswer(at.spec, parts.join(', '), this.ways.abbreviations, this.readers);
  }

  /** Whether a part is nothing that could be said to a question. */
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
        problem: explainUnread(read, (typed) => unlessUnknown(() => ways.explainRefusal?.(at, typed))),
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
            problem: `"${truncate(rest[0], 40)}" is about what cannot be foreseen: answer without it first.`,
          };
    return steps;
  }
}

/** Whether a part begins as what is said to another question does. */
const belongsToLaterQuestion = ({ verbs }: PlanGrammar, { open }: Lookahead, part: string): boolean =>
  Object.entries(verbs).some(([question, verb]) => question !== open.ask.question && verb.test(part));

function toPlannedAnswer(at: Lookahead, reply: Answer): PlannedAnswer {
  const regret = lookaheadConfirmation(at, reply);
  return { question: at.open.ask.question, reply, seen: questionMark(at), ...(regret !== undefined && { regret }) };
}

/** Why the rest cannot be read; `left`: how many parts that is, and `meant` what it may mean. */
interface PlanFailure {
  problem: string;
  left: number;
  meant?: Ambiguity['candidates'];
}

/** What is said of the trouble; of what could be several things, each is said with what was typed before it. */
function formatPlanFailure(trouble: PlanFailure | undefined, parts: readonly string[]): Ambiguity | string | undefined {
  if (!trouble?.meant) return trouble?.problem;
  const before = parts.slice(0, parts.length - trouble.left);
  return {
    problem: trouble.problem,
    candidates: trouble.meant.map(({ key, label }) => ({ key: [...before, key].join(', '), label })),
  };
}

/**
 * What was typed, as the answer to a question and what is planned for those after it; a sentence about the rest where only the beginning
 * could be read; undefined where not even that could.
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
  const [first, ...planned] = said.map(({ regret: _lost, ...step }) => step);
  if (!first) return formatPlanFailure(reading.trouble, parts);
  const regrets = said.flatMap(({ regret }) => regret ?? []).join(' ');
  return {
    reply: first.reply,
    planned: [...planned, ...(ends && ways.endTurn ? [ways.endTurn.by] : [])],
    ...(regrets && { confirmation: regrets }),
  };
}
