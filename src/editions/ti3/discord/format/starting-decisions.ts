import type { Game } from '#ti3/rules/game.ts';
import { hasLeaders } from '#ti3/rules/leaders/leader-locations.ts';
import { nameOfSystem } from '#ti3/rules/names.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { SeatId } from '#ti3/rules/terms.ts';
import { formatWithSide } from '#kit/board/side-of-board.ts';

/** Names a seat's home system, and where it is on the board. */
export function formatHome(game: Game, seat: SeatId): string {
  const { home } = seatOf(game, seat);
  return formatWithSide(nameOfSystem(game, home), game.state.systems[home].position);
}

/** Lists what a seat decides from the start of the game, in order (E3 2.3, 4, 5). */
export const firstDecisions = (game: Game, seat: SeatId): string[] => [
  ...(game.state.systems[seatOf(game, seat).home].planets.length > 1
    ? ['Place your units on your home planets.', ...(hasLeaders(game) ? ['Place your leaders.'] : [])]
    : []),
  'Pick a strategy card.',
  'Take your first turn: choose a system to activate.',
  "Follow or decline other players' strategy cards.",
];
