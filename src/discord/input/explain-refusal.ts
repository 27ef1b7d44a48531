import { NameIndex, type Abbreviations } from '#text/fuzzy-match.ts';
import type { LabeledOption } from '#discord/format/option-labels.ts';
import type { ParseFailure } from './parse-list.ts';

// Why what somebody typed is not among the choices.

/** `plain`: no more than the rule or the card by which the question offers what it offers. */
export interface Refusal {
  text: string;
  isGeneric?: true;
}

/** "3 war suns" is about war suns. */
const COUNT_PREFIX = /^\d{1,3} ?[x×]? (?=\p{L})/u;

/** Finds the one thing that somebody means by what they typed. */
export const createTopicMatcher =
  (typed: string, shorthand?: Abbreviations) =>
  <T extends LabeledOption>(topics: readonly T[]): T | undefined => {
    const index = new NameIndex(topics, ({ key, label }) => [label, key], shorthand);
    const found = index.meantBy(typed.replace(COUNT_PREFIX, ''));
    if (found.length) return found.length > 1 ? undefined : found[0];
    // "Carrier with Harrugh" is about Harrugh.
    const within = index.namedIn(typed);
    return within.length > 1 ? undefined : within[0];
  };

/** What is said of something that could not be read: with its reason, where there is one. */
export function explainUnread(
  { problem, unknown }: ParseFailure,
  reasonOf: (typed: string) => Refusal | undefined,
): string {
  const reason = unknown && reasonOf(unknown.text);
  if (!unknown || !reason) return problem;
  return reason.isGeneric ? `${reason.text} ${unknown.there}` : reason.text;
}
