import type { Seat, State } from '#ti4/rules/state.ts';
import { kit } from '#ti4/rules/components/component.ts';

export const { zone } = kit;

/** Those whose cards are in force. */
export const stillIn = ({ order, seats }: State): Seat[] =>
  order.map((id) => seats[id]).filter(({ eliminated }) => !eliminated);
