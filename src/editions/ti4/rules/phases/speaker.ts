import type { Game } from '../game.ts';
import { seatOf } from '../seats.ts';
import type { SeatId } from '../state.ts';

/** Hands the speaker token over (80). */
export function setSpeaker(game: Game, seat: SeatId): void {
  seatOf(game, seat);
  if (game.state.speaker === seat) return;
  const from = game.state.speaker;
  game.state.speaker = seat;
  game.fact({ type: 'speaker-changed', seat, from });
}
