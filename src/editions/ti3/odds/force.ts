import { hitsSustainedBy } from '#ti3/rules/combat/hit-limits.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import type { Game } from '#ti3/rules/game.ts';
import { leadersAboard } from '#ti3/rules/leaders/leader-locations.ts';
import { unitCardOf, hasQuality } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SeatId, UnitId } from '#ti3/rules/terms.ts';

/** A unit in a battle; `id` is set if a leader aboard distinguishes it from others of its type. */
export type Combatant = Pick<Unit, 'type'> & { damaged?: true; id?: UnitId };

/** Converts units to combatants and keeps the ids of those that carry leaders. */
export const toCombatants = (game: Game, units: readonly (Combatant & { id?: UnitId })[]): Force =>
  units.map(({ id, type, damaged }) => ({
    type,
    ...(damaged && { damaged }),
    ...(id !== undefined && leadersAboard(game, id).length && { id }),
  }));

/** Units of one side, in the order in which they sustain damage. */
export type Force = readonly Combatant[];

/**
 * Returns the ships left after `hits`, in the loss order proposed to their owner (E3 7.3): damage first, then the
 * cheapest ships, and ships with leaders last.
 */
export function applyHits(
  game: Game,
  seat: SeatId,
  force: Force,
  hits: number,
  only: (ship: Combatant) => boolean = () => true,
): Force {
  let left = hits;
  const bears = ({ type }: Combatant): boolean =>
    modify(game, 'sustains', { seat, type }, hasQuality(game, 'sustains', { type }));
  const after: (Combatant | undefined)[] = force.map((ship) => {
    if (left < 1 || ship.damaged || !only(ship) || !bears(ship)) return ship;
    left = Math.max(0, left - hitsSustainedBy(game, { owner: seat, type: ship.type }));
    return { ...ship, damaged: true as const };
  });
  const price = ({ type }: Combatant): number => unitCardOf(game, type).cost / unitCardOf(game, type).forCost;
  const order = [...after.keys()]
    .filter((at) => only(force[at]))
    // Within a type damaged ships go first; between types of equal price, the first in the force.
    .sort((a, b) => Number(force[a].id !== undefined) - Number(force[b].id !== undefined) || price(force[a]) - price(force[b]) || firstOf(force, a) - firstOf(force, b) || Number(after[b]?.damaged ?? false) - Number(after[a]?.damaged ?? false) || a - b); // prettier-ignore
  for (const at of order) {
    if (left < 1) break;
    after[at] = undefined;
    left -= 1;
  }
  return after.filter((ship) => ship !== undefined);
}

const firstOf = (force: Force, at: number): number => force.findIndex(({ type }) => type === force[at].type);
