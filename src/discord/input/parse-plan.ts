import { asFarAsKnown, markOf, problemThere, regrettedThere, type Answer, type Foreseen } from '#engine';
import type { Shorthand } from '#text/fuzzy-match.ts';
import type { FormGiven, SeveralMeant, TypedOn } from '#discord/edition/edition-adapter.ts';
import { withReason, type Refusal } from './explain-refusal.ts';
import { clip, singleSpaced } from '#text/markdown.ts';
import { readTyped, type Read } from './parse-answer.ts';
import { PartReaders } from './parse-list.ts';

// What is typed for a question and for those that come after it: "carrier + 2 inf from 303, land 1 inf on Lodor, end turn".

/** What an edition says of it. */
export interface TypedWays {
  /** How people begin what they say to a question, by its name. */
  verbs: Record<string, RegExp>;
  shorthand: Shorthand;
  /** What is asked after a reply, where that may be looked at. */
  after: (at: Foreseen, reply: Answer) => Foreseen | undefined;
  /** Why something typed is not among the choices of a question. */
  refused?: (at: Foreseen, typed: string) => Refusal | undefined;
  /** How a turn is ended, where that is asked; and from which questions on it may be said. */
  ending?: { from: readonly string[]; by: Step };
}

/** Between two parts of a text whose white space is single spaces or new lines. */
const BETWEEN = /[,;\n]|\s[+&](?=\s)|\s(?:and\s)?then(?=\s)/i;
const THEN = /^(?:and )?then /i;

/** A part that ends the turn, after all the others. */
const END = /^(?:and )?end (?:my |the )?turn$/i;

/** So many parts are read, and so many questions looked at. */
const PARTS = 16;
const LOOKS = 8;

type Step = FormGiven['planned'][number];

/** With what would be regretted of it. */
interface Said extends Step {
  regret?: string;
}

/** Parts as they are said to a question, without the verb they may begin with. */
const saidTo = ({ verbs }: TypedWays, { open }: Foreseen, parts: readonly string[]): string[] => {
  const verb = Object.hasOwn(verbs, open.ask.question) ? verbs[open.ask.question] : undefined;
  return verb ? parts.map((part) => part.replace(verb, '')) : [...parts];
};

/** Reads parts one question after the other; where the rest is said to a later one and cannot be read there, it is said why. */
class Reading {
  private said: Trouble | undefined;
  /** What was wrong where the most of it had been read. */
  private furthest: { left: number; trouble: Trouble | undefined } | undefined;
  private looks = 0;
  private readonly ways: TypedWays;
  private readonly readers = new PartReaders();

  constructor(ways: TypedWays) {
    this.ways = ways;
  }

  /** Why it could not be read, as near to where that is as can be said. */
  get trouble(): Trouble | undefined {
    return this.said ?? this.furthest?.trouble;
  }

  /** The answers to a question and those after it that use up all parts; undefined where there are none such. */
  steps(at: Foreseen, parts: readonly string[]): Said[] | undefined {
    const { ways } = this;
    const own = saidTo(ways, at, parts);
    const whole = this.read(at, own);
    if ('answer' in whole) return problemThere(at, whole.answer) === undefined ? [stepOf(at, whole.answer)] : undefined;
    for (let many = parts.length - 1; many > 0; many--) {
      // Whatever could be meant here is meant here.
      if (!this.isForeign(at, own[many])) continue;
      const read = this.read(at, own.slice(0, many));
      if (!('answer' in read) || problemThere(at, read.answer) !== undefined) continue;
      const rest = this.after(at, read.answer, parts.slice(many));
      if (rest) return [stepOf(at, read.answer), ...rest];
    }
    return undefined;
  }

  private read(at: Foreseen, parts: readonly string[]): Read {
    return readTyped(at.spec, parts.join(', '), this.ways.shorthand, this.readers);
  }

