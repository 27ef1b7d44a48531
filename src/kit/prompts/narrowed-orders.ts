import type { SeatId, WindowEvent } from '#engine';
import { pairKey } from './option-keys.ts';

// Standing orders that narrow when a player is asked at a kind of moment: only if it concerns them, or only for certain
// cards and abilities. Their keys are saved in games.

const CONCERNING = ' at me';
const withCard = pairKey<string, string>(' with ');

/** Formats the order to be asked at a kind of moment only if it concerns the player. */
export const concerningOrder = (moment: string): string => `${moment}${CONCERNING}`;

/** Formats the order to be asked at a kind of moment only for a card or ability; several such orders add up. */
export const cardOrder = (moment: string, component: string): string => withCard.format(moment, component);

/** An order taken apart: its moment, and how it narrows the questions there. */
export type NarrowedOrder = { moment: string } & ({ is: 'concerning' } | { is: 'card'; component: string });

/** Parses an order that narrows when a player is asked; undefined for any other order. */
export function parseNarrowedOrder(order: string): NarrowedOrder | undefined {
  if (order.endsWith(CONCERNING)) return { is: 'concerning', moment: order.slice(0, -CONCERNING.length) };
  if (!order.includes(withCard.format('', ''))) return undefined;
  const [moment, component] = withCard.parse(order);
  return { is: 'card', moment, component };
}

/** Fields of events that say who acts; all other fields with a seat say whom it happens to. */
const ACTORS: readonly string[] = ['seat', 'by'];
const KIND_FIELDS: readonly string[] = ['name', 'timing'];

/**
 * Tells whether an event happens to other players only: it names those it happens to, and the seat neither acts nor is
 * one of them.
 */
export function happensToOthers(event: WindowEvent, seat: SeatId, seats: readonly SeatId[]): boolean {
  const fields = Object.entries(event).filter(([field]) => !KIND_FIELDS.includes(field));
  const namedIn = (list: typeof fields): unknown[] =>
    list.flatMap(([, value]) => value as unknown).filter((one) => seats.includes(one as SeatId));
  const targets = namedIn(fields.filter(([field]) => !ACTORS.includes(field)));
  return targets.length > 0 && !namedIn(fields).includes(seat);
}
