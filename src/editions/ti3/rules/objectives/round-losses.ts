import type { Game } from '#ti3/rules/game.ts';
import type { PlanetId, SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';

// Who has destroyed what in this round, as it was told.

interface Loss {
  /** Who has destroyed it; null where nobody did. */
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

/** Who destroyed what somebody lost: in a battle of theirs the other side, else whoever has fired or played a card last. */
function destroyerOf(battle: Fought | undefined, last: SeatId | null, { seat, system, planet }: Lost): SeatId | null {
  const within =
    battle?.system === system && battle.planet === planet && [battle.attacker, battle.defender].includes(seat);
  if (!battle || !within) return last === seat ? null : last;
  return seat === battle.attacker ? battle.defender : battle.attacker;
}

/** What was destroyed in this round. In a battle each side destroys the other's; else whoever has fired or played a card last. */
export function roundLosses({ facts }: Game): Loss[] {
  const losses: Loss[] = [];
  let battle: Fought | undefined;
  let last: SeatId | null = null;
  for (const fact of facts) {
    if (fact.type === 'battle-begins') battle = fact;
    else if (fact.type === 'battle-ends') [battle, last] = [undefined, null];
    else if (fact.type === 'turn-begins' || fact.type === 'phase-begins' || fact.type === 'action-begins') last = null;
    else if (fact.type === 'action-card-played' || (fact.type === 'dice-rolled' && fact.purpose === 'pds'))
      last = fact.seat;
    else if (fact.type === 'units-destroyed') {
      const { seat: loser, system, units } = fact;
      losses.push({ by: destroyerOf(battle, last, fact), loser, system, units });
    }
  }
  return losses;
}

/** Whether a seat has begun a battle with somebody it traded with until then: the agreement breaks as the battle begins (E3 15.3). */
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
