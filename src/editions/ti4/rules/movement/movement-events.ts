import type { Texts } from '../components/event-words.ts';
import type { SeatId, SystemId } from '../state.ts';

/** Moments of a system's activation and of ships that move into it. */
export interface MovementEvents {
  'system-activated': { seat: SeatId; system: SystemId };
  'movement-begins': { seat: SeatId; system: SystemId };
  'movement-ends': { seat: SeatId; system: SystemId };
}

export const movementEventTexts: Texts<MovementEvents> = {
  'system-activated': (about, say) => `${say.seat(about.seat)} has activated ${say.place(about)}.`,
  'movement-begins': (about, say) => `${say.seat(about.seat)} is about to move ships into ${say.place(about)}.`,
  'movement-ends': (about, say) => `${say.seat(about.seat)} has moved ships into ${say.place(about)}.`,
};
