import type { SeatId } from '#engine';
import type { Game } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';

/** Formats a seat's public name: "Winnu (blue)", or "Blue" while factions are drafted. */
export const formatSeatName = (game: Game, seat: SeatId, name = nameOfSeat(game, seat)): string => {
  const found = game.state.seats[seat];
  if (!found) return seat;
  return found.faction === '' ? name : `${name} (${found.color})`;
};
