import { matchChoices } from '#discord/commands/options.ts';
import type { Choice } from '#discord/edition/edition-adapter.ts';

// Topics of the rules that users can look up in addition to components; some share a name with one.

export interface RulesTopic {
  id: string;
  name: string;
  /** Other words for the topic. */
  keywords?: string;
  text: string;
}

const TOPIC_PREFIX = 'rule ';

/** Returns the topics whose name or keywords contain the typed text. */
export const matchTopics = (matters: readonly RulesTopic[], typed: string): Choice[] =>
  matchChoices(
    matters.map(({ id, name, keywords }) => ({
      key: TOPIC_PREFIX + id,
      label: `${name} (rules${keywords ? `: ${keywords}` : ''})`,
    })),
    typed,
  );

/** Returns the text of a topic by its key, name or a word of more than two letters; undefined if there is none. */
export function findTopicText(matters: readonly RulesTopic[], key: string): string | undefined {
  const wanted = key.trim().toLowerCase();
  const found =
    matters.find(({ id, name }) => TOPIC_PREFIX + id === wanted || name.toLowerCase() === wanted) ??
    (wanted.length > 2
      ? matters.find(({ name, keywords }) => `${name}, ${keywords}`.toLowerCase().includes(wanted))
      : undefined);
  return found && `**${found.name}** (rules)\n${found.text}`;
}
