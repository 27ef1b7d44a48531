import type { SeatId } from '#engine';
import { seatWordsFor, type SeatWords } from '#kit/narration/seat-words.ts';
import { capitalize } from '#text/sentences.ts';
import type { Timing } from './types.ts';

/**
 * Texts that tell players about each event, so that they know what they may answer: a sentence, or a function of the
 * event's data and the edition's own words. The compiler rejects an event without a text.
 */
export type EventTexts<Events extends object, Words> = {
  [E in keyof Events]: string | ((about: Events[E] & { timing: Timing }, say: Words) => string);
};

/** Creates the function that says in one sentence what an event is. `to`: the reader, who is "you" in it. */
export const createEventDescriber =
  <G, E extends { name: string }>(
    texts: Readonly<Record<E['name'], (game: G, event: never, say: SeatWords) => string>>,
    nameOfSeat: (game: G, seat: SeatId) => string,
  ) =>
  (game: G, event: E, to?: SeatId): string => {
    const say = seatWordsFor((seat) => nameOfSeat(game, seat), to);
    return `${capitalize(texts[event.name as E['name']](game, event as never, say))}.`;
  };
