import { truncate } from '#text/markdown.ts';
import { haveSameOrigin, NameIndex, type Abbreviations } from '#text/fuzzy-match.ts';
import { stripPosition } from '#text/short-places.ts';
import type { LabeledOption } from '#discord/format/option-labels.ts';
import type { ParseFailure } from './parse-list.ts';

// Explains why a typed name is not among the choices.

/**
 * A reason why something cannot be chosen. `isGeneric`: it only names the rule or card that limits the choices.
 * `formatWith`: repeats what was typed, where the text says “that”.
 */
export interface Refusal {
  text: string;
  isGeneric?: true;
  formatWith?: (typed: string) => string;
}

/** "3 war suns" is about war suns. */
const COUNT_PREFIX = /^\d{1,3} ?[x×]? (?=\p{L})/u;

/** Creates a function that finds the one topic that a text names; undefined if there is none or several. */
export const createTopicMatcher =
  (typed: string, shorthand?: Abbreviations) =>
  <T extends LabeledOption>(topics: readonly T[]): T | undefined => {
    const index = new NameIndex(topics, ({ key, label }) => [label, key], shorthand);
    const isMeant = ({ label }: T): boolean => haveSameOrigin(typed.replace(COUNT_PREFIX, ''), label, shorthand);
    const found = index.meantBy(typed.replace(COUNT_PREFIX, '')).filter(isMeant);
    if (found.length) return found.length > 1 ? undefined : found[0];
    // "Carrier with Harrugh" is about Harrugh, "1 cruiser at Quill" about Quill (101).
    const within = [
      index.namedIn(typed),
      new NameIndex(topics, ({ label }) => [stripPosition(label)], shorthand).namedIn(typed),
    ];
    return within.map((list) => list.filter(isMeant)).find((list) => list.length === 1)?.[0];
  };

/** Returns the message for an unreadable part, with the reason if there is one. */
export function explainUnread(
  { problem, unknown }: ParseFailure,
  reasonOf: (typed: string) => Refusal | undefined,
): string {
  const reason = unknown && reasonOf(unknown.text);
  if (!unknown || !reason) return problem;
  const typed = `“${truncate(unknown.text, MAX_REPEATED_LENGTH)}”`;
  const text = reason.formatWith?.(typed) ?? reason.text;
  return reason.isGeneric ? `${text} ${unknown.there}` : text;
}

/** Maximum number of characters of a typed text that a refusal repeats. */
const MAX_REPEATED_LENGTH = 60;
