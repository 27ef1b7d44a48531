import type { RoomEventTexts } from '#ti4/rules/events/event-words.ts';
import type { PlanetId, SeatId, SystemId, UnitId } from '#ti4/rules/state.ts';

/** What has come, and to which planets: what answers that may change either. Missing in games saved before they were told. */
interface Arrival {
  units?: UnitId[];
  planets?: PlanetId[];
  /** Those that may have gone through a wormhole. */
  through?: UnitId[];
}

/** Moments of a system's activation and of ships that move into it. */
export interface MovementEvents {
  'system-activated': { seat: SeatId; system: SystemId };
  /** A system is activated in spite of an own command token there: nobody answers that it is, only what goes back by it does (5.2). */
  'activation-undone': { seat: SeatId; system: SystemId };
  'movement-begins': { seat: SeatId; system: SystemId };
  'movement-ends': { seat: SeatId; system: SystemId };
  /** Somebody has moved ships, their own or not, into a system from another, in a tactical action or otherwise. */
  'ships-moved': { seat: SeatId; system: SystemId } & Arrival;
}

export const movementEventTexts: RoomEventTexts<MovementEvents> = {
  'system-activated': (about, say) => `${say.seatHas(about.seat)} activated ${say.place(about)}.`,
  'activation-undone': (about, say) =>
    `${say.seatHas(about.seat)} activated ${say.place(about)} and takes both command tokens back.`,
  'movement-begins': (about, say) => `${say.seatIs(about.seat)} about to move ships into ${say.place(about)}.`,
  'movement-ends': (about, say) => `${say.seatHas(about.seat)} moved ships into ${say.place(about)}.`,
  'ships-moved': (about, say) => `${say.seatHas(about.seat)} moved ships into ${say.place(about)}.`,
};
