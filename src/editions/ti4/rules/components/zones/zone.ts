import type { Seat, State } from '#ti4/rules/state.ts';
import { kit } from '#ti4/rules/components/component.ts';

export const { defineZone } = kit;

/** Returns the seats that are not eliminated, in seating order; their cards are in force. */
export const remainingSeats = ({ order, seats }: State): Seat[] =>
  order.map((id) => seats[id]).filter(({ eliminated }) => !eliminated);
