import { opponentIn } from '#ti4/rules/combat/combat.ts';
import type { GameEvent } from '#ti4/rules/events/events.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';

/** Returns the system of the space or ground combat that the seat wins with this event; undefined if it wins none. */
export const wonCombatAt = (seat: SeatId, event: GameEvent | undefined): SystemId | undefined =>
  (event?.name === 'space-combat-ends' || event?.name === 'ground-combat-ends') && event.winner === seat
    ? event.system
    : undefined;

/** Returns the opponent in the combat that the seat wins with this event; undefined if it wins none. */
export const opponentBeatenBy = (seat: SeatId, event: GameEvent | undefined): SeatId | undefined =>
  (event?.name === 'space-combat-ends' || event?.name === 'ground-combat-ends') && event.winner === seat
    ? opponentIn(event, seat)
    : undefined;
