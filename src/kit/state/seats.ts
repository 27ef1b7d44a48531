import type { SeatId } from '#engine';

/** State with the seats in their order around the table. */
interface Seated {
  order: readonly SeatId[];
  seats: Readonly<Record<SeatId, { eliminated?: boolean }>>;
}

/** Returns a seat. Throws if there is no such seat. */
export function seatOf<S>({ state }: { state: { seats: Readonly<Record<SeatId, S>> } }, seat: SeatId): S {
  const found = (state.seats as Readonly<Record<SeatId, S | undefined>>)[seat];
  if (found === undefined) throw new Error(`There is no seat ${seat}`);
  return found;
}

/** Returns the seats that are not eliminated, clockwise. */
export const remainingSeats = ({ order, seats }: Seated): SeatId[] => order.filter((seat) => !seats[seat]?.eliminated);

/** Returns a list from its first seat around to the one before it; the whole list if the seat is not in it. */
export function rotateTo(list: readonly SeatId[], first: SeatId): SeatId[] {
  const at = Math.max(0, list.indexOf(first));
  return [...list.slice(at), ...list.slice(0, at)];
}

/** Returns the seats that are not eliminated, clockwise from a seat. */
export const seatsFrom = (state: Seated, first: SeatId): SeatId[] =>
  rotateTo(state.order, first).filter((seat) => !state.seats[seat]?.eliminated);

/** Returns the seats that are not eliminated, clockwise from the left of a seat, without that seat. */
export const othersFrom = (state: Seated, first: SeatId): SeatId[] =>
  seatsFrom(state, first).filter((seat) => seat !== first);
