import { openAsks, type EngineState, type Json, type SeatId } from '#engine';

// What corrections of any edition have in common.

/** What a correction is given: text, field by field. */
export type RepairFields = Record<string, string>;

/** As it came from outside; nothing where it is no record. */
export const parseRepairFields = (data: Json): RepairFields =>
  data !== null && typeof data === 'object' && !Array.isArray(data)
    ? Object.fromEntries(Object.entries(data).map(([key, value]) => [key, String(value)]))
    : {};

/** A whole number of at most three digits, as it was typed. */
export const parseWholeNumber = (text: string): number | undefined =>
  /^\d{1,3}$/.test(text) ? Number(text) : undefined;

/** Whether a seat is asked anything that it has not answered. */
export const isAsked = (state: EngineState, seat: SeatId): boolean =>
  openAsks(state).some(({ ask }) => ask.player === seat && ask.reply === undefined);

/** All that a seat is asked is passed over. */
export function skipAsks(state: EngineState, seat: SeatId): void {
  for (const { ask, frame } of openAsks(state)) {
    if (ask.player !== seat || ask.reply !== undefined) continue;
    // Null is what a question that fell away reads as: every procedure goes on from it.
    ask.reply = null;
    ask.firm = true;
    if (frame.each) frame.stirred = true;
  }
}
