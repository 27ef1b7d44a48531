import type { RoomEventTexts } from '#ti4/rules/events/event-words.ts';
import type { PlanetId, SeatId, SystemId, UnitId } from '#ti4/rules/state.ts';

/**
 * The units that arrived and the system's planets at that time; responses may change either. Missing in games saved by
 * earlier versions.
 */
interface Arrival {
  units?: UnitId[];
  planets?: PlanetId[];
  /** Units that may have used a wormhole. */
  through?: UnitId[];
}

/** Events of system activation and of ships moving into a system. */
export interface MovementEvents {
  'system-activated': { seat: SeatId; system: SystemId };
  /**
   * A system with the player's own command token was activated. This does not count as an activation for other
   * abilities; only the return of both tokens follows (5.2).
   */
  'activation-undone': { seat: SeatId; system: SystemId };
  'movement-begins': { seat: SeatId; system: SystemId };
  'movement-ends': { seat: SeatId; system: SystemId };
  /** A seat moved its own or other ships into a system from another one, in a tactical action or otherwise. */
  'ships-moved': { seat: SeatId; system: SystemId } & Arrival;
}

export const movementEventTexts: RoomEventTexts<MovementEvents> = {
  'system-activated': (about, say) => `${say.seatHas(about.seat)} activated ${say.place(about)}.`,
  'activation-undone': (about, say) =>
    `${say.seatHas(about.seat)} activated ${say.place(about)} and returns both command tokens to reinforcements.`,
  'movement-begins': (about, say) => `${say.seatIs(about.seat)} about to move ships into ${say.place(about)}.`,
  'movement-ends': (about, say) => `${say.seatHas(about.seat)} moved ships into ${say.place(about)}.`,
  'ships-moved': (about, say) => `${say.seatHas(about.seat)} moved ships into ${say.place(about)}.`,
};
