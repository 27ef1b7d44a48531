import type { GameEvent } from '../../rules/components/events.ts';
import type { GameFact } from '../../rules/facts.ts';
import type { Game } from '../../rules/game.ts';
import { isNeutral } from '../../rules/seats.ts';
import type { SeatId } from '../../rules/state.ts';
import { factsThisTurn } from './holdings.ts';

type LastDestroyed = GameFact<'last-destroyed'>;

/**
 * What this turn's record says of a seat that destroyed the last units of this kind which the player of the event had where it lost one.
 * It says so even where others have been placed there since.
 */
export function destroyedLast(
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
