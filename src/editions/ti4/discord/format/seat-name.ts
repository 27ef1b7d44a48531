import type { SeatId } from '#engine';
import type { Game } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';

/** Formats a seat's public name: "the Winnu (blue)", or "Blue" while factions are drafted. */
export const formatSeatName = (game: Game, seat: SeatId): string => {
  const found = game.state.seats[seat];
  if (!found) return seat;
  return found.faction === '' ? nameOfSeat(game, seat) : `${nameOfSeat(game, seat)} (${found.color})`;
};
