import type { Seat, State } from '../../state.ts';
import { kit } from '../component.ts';

export const { zone } = kit;

/** Those whose cards are in force. */
export const stillIn = ({ order, seats }: State): Seat[] =>
  order.map((id) => seats[id]).filter(({ eliminated }) => !eliminated);
