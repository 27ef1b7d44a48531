import { windowQuestion, type Json, type PassedWindow } from '#engine';
import type { RepeatedAnswer } from './planned-answers.ts';
import type { FormField } from './form-field.ts';

// In a form, players can decline what they could use in the windows that it passes.

/** Key of the field. */
export const WINDOWS = 'windows';

const NOTHING_TO_USE = 'you have none, but other players would wait for you';

/**
 * Returns the field in which a player declines what they could use on the way; undefined if no window asks them. It is
 * offered for veiled windows, too: only those who hold a card could else decline ahead, and at once.
 */
export function windowsField(passed: readonly PassedWindow[]): FormField | undefined {
  if (!passed.length) return undefined;
  const labels = [...new Set(passed.flatMap((window) => window.labels))];
  return {
    key: WINDOWS,
    label: 'Cards and abilities',
    isSingle: true,
    options: [
      { key: 'ask', label: 'Ask me each time', chosen: true },
      { key: 'none', label: 'Use none', hint: labels.join(', ') || NOTHING_TO_USE },
    ],
  };
}

/** Starts the list of windows that a submitted form declines; undefined if it declines none. */
export const listToDecline = (given: Record<string, string[]>): PassedWindow[] | undefined =>
  given[WINDOWS]?.[0] === 'none' ? [] : undefined;

/** Returns the answers that decline windows, each time they open during what the form was filled in for. */
export const declineEach = (passed: readonly PassedWindow[] = []): RepeatedAnswer[] =>
  passed.map(({ event, within }) => ({
    question: windowQuestion.name,
    about: { event: event as unknown as Json },
    reply: [],
    ...(within !== undefined && { within }),
  }));
