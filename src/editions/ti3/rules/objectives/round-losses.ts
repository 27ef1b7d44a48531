import type { GameFact } from '#ti3/rules/facts.ts';
import type { Game } from '#ti3/rules/game.ts';
import type { PlanetId, SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';

// Destruction of units in this round and the seat responsible, derived from the facts of the log.

interface Loss {
  /** Seat that destroyed the units; null if no seat did. */
  by: SeatId | null;
  loser: SeatId;
  system: SystemId;
  units: Partial<Record<UnitType, number>>;
}

interface Lost {
  seat: SeatId;
  system: SystemId;
  planet?: PlanetId;
}

interface Fought {
  system: SystemId;
  planet?: PlanetId;
  attacker: SeatId;
  defender: SeatId;
}

/**
 * Returns the seat that destroyed units: the opponent for a participant of the battle at their place, otherwise the
 * seat that last fired PDS or played a card.
 */
function destroyerOf(battle: Fought | undefined, last: SeatId | null, { seat, system, planet }: Lost): SeatId | null {
  const within =
    battle?.system === system && battle.planet === planet && [battle.attacker, battle.defender].includes(seat);
  if (!battle || !within) return last === seat ? null : last;
  return seat === battle.attacker ? battle.defender : battle.attacker;
}

/**
 * Facts after which losses are no longer due to PDS or cards used before: a new turn or action, an outcome of the
 * council, and docks overrun.
 */
const ENDS_OF_CAUSES: ReadonlySet<GameFact['type']> = new Set<GameFact['type']>([
  'turn-begins',
  'phase-begins',
  'action-begins',
  'outcome-resolved',
  'docks-overrun',
]);

/**
 * Returns the losses of this round. In a battle each side destroys the other's units; otherwise the seat that last
 * fired PDS or played a card does.
 */
export function roundLosses({ facts }: Game): Loss[] {
  const losses: Loss[] = [];
  let battle: Fought | undefined;
  let last: SeatId | null = null;
  for (const fact of facts) {
    if (fact.type === 'battle-begins') battle = fact;
    else if (fact.type === 'battle-ends') [battle, last] = [undefined, null];
    else if (ENDS_OF_CAUSES.has(fact.type)) last = null;
    else if (fact.type === 'action-card-played' || (fact.type === 'dice-rolled' && fact.purpose === 'pds'))
      last = fact.seat;
    else if (fact.type === 'units-destroyed') {
      const { seat: loser, system, units } = fact;
      losses.push({ by: destroyerOf(battle, last, fact), loser, system, units });
    }
  }
  return losses;
}

/** Returns the owners of space docks that a seat destroyed this round in a battle or with a card; each may be repeated. */
export const docksLostTo = (game: Game, seat: SeatId): SeatId[] =>
  roundLosses(game).flatMap(({ by, loser, units }) => (by === seat && units['space-dock'] ? [loser] : []));

/**
 * Tells whether a seat attacked a player with whom it had a trade agreement: the agreement breaks as the battle begins
 * (E3 15.3).
 */
export const hasAttackedPartner = ({ facts }: Game, seat: SeatId): boolean =>
  facts.some((fact, at) => {
    const before = facts[at - 1];
    return (
      fact.type === 'battle-begins' &&
      fact.attacker === seat &&
      before?.type === 'agreement-broken' &&
      [fact.attacker, fact.defender].every((one) => before.seats.includes(one))
    );
  });
