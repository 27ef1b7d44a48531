import type { Json, Spec } from '#engine';
import { prefixedKey } from './option-keys.ts';

// Standing orders to decline a kind of question that comes again and again. What such a question is about is public, so
// that an order shows no more than a quick answer would. Their keys are saved in games.

const skip = prefixedKey<string>('skip ');

/** Formats the order to skip a kind of question, or only those about one thing, such as a strategy card. */
export const skipOrder = (question: string, about?: string): string =>
  skip.format(about === undefined ? question : `${question} ${about}`);

/** An order to skip, with what it skips: "following Warfare". */
export interface SkipChoice {
  order: string;
  label: string;
}

/** Takes the place of a question that its player skips. */
export const SKIPPED: Spec = { kind: 'none', reason: 'You skip this by a standing order. `/orders` cancels it.' };

/** A question that might be skipped, with its options if they decide about it. */
export interface SkippableQuestion {
  question: string;
  data: Json;
  readonly spec?: Spec;
}

/** Returns the order that skips a question, if there is one. What a card grants at once is asked in spite of orders. */
export const findSkip = (
  choices: readonly SkipChoice[],
  { question, data }: SkippableQuestion,
): SkipChoice | undefined => {
  const { card, granted, atOnce } = (data ?? {}) as { card?: string; granted?: boolean; atOnce?: boolean };
  if (granted || atOnce) return undefined;
  return choices.find(({ order }) => order === skipOrder(question) || order === skipOrder(question, card));
};
