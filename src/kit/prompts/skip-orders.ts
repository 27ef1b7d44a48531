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

/** Returns the order that skips a question, if there is one. */
export const findSkip = (
  choices: readonly SkipChoice[],
  { question, data }: { question: string; data: Json },
): SkipChoice | undefined => {
  const { card } = (data ?? {}) as { card?: string };
  return choices.find(({ order }) => order === skipOrder(question) || order === skipOrder(question, card));
};
