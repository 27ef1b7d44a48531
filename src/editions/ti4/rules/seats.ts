import type { Game } from './game.ts';
import { modify } from './components/modifiers.ts';
import type { Seat, SeatId, State } from './state.ts';

/**
 * Owner of neutral units: a party without a player. It is not in the order, has no faction or cards, takes no turns and
 * controls no planet.
 */
export const NEUTRAL_SEAT: SeatId = 'neutral';

export const isNeutral = (seat: SeatId | null | undefined): boolean => seat === NEUTRAL_SEAT;

/** Returns a seat; throws if there is none. */
export function seatOf(game: Game, id: SeatId): Seat {
  const seat = game.state.seats[id];
  if (!seat) throw new Error(`No seat ${id}`);
  return seat;
}

/** Tells whether a seat belongs to a player who is still in the game. */
export const isPlaying = ({ state }: Game, seat: SeatId): boolean =>
  state.order.includes(seat) && !state.seats[seat].eliminated;

/** Returns the seats still in the game, clockwise from a seat. */
export function seatsFrom(state: State, first: SeatId): SeatId[] {
  const at = Math.max(0, state.order.indexOf(first));
  return [...state.order.slice(at), ...state.order.slice(0, at)].filter((id) => !state.seats[id].eliminated);
}

/** Returns the other seats still in the game, clockwise from the left of a seat. */
export const othersFrom = (state: State, first: SeatId): SeatId[] =>
  seatsFrom(state, first).filter((id) => id !== first);

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
