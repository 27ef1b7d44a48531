import { Illegal } from '#service';
import type { Abbreviations } from '#text/fuzzy-match.ts';
import { capitalize } from '#text/sentences.ts';
import type { Reply } from '#discord/interactions/replies.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import { suggestCorrections } from './suggestions.ts';
import type { ListOption } from './parse-names.ts';
import { ListParser, findParseFailure, type ListPart } from './parse-list.ts';

/** Part of the input for an option is ambiguous or unknown. Each choice is a suggested value for the whole option. */
export class AmbiguousInput extends Illegal {
  readonly option: string;
  readonly choices: Choice[];
  /** Creates the reply if no button can carry the choices; undefined to show only the message. */
  readonly fallback: (() => Promise<Reply>) | undefined;
  /** The only name that matches exactly except for a plural: "Agents" matches Agent. */
  readonly onlyMatch: string | undefined;

  constructor(said: string, option: string, choices: Choice[], otherwise?: () => Promise<Reply>, sole?: string) {
    super(said);
    this.option = option;
    this.choices = choices;
    this.fallback = otherwise;
    this.onlyMatch = sole;
  }
}

/** A list typed for an option. `toOptionValue` turns it into the whole option value if it is only a part of it. */
export interface ListInput {
  option: string;
  typed: string;
  abbreviations: Abbreviations;
  toOptionValue?: (part: string) => string;
}

/** A list of options with its parser, indexed once for several inputs. */
export interface IndexedList {
  list: readonly ListOption[];
  reader: ListParser;
}

export const indexList = (list: readonly ListOption[], shorthand: Abbreviations): IndexedList => ({
  list,
  reader: new ListParser(list, { counted: true, abbreviations: shorthand }),
});

/** Returns the parts of a typed list. Throws AmbiguousInput if a part does not match exactly one option. */
export const resolveList = (list: readonly ListOption[], { abbreviations, ...typed }: ListInput): FoundPart[] =>
  parseIndexedList(indexList(list, abbreviations), typed);

type FoundPart = ListPart & { option: ListOption };

/** Works like `resolveList`, with an indexed list. */
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
