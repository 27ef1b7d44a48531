import { openAsks, type EngineState, type Json, type SeatId } from '#engine';

// Parts that the corrections of all editions have in common.

/** Fields of a correction, as text. */
export type RepairFields = Record<string, string>;

/** Reads the fields of a correction from outside data; empty if that is not a record. */
export const parseRepairFields = (data: Json): RepairFields =>
  data !== null && typeof data === 'object' && !Array.isArray(data)
    ? Object.fromEntries(Object.entries(data).map(([key, value]) => [key, String(value)]))
    : {};

/** Parses a typed whole number of at most three digits; undefined for anything else. */
export const parseWholeNumber = (text: string): number | undefined =>
  /^\d{1,3}$/.test(text) ? Number(text) : undefined;

/** Tells whether a seat has an open question without an answer. */
export const isAsked = (state: EngineState, seat: SeatId): boolean =>
  openAsks(state).some(({ ask }) => ask.player === seat && ask.reply === undefined);

/** Skips all open questions of a seat. */
export function skipAsks(state: EngineState, seat: SeatId): void {
  for (const { ask, frame } of openAsks(state)) {
    if (ask.player !== seat || ask.reply !== undefined) continue;
    // Null is the answer of a question that lapsed: every procedure can continue from it.
    ask.reply = null;
    ask.firm = true;
    if (frame.each) frame.stirred = true;
  }
}
