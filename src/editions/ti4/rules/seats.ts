import { othersFrom, seatOf, seatsFrom } from '#kit/state/seats.ts';
import type { Game } from './game.ts';
import { modify } from './components/modifiers.ts';
import type { SeatId } from './state.ts';

export { othersFrom, seatOf, seatsFrom };

/**
 * Owner of neutral units: a party without a player. It is not in the order, has no faction or cards, takes no turns and
 * controls no planet.
 */
export const NEUTRAL_SEAT: SeatId = 'neutral';

export const isNeutral = (seat: SeatId | null | undefined): boolean => seat === NEUTRAL_SEAT;

/** Tells whether a seat belongs to a player who is still in the game. */
export const isPlaying = ({ state }: Game, seat: SeatId): boolean =>
  state.order.includes(seat) && !state.seats[seat].eliminated;

/** Returns the seats in initiative order (48): by the lowest number on a strategy card. */
export function seatsByInitiative(game: Game): SeatId[] {
  const { state } = game;
  return state.order
    .filter((id) => !state.seats[id].eliminated)
    .sort((a, b) => initiativeOf(game, a) - initiativeOf(game, b));
}

export function initiativeOf(game: Game, seat: SeatId): number {
  const cards = Object.keys(seatOf(game, seat).strategyCards);
  const lowest = Math.min(99, ...cards.map((card) => game.book.byKind['strategy-card'][card]?.initiative ?? 99));
  return modify(game, 'initiative', { seat }, lowest);
}
