import { escapeMarkdown } from '#text/markdown.ts';
import { isSameName } from '#kit/components/sets/set-names.ts';
import notWritten from '#ti2/content/not-written.json' with { type: 'json' };

// Components that Custodian does not referee, from the list that `npm run components` writes.

interface NotRefereed {
  kind: string;
  id: string;
  name: string;
  set: string;
  lacks: string;
}

const ALL: readonly NotRefereed[] = notWritten;
const KEY = 'not-refereed:';

/** Returns the components that are not refereed as choices for the autocompletion of `/help`. */
export const findNotRefereed = (): { key: string; label: string }[] =>
  ALL.map(({ kind, id, name }) => ({
    key: `${KEY}${kind} ${id}`,
    label: `${name} (${kind.replaceAll('-', ' ')}, not refereed)`,
  }));

/** Returns the rules in these sets that the bot does not referee, each with its reason. */
export const rulesNotRefereed = (sets: readonly string[]): string[] =>
  ALL.flatMap(({ kind, name, set, lacks }) => (kind === 'rule' && sets.includes(set) ? [`${name}: ${lacks}`] : []));

const told = ({ name, lacks }: NotRefereed): string =>
  `I do not referee ${escapeMarkdown(name)}. ${lacks} Play it by agreement, and change the board with \`/repair\`.`;

/** Explains why a component is not refereed, by key or name; undefined for anything else. */
export function explainNotRefereed(wanted: string): string | undefined {
  const found = ALL.find(({ kind, id, name }) => `${KEY}${kind} ${id}` === wanted || isSameName(name, wanted));
  return found && told(found);
}
