import type { Game } from '#ti4/rules/game.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';

/** Gives a seat the speaker token (80). */
export function setSpeaker(game: Game, seat: SeatId): void {
  seatOf(game, seat);
  if (game.state.speaker === seat) return;
  const from = game.state.speaker;
  game.state.speaker = seat;
  game.addFact({ type: 'speaker-changed', seat, from });
}
