import { matching } from '#discord/commands/options.ts';
import type { Choice } from '#discord/edition/edition-adapter.ts';

// Matters of the rules that somebody may look up beside components, some of which have the same names.

export interface Matter {
  id: string;
  name: string;
  /** Other words for it. */
  also?: string;
  text: string;
}

const MATTER = 'rule ';

/** Those whose name, or what else they are called, holds what was typed. */
export const mattersCalled = (matters: readonly Matter[], typed: string): Choice[] =>
  matching(
    matters.map(({ id, name, also }) => ({ key: MATTER + id, label: `${name} (rules${also ? `: ${also}` : ''})` })),
    typed,
  );

/** What the rules say of a matter, by its key or by a word for it; nothing where it is none. */
export function matterText(matters: readonly Matter[], key: string): string | undefined {
  const wanted = key.trim().toLowerCase();
  const found =
    matters.find(({ id, name }) => MATTER + id === wanted || name.toLowerCase() === wanted) ??
    (wanted.length > 2
      ? matters.find(({ name, also }) => `${name}, ${also}`.toLowerCase().includes(wanted))
      : undefined);
  return found && `**${found.name}** (rules)\n${found.text}`;
}
