import { opponentIn } from '#ti4/rules/combat/combat.ts';
import type { GameEvent } from '#ti4/rules/events/events.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';

/**
 * Returns the system of the combat, in space or on a planet, that ends with this event and that the seat has won;
 * otherwise undefined.
 */
export const wonCombatAt = (seat: SeatId, event: GameEvent | undefined): SystemId | undefined =>
  (event?.name === 'space-combat-ends' || event?.name === 'ground-combat-ends') && event.winner === seat
    ? event.system
    : undefined;

/** Returns the opponent of the seat in that combat; undefined if it has not won one. */
export const opponentBeatenBy = (seat: SeatId, event: GameEvent | undefined): SeatId | undefined =>
  (event?.name === 'space-combat-ends' || event?.name === 'ground-combat-ends') && event.winner === seat
    ? opponentIn(event, seat)
    : undefined;
