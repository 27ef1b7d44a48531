import { normalizeName } from '#kit/components/sets/set-names.ts';
import entries from '#ti3/content/not-written.json' with { type: 'json' };
import { SETS } from '#ti3/content/sets.ts';

// Components of the third edition that Custodian does not referee, from the list that `npm run components` reads.

/** Component that is not refereed. `lacks` is the reason, in sentences. */
export interface NotRefereed {
  kind: string;
  id: string;
  name: string;
  set: string;
  lacks: string;
}

export const NOT_REFEREED: readonly NotRefereed[] = entries;

/** Returns the options and rules of some sets that players can use only by agreement. */
export const optionsNotRefereed = (sets: readonly string[]): NotRefereed[] =>
  NOT_REFEREED.filter(({ kind, set }) => ['option', 'rule'].includes(kind) && sets.includes(set));

/**
 * Finds a component that is not refereed by its typed name; undefined if there is none. Options precede components in
 * the list.
 */
export function findNotRefereed(typed: string): NotRefereed | undefined {
  const wanted = normalizeName(typed);
  return NOT_REFEREED.find(
    ({ name }) => normalizeName(name) === wanted || normalizeName(name.replace(/ \(.*$/, '')) === wanted,
  );
}

/**
 * Formats why a component is not refereed: "I do not referee Sabotage Runs (option, Base game). ..."
 */
export function formatNotRefereed({ kind, name, set, lacks }: NotRefereed): string {
  const box = SETS.find(({ id }) => id === set)?.name ?? set;
  const bare = name.replace(/ \(.*$/, '');
  return `I do not referee ${bare} (${kind.replaceAll('-', ' ')}, ${box}). ${lacks} Play it by agreement, and change the board with \`/repair\`.`;
}
