import type { SeatId } from '../../../engine/index.ts';
import type { Game } from '../rules/game.ts';

/** A seat as everybody calls it: "the Winnu (blue)". */
export const seatName = ({ state, book }: Game, seat: SeatId): string => {
  const found = state.seats[seat];
  return found ? `${(book.components[found.faction]?.name ?? seat).replace(/^The /, 'the ')} (${found.color})` : seat;
};
