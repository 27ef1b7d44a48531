import { matchChoices } from '#discord/commands/options.ts';
import type { Choice } from '#discord/edition/edition-adapter.ts';

// Matters of the rules that somebody may look up beside components, some of which have the same names.

export interface RulesTopic {
  id: string;
  name: string;
  /** Other words for it. */
  keywords?: string;
  text: string;
}

const TOPIC_PREFIX = 'rule ';

/** Those whose name, or what else they are called, holds what was typed. */
export const matchTopics = (matters: readonly RulesTopic[], typed: string): Choice[] =>
  matchChoices(
    matters.map(({ id, name, keywords }) => ({
      key: TOPIC_PREFIX + id,
      label: `${name} (rules${keywords ? `: ${keywords}` : ''})`,
    })),
    typed,
  );

/** What the rules say of a matter, by its key or by a word for it; nothing where it is none. */
export function findTopicText(matters: readonly RulesTopic[], key: string): string | undefined {
  const wanted = key.trim().toLowerCase();
  const found =
    matters.find(({ id, name }) => TOPIC_PREFIX + id === wanted || name.toLowerCase() === wanted) ??
    (wanted.length > 2
      ? matters.find(({ name, keywords }) => `${name}, ${keywords}`.toLowerCase().includes(wanted))
      : undefined);
  return found && `**${found.name}** (rules)\n${found.text}`;
}
