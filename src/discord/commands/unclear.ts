import { Illegal } from '../../table/index.ts';
import type { Shorthand } from '../../words/likeness.ts';
import { upper } from '../../words/sentences.ts';
import type { Reply } from '../context.ts';
import type { Choice } from '../face.ts';
import { insteadOf } from '../instead.ts';
import { partsOf, problemOf, type Listed, type Part } from '../typed-parts.ts';

/** Part of what was typed for an option could be several things, or is nothing: with what may be meant, each a whole value for the option. */
export class Unclear extends Illegal {
  readonly option: string;
  readonly choices: Choice[];
  /** What is answered where no button can carry what may be meant; left out, what is said alone. */
  readonly otherwise: (() => Promise<Reply>) | undefined;
  /** What alone is called so but for a letter that tells one from several: "Agents" is the Agent. */
  readonly sole: string | undefined;

  constructor(said: string, option: string, choices: Choice[], otherwise?: () => Promise<Reply>, sole?: string) {
    super(said);
    this.option = option;
    this.choices = choices;
    this.otherwise = otherwise;
    this.sole = sole;
  }
}

/** A list that was typed for an option; `whole`: what the option then is, where this is but a part of it. */
export interface TypedList {
  option: string;
  typed: string;
  shorthand: Shorthand;
  whole?: (part: string) => string;
}

/** The parts of a list, each one thing. Throws Unclear where one is not. */
export function readList(
  list: readonly Listed[],
  { option, typed, shorthand, whole = (part) => part }: TypedList,
): (Part & { found: Listed })[] {
  const parts = partsOf(list, typed, { counted: true, shorthand });
  const problem = problemOf(parts, list);
  if (problem) {
    const instead = insteadOf(parts, list, ({ label }) => label);
    throw new Unclear(
      upper(problem.problem),
      option,
      instead.map(({ key, label }) => ({ key: whole(key), label })),
    );
  }
  return parts.flatMap((part) => (part.found ? [{ ...part, found: part.found }] : []));
}
