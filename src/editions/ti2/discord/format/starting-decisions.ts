import type { Game } from '#ti2/rules/game.ts';
import { nameOfSystem } from '#ti2/rules/names.ts';
import { hasSenate } from '#ti2/rules/politics/laws.ts';
import { seatOf } from '#ti2/rules/seats.ts';
import type { SeatId } from '#ti2/rules/terms.ts';
import { formatWithSide } from '#kit/board/side-of-board.ts';

/** Names a seat's home system, and where it is on the board. */
export function formatHome(game: Game, seat: SeatId): string {
  const { home } = seatOf(game, seat);
  return formatWithSide(nameOfSystem(game, home), game.state.systems[home].position);
}

/** Lists what a seat decides from the start of the game, in order (E2 2.7, 3.2). */
export const firstDecisions = (game: Game, seat: SeatId): string[] => [
  ...(game.state.systems[seatOf(game, seat).home].planets.length > 1
    ? ['Place your land units on your home planets.', ...(game.state.leaders ? ['Place your leaders.'] : [])]
    : []),
  ...(hasSenate(game) ? ['Debate a political card, and vote on it.'] : []),
  'Buy units with your credits.',
  'Take your turn: move ships, fight and land.',
];
