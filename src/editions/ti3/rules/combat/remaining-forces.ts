import type { RemainingForces } from '#ti3/rules/facts.ts';
import { countByType } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

/** What both sides have where they fight, as it is told: what is hurt besides. */
export const remainingForcesOf = (seats: readonly SeatId[], units: readonly Unit[]): RemainingForces[] =>
  seats.map((seat) => {
    const own = units.filter(({ owner }) => owner === seat);
    const hurt = own.filter(({ damaged }) => damaged);
    return { seat, units: countByType(own), ...(hurt.length && { damaged: countByType(hurt) }) };
  });