  /** Whether a part is nothing that could be said to a question. */
  private isForeign(at: Foreseen, part: string): boolean {
    const read = this.read(at, [part]);
    return 'problem' in read && read.meant === undefined;
  }

  private troubleIn(at: Foreseen, parts: readonly string[]): Trouble | undefined {
    return asFarAsKnown(() => this.wrongIn(at, parts));
  }

  private wrongIn(at: Foreseen, parts: readonly string[]): Trouble | undefined {
    const { ways } = this;
    const read = this.read(at, saidTo(ways, at, parts));
    const left = parts.length;
    if ('problem' in read)
      return {
        left,
        problem: withReason(read, (typed) => asFarAsKnown(() => ways.refused?.(at, typed))),
        ...(read.meant && { meant: read.meant }),
      };
    const problem = problemThere(at, read.answer);
    return problem === undefined ? undefined : { left, problem };
  }

  private after(at: Foreseen, reply: Answer, rest: readonly string[]): Said[] | undefined {
    if (++this.looks > LOOKS) return undefined;
    const next = this.ways.after(at, reply);
    const steps = next && asFarAsKnown(() => this.steps(next, rest));
    if (next && !steps && rest.length < (this.furthest?.left ?? Infinity))
      this.furthest = { left: rest.length, trouble: this.troubleIn(next, rest) };
    if (!steps && isSaidLater(this.ways, at, rest[0]))
      this.said ??= next
        ? this.troubleIn(next, rest)
        : {
            left: rest.length,
            problem: `"${clip(rest[0], 40)}" is about what cannot be foreseen: answer without it first.`,
          };
    return steps;
  }
}

/** Whether a part begins as what is said to another question does. */
const isSaidLater = ({ verbs }: TypedWays, { open }: Foreseen, part: string): boolean =>
  Object.entries(verbs).some(([question, verb]) => question !== open.ask.question && verb.test(part));

function stepOf(at: Foreseen, reply: Answer): Said {
  const regret = regrettedThere(at, reply);
  return { question: at.open.ask.question, reply, seen: markOf(at), ...(regret !== undefined && { regret }) };
}

/** Why the rest cannot be read; `left`: how many parts that is, and `meant` what it may mean. */
interface Trouble {
  problem: string;
  left: number;
  meant?: SeveralMeant['meant'];
}

/** What is said of the trouble; of what could be several things, each is said with what was typed before it. */
function troubleTold(trouble: Trouble | undefined, parts: readonly string[]): SeveralMeant | string | undefined {
  if (!trouble?.meant) return trouble?.problem;
  const before = parts.slice(0, parts.length - trouble.left);
  return {
    problem: trouble.problem,
    meant: trouble.meant.map(({ key, label }) => ({ key: [...before, key].join(', '), label })),
  };
}

/**
 * What was typed, as the answer to a question and what is planned for those after it; a sentence about the rest where only the beginning
 * could be read; undefined where not even that could.
 */
export function typedOn(question: string, now: () => Foreseen | undefined, typed: string, ways: TypedWays): TypedOn {
  const all = typed
    .split('\n')
    .map(singleSpaced)
    .join('\n')
    .split(BETWEEN)
    .map((part) => part.trim().replace(THEN, ''))
    .filter(Boolean);
  const ends = END.test(all.at(-1) ?? '') && ways.ending?.from.includes(question);
  const parts = ends ? all.slice(0, -1) : all;
  const at = parts.length && parts.length <= PARTS ? now() : undefined;
  if (!at) return undefined;
  const reading = new Reading(ways);
  const said = reading.steps(at, parts) ?? [];
  const [first, ...planned] = said.map(({ regret: _lost, ...step }) => step);
  if (!first) return troubleTold(reading.trouble, parts);
  const regrets = said.flatMap(({ regret }) => regret ?? []).join(' ');
  return {
    reply: first.reply,
    planned: [...planned, ...(ends && ways.ending ? [ways.ending.by] : [])],
    ...(regrets && { regrets }),
  };
}
