import { newGame, type Game } from '#ti4/rules/game.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';
import { researchableTechnologies } from './technology.ts';

/** Returns what a seat could research if it owned a technology, and cannot now. */
export function technologiesUnlockedBy(game: Game, seat: SeatId, technology: ComponentId): ComponentId[] {
  const { state, book } = game;
  const own = seatOf(game, seat);
  const technologies = { ...own.technologies, [technology]: { component: technology } };
  const supposed = newGame({ ...state, seats: { ...state.seats, [seat]: { ...own, technologies } } }, book);
  const now = new Set(researchableTechnologies(game, seat));
  return researchableTechnologies(supposed, seat).filter((id) => id !== technology && !now.has(id));
}
