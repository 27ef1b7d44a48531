import type { Game } from './game.ts';
import { modify } from './components/modifiers.ts';
import type { Seat, SeatId, State } from './state.ts';

/** Whose units are neutral: a party without a player. It has no place in the order, no faction and no cards; it takes no turns and controls no planet. */
export const NEUTRAL_SEAT: SeatId = 'neutral';

export const isNeutral = (seat: SeatId | null | undefined): boolean => seat === NEUTRAL_SEAT;

/** A seat by its id; throws where there is none. */
export function seatOf(game: Game, id: SeatId): Seat {
  const seat = game.state.seats[id];
  if (!seat) throw new Error(`No seat ${id}`);
  return seat;
}

/** Whether it is a player's seat, and they are still in the game. */
export const isPlaying = ({ state }: Game, seat: SeatId): boolean =>
  state.order.includes(seat) && !state.seats[seat].eliminated;

/** Everybody still in the game, clockwise from a seat. */
export function seatsFrom(state: State, first: SeatId): SeatId[] {
  const at = Math.max(0, state.order.indexOf(first));
  return [...state.order.slice(at), ...state.order.slice(0, at)].filter((id) => !state.seats[id].eliminated);
}

/** The others still in the game, clockwise from the left of a seat. */
export const othersFrom = (state: State, first: SeatId): SeatId[] =>
  seatsFrom(state, first).filter((id) => id !== first);

/** Initiative order (48): by the lowest number on a strategy card. */
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
