import { Illegal } from '#service';
import type { Shorthand } from '#text/fuzzy-match.ts';
import { upper } from '#text/sentences.ts';
import type { Reply } from '#discord/interactions/replies.ts';
import type { Choice } from '#discord/edition/edition-adapter.ts';
import { insteadOf } from './suggestions.ts';
import type { Listed } from './parse-names.ts';
import { PartReader, problemOf, type Part } from './parse-list.ts';

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

/** A list that may be typed in several pieces: what can be in it is made ready once. */
export interface ReadableList {
  list: readonly Listed[];
  reader: PartReader;
}

export const readableList = (list: readonly Listed[], shorthand: Shorthand): ReadableList => ({
  list,
  reader: new PartReader(list, { counted: true, shorthand }),
});

/** The parts of a list, each one thing. Throws Unclear where one is not. */
export const readList = (list: readonly Listed[], { shorthand, ...typed }: TypedList): FoundPart[] =>
  readListIn(readableList(list, shorthand), typed);

type FoundPart = Part & { found: Listed };

/** The same of a list that has been made ready. */
export function readListIn(
  { list, reader }: ReadableList,
  { option, typed, whole = (part) => part }: Omit<TypedList, 'shorthand'>,
): FoundPart[] {
  const parts = reader.read(typed);
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
