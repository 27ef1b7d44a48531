import type { RoomEventTexts } from '#ti4/rules/events/event-words.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';

/** Events of leaders that are exhausted and readied. */
export interface LeaderEvents {
  'leader-exhausted': { seat: SeatId; leader: ComponentId };
  'leader-readied': { seat: SeatId; leader: ComponentId };
}

export const leaderEventTexts: RoomEventTexts<LeaderEvents> = {
  'leader-exhausted': ({ seat, leader }, say) => `${say.card(leader)} of ${say.seatHas(seat)} been exhausted.`,
  'leader-readied': ({ seat, leader }, say) => `${say.card(leader)} of ${say.seatIs(seat)} readied.`,
};
