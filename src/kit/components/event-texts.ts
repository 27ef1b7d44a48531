import type { Timing } from './types.ts';

/**
 * What people are told of each event, so that they know what they may answer: a sentence, or one made of what the event carries
 * and of what an edition calls its things. Complete: an event without a text is refused by the compiler.
 */
export type EventTexts<Events extends object, Words> = {
  [E in keyof Events]: string | ((about: Events[E] & { timing: Timing }, say: Words) => string);
};
