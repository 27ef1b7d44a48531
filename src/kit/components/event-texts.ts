import type { Timing } from './types.ts';

/**
 * Texts that tell players about each event, so that they know what they may answer: a sentence, or a function of the
 * event's data and the edition's own words. The compiler rejects an event without a text.
 */
export type EventTexts<Events extends object, Words> = {
  [E in keyof Events]: string | ((about: Events[E] & { timing: Timing }, say: Words) => string);
};
