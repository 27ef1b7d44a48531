import type { RoomEventTexts } from '#ti4/rules/events/event-words.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';

/** Events of leaders that are exhausted and readied. */
export interface LeaderEvents {
  'leader-exhausted': { seat: SeatId; leader: ComponentId };
  'leader-readied': { seat: SeatId; leader: ComponentId };
}

export const leaderEventTexts: RoomEventTexts<LeaderEvents> = {
  'leader-exhausted': ({ seat, leader }, say) => `${say.seatHas(seat)} exhausted ${say.card(leader)}.`,
  'leader-readied': ({ seat, leader }, say) => `${say.seatIs(seat)} about to ready ${say.card(leader)}.`,
};
