import { escapeMarkdown } from '#text/markdown.ts';
import { isSameName } from '#kit/components/set-names.ts';
import notWritten from '#ti2/content/not-written.json' with { type: 'json' };

// What the edition has and Custodian does not referee: the list that `npm run components` gives.

interface NotRefereed {
  kind: string;
  id: string;
  name: string;
  set: string;
  lacks: string;
}

const ALL: readonly NotRefereed[] = notWritten;
const KEY = 'not-refereed:';

const lower = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** Choices of what is not refereed, for help that is being typed. */
export const findNotRefereed = (): { key: string; label: string }[] =>
  ALL.map(({ kind, id, name }) => ({
    key: `${KEY}${kind} ${id}`,
    label: `${name} (${kind.replaceAll('-', ' ')}, not refereed)`,
  }));

/** Returns the rules of some sets that are not refereed, each with its reason. */
export const rulesNotRefereed = (sets: readonly string[]): string[] =>
  ALL.flatMap(({ kind, name, set, lacks }) =>
    kind === 'rule' && sets.includes(set) ? [`${name}: ${lower(lacks)}`] : [],
  );

const told = ({ name, lacks }: NotRefereed): string =>
  `Custodian does not referee ${escapeMarkdown(name)}: ${lower(lacks)}. Play it by agreement, and set right what it changes with \`/repair\`.`;

/** Why something is not refereed, by its key or by its name; nothing for what is no such thing. */
export function explainNotRefereed(wanted: string): string | undefined {
  const found = ALL.find(({ kind, id, name }) => `${KEY}${kind} ${id}` === wanted || isSameName(name, wanted));
  return found && told(found);
}
