import type { RemainingForces } from '#ti3/rules/facts.ts';
import { countByType } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

/** Returns the remaining units of each seat for a battle fact, with the damaged ones listed separately. */
export const remainingForcesOf = (seats: readonly SeatId[], units: readonly Unit[]): RemainingForces[] =>
  seats.map((seat) => {
    const own = units.filter(({ owner }) => owner === seat);
    const hurt = own.filter(({ damaged }) => damaged);
    return { seat, units: countByType(own), ...(hurt.length && { damaged: countByType(hurt) }) };
  });
