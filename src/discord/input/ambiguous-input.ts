import { Illegal } from '#service';
import type { Abbreviations } from '#text/fuzzy-match.ts';
import { capitalize } from '#text/sentences.ts';
import type { Reply } from '#discord/interactions/replies.ts';
import type { Choice } from '#discord/edition/edition-adapter.ts';
import { suggestCorrections } from './suggestions.ts';
import type { ListOption } from './parse-names.ts';
import { ListParser, findParseFailure, type ListPart } from './parse-list.ts';

/** Part of what was typed for an option could be several things, or is nothing: with what may be meant, each a whole value for the option. */
export class AmbiguousInput extends Illegal {
  readonly option: string;
  readonly choices: Choice[];
  /** What is answered where no button can carry what may be meant; left out, what is said alone. */
  readonly fallback: (() => Promise<Reply>) | undefined;
  /** What alone is called so but for a letter that tells one from several: "Agents" is the Agent. */
  readonly onlyMatch: string | undefined;

  constructor(said: string, option: string, choices: Choice[], otherwise?: () => Promise<Reply>, sole?: string) {
    super(said);
    this.option = option;
    this.choices = choices;
    this.fallback = otherwise;
    this.onlyMatch = sole;
  }
}

/** A list that was typed for an option; `whole`: what the option then is, where this is but a part of it. */
export interface ListInput {
  option: string;
  typed: string;
  abbreviations: Abbreviations;
  toOptionValue?: (part: string) => string;
}

/** A list that may be typed in several pieces: what can be in it is made ready once. */
export interface IndexedList {
  list: readonly ListOption[];
  reader: ListParser;
}

export const indexList = (list: readonly ListOption[], shorthand: Abbreviations): IndexedList => ({
  list,
  reader: new ListParser(list, { counted: true, abbreviations: shorthand }),
});

/** The parts of a list, each one thing. Throws Unclear where one is not. */
export const resolveList = (list: readonly ListOption[], { abbreviations, ...typed }: ListInput): FoundPart[] =>
  parseIndexedList(indexList(list, abbreviations), typed);

type FoundPart = ListPart & { option: ListOption };

/** The same of a list that has been made ready. */
export function parseIndexedList(
  { list, reader }: IndexedList,
  { option, typed, toOptionValue = (part) => part }: Omit<ListInput, 'abbreviations'>,
): FoundPart[] {
  const parts = reader.read(typed);
  const problem = findParseFailure(parts, list);
  if (problem) {
    const instead = suggestCorrections(parts, list, ({ label }) => label);
    throw new AmbiguousInput(
      capitalize(problem.problem),
      option,
      instead.map(({ key, label }) => ({ key: toOptionValue(key), label })),
    );
  }
  return parts.flatMap((part) => (part.option ? [{ ...part, option: part.option }] : []));
}
