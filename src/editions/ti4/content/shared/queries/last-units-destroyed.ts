import type { GameEvent } from '#ti4/rules/events/events.ts';
import type { GameFact } from '#ti4/rules/facts.ts';
import type { Game } from '#ti4/rules/game.ts';
import { isNeutral } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { factsThisTurn } from './objective-counts.ts';

type LastDestroyed = GameFact<'last-destroyed'>;

/**
 * Returns this turn's facts in which `by` destroyed the last unit of a kind that the event's player had in the place of
 * the event. They count even if the player has placed other units there since.
 */
export function lastUnitsDestroyedBy(
  game: Game,
  by: SeatId,
  event: GameEvent | undefined,
  what: LastDestroyed['what'],
): LastDestroyed[] {
  if (event?.name !== 'unit-destroyed' || event.seat === by || isNeutral(event.seat)) return [];
  return factsThisTurn(game).filter(
    (fact): fact is LastDestroyed =>
      fact.type === 'last-destroyed' &&
      fact.what === what &&
      fact.by === by &&
      fact.seat === event.seat &&
      fact.system === event.system &&
      (fact.planet === undefined || fact.planet === event.planet),
  );
}
