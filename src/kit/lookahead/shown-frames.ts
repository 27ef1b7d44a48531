import type { Frame, Json, SeatId } from '#engine';
import type { AbilityUse } from '#kit/components/ability-use.ts';

/** Fields of the use of an ability or card, which only its user sees. */
const USE_FIELDS: readonly (keyof AbilityUse)[] = ['seat', 'component', 'key', 'use', 'event', 'target'];

/** Procedures of the stack that players see. */
export interface ShownProcedures {
  /** Public procedures, each with the public fields of its data. */
  open: Readonly<Record<string, readonly string[]>>;
  /** Procedures that use an ability or card, which only their user sees. */
  uses: readonly string[];
}

/** Returns the frames of a stack that a seat sees, with those fields of their data that it may know. */
export const showFrames = ({ open, uses }: ShownProcedures, frames: readonly Frame[], viewer: SeatId): Frame[] =>
  frames.flatMap(({ procedure, data }) => {
    const all = data as Record<string, Json | undefined>;
    const fields = uses.includes(procedure) && all.seat === viewer ? USE_FIELDS : open[procedure];
    if (!fields) return [];
    const seen = fields.flatMap((field) => (all[field] === undefined ? [] : [[field, all[field]] as const]));
    return [{ id: 0, procedure, step: '', data: Object.fromEntries(seen) }];
  });
