import { opponentIn } from '#ti4/rules/combat/combat.ts';
import type { GameEvent } from '#ti4/rules/events/events.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';

/** Where a seat has won the combat that an event ends, in space or on a planet; undefined where it has not. */
export const wonCombatAt = (seat: SeatId, event: GameEvent | undefined): SystemId | undefined =>
  (event?.name === 'space-combat-ends' || event?.name === 'ground-combat-ends') && event.winner === seat
    ? event.system
    : undefined;

/** Against whom it has. */
export const opponentBeatenBy = (seat: SeatId, event: GameEvent | undefined): SeatId | undefined =>
  (event?.name === 'space-combat-ends' || event?.name === 'ground-combat-ends') && event.winner === seat
    ? opponentIn(event, seat)
    : undefined;
