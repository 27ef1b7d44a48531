import { matchChoices } from '#discord/commands/options.ts';
import type { Choice } from '#discord/edition/game-presenter.ts';
import { foldText, isFragment, significantWords } from '#text/fuzzy-match.ts';

// Topics of the rules that users can look up in addition to components; some share a name with one.

export interface RulesTopic {
  id: string;
  name: string;
  /** Other words for the topic, separated by commas. */
  keywords?: string;
  text: string;
  /** The name and then the keywords, in the form in which typed texts are compared with them. */
  spellings: readonly TopicSpelling[];
}

interface TopicSpelling {
  folded: string;
  /** Words in the singular, in a fixed order: "ships moving" equals "moving ship". */
  sorted: string;
  words: readonly string[];
}

function spell(text: string): TopicSpelling {
  const words = significantWords(text);
  return { folded: foldText(text), sorted: words.toSorted().join(' '), words };
}

/** Adds the spellings to topics. */
export const spelled = <T extends Omit<RulesTopic, 'spellings'>>(
  topics: readonly T[],
): (T & Pick<RulesTopic, 'spellings'>)[] =>
  topics.map((topic) => ({
    ...topic,
    spellings: [topic.name, ...(topic.keywords?.split(', ') ?? [])].map(spell),
  }));

/** Creates a topic whose id is made from its name. */
export const rulesTopic = (name: string, keywords: string, text: string): RulesTopic =>
  spelled([{ id: name.toLowerCase().replaceAll(' ', '-'), name, keywords, text }])[0];

/** Begins the key of a topic. */
export const TOPIC_PREFIX = 'rule ';

/** Returns the topics whose name or keywords contain the typed text; the label shows the keyword that does. */
export function matchTopics(topics: readonly RulesTopic[], typed: string): Choice[] {
  const wanted = typed.trim().toLowerCase();
  const contains = (text: string): boolean => text.toLowerCase().includes(wanted);
  return matchChoices(
    topics.map(({ id, name, keywords = '' }) => {
      const keyword = contains(name) ? undefined : keywords.split(', ').find(contains);
      return { key: TOPIC_PREFIX + id, label: `${name} (rules${keyword ? `: ${keyword}` : ''})`, alias: keywords };
    }),
    typed,
  );
}

/** Minimum number of letters of a typed word that can be the beginning of a keyword. */
const MIN_BEGINNING_LENGTH = 3;

type TopicMatcher = (topic: RulesTopic, typed: TopicSpelling) => boolean;

/** Ways in which a typed text can be the name or a keyword of a topic, the most certain first. */
const EXACT_WAYS: readonly TopicMatcher[] = [
  ({ spellings: [name] }, { folded }) => name?.folded === folded,
  ({ spellings }, { folded }) => spellings.some((one) => one.folded === folded),
  ({ spellings }, { sorted }) => spellings.some((one) => one.sorted === sorted),
];

/** Ways in which a typed text can be similar to the names of a topic, the most certain first. */
const SIMILAR_WAYS: readonly TopicMatcher[] = [
  ({ spellings }, { folded }) =>
    folded.length >= MIN_BEGINNING_LENGTH && spellings.some((one) => isFragment(folded, one.folded)),
  ({ spellings }, { words }) => {
    const own = spellings.flatMap((one) => one.words);
    return words.every((word) => own.includes(word));
  },
];

function findBy(ways: readonly TopicMatcher[], topics: readonly RulesTopic[], typed: string): RulesTopic | undefined {
  const key = typed.trim().toLowerCase();
  const keyed = topics.find(({ id }) => TOPIC_PREFIX + id === key);
  if (keyed) return keyed;
  const wanted = spell(typed);
  if (!wanted.words.length) return undefined;
  for (const way of ways) {
    const found = topics.find((topic) => way(topic, wanted));
    if (found) return found;
  }
  return undefined;
}

/** Returns a line that refers to the topic with this name or keyword; no line if there is none. */
export function seeTopic(topics: readonly RulesTopic[], named: string): string[] {
  const found = findBy(EXACT_WAYS, topics, named);
  return found ? [`-# Rules: \`/help about:${found.name}\`.`] : [];
}

const formatTopic = ({ name, text }: RulesTopic): string => `**${name}** (rules)\n${text}`;

/** Returns the text of a topic by its key, its name or a keyword; undefined if there is none. */
export function findTopicText(topics: readonly RulesTopic[], typed: string): string | undefined {
  const found = findBy([...EXACT_WAYS, ...SIMILAR_WAYS], topics, typed);
  return found && formatTopic(found);
}

/** Works like `findTopicText`, but the whole name or keyword must be typed. */
export function findNamedTopicText(topics: readonly RulesTopic[], typed: string): string | undefined {
  const found = findBy(EXACT_WAYS, topics, typed);
  return found && formatTopic(found);
}
