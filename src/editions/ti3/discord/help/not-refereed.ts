import { normalizeName } from '#kit/components/set-names.ts';
import entries from '#ti3/content/not-written.json' with { type: 'json' };
import { SETS } from '#ti3/content/sets.ts';

// What the boxes of the third edition have and Custodian does not referee, from the list that `npm run components` reads.

/** Something that is not refereed; `lacks`: why, as a clause. */
export interface NotRefereed {
  kind: string;
  id: string;
  name: string;
  set: string;
  lacks: string;
}

export const NOT_REFEREED: readonly NotRefereed[] = entries;

/** Options and rules of some sets that a table can play by agreement only. */
export const optionsNotRefereed = (sets: readonly string[]): NotRefereed[] =>
  NOT_REFEREED.filter(({ kind, set }) => ['option', 'rule'].includes(kind) && sets.includes(set));

/** Finds what somebody calls by its name; an option before a component. */
export function findNotRefereed(typed: string): NotRefereed | undefined {
  const wanted = normalizeName(typed);
  return NOT_REFEREED.find(
    ({ name }) => normalizeName(name) === wanted || normalizeName(name.replace(/ \(.*$/, '')) === wanted,
  );
}

/** "Custodian does not referee Sabotage Runs (option, Base game), because ..." */
export function formatNotRefereed({ kind, name, set, lacks }: NotRefereed): string {
  const box = SETS.find(({ id }) => id === set)?.name ?? set;
  const bare = name.replace(/ \(.*$/, '');
  return `Custodian does not referee ${bare} (${kind.replaceAll('-', ' ')}, ${box}), because ${lacks}. Play it by agreement; \`/repair\` changes the board.`;
}
