import { bombardedSeat, bombardmentProblem, bombardingUnits } from '#ti4/rules/invasion/bombardment.ts';
import { opponentIn } from '#ti4/rules/combat/combat.ts';
import type { Roll } from '#ti4/rules/combat/dice.ts';
import { seatsExposedToFire, firingUnits } from '#ti4/rules/combat/space-cannon.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import type { CombatBoard, CombatState } from './combat-board.ts';
import type { ForcedMoments } from './forced-moments.ts';
import { unchanged } from './distribution.ts';

// Steps before a combat: bombardment and Space Cannon.

/** Applies one side's roll to the other outside a combat round. */
function shot(
  field: CombatBoard,
  moments: ForcedMoments,
  standing: CombatState,
  roll: Roll & { against: SeatId },
): { standing: CombatState; chance: number }[] {
  return field.outcomesOf(standing, roll).map((volley) => {
    const { force } = field.hitApplier(standing, roll.against, roll.purpose, volley.assign)(volley.hits);
    const after =
      roll.against === field.sides.attacker ? { ...standing, attacker: force } : { ...standing, defender: force };
    return { standing: moments.afterDestruction(standing, after), chance: volley.chance };
  });
}

/** Returns the step in which one side fires its Space Cannons at the other. */
export function spaceCannonStep(
  field: CombatBoard,
  moments: ForcedMoments,
  seat: SeatId,
  purpose: 'space-cannon-offense' | 'space-cannon-defense',
) {
  return (standing: CombatState) => {
    const game = field.layOut(standing);
    const against = opponentIn(field.sides, seat);
    const units = firingUnits(game, seat, against, purpose, field.place).map(({ id }) => id);
    const open =
      purpose === 'space-cannon-offense'
        ? seatsExposedToFire(game, field.place.system, [against]).length > 0
        : field.forceOf(standing, against).units.length > 0;
    return units.length && open
      ? shot(field, moments, standing, { seat, against, purpose, ...field.place, units })
      : unchanged(standing);
  };
}

/** Returns the step in which the attacker bombards the planet with all its units. */
export function bombardmentOddsStep(field: CombatBoard, moments: ForcedMoments) {
  return (standing: CombatState) =>
    field.beforeLanding(() => {
      const game = field.layOut(standing);
      const { system, planet = '' } = field.place;
      const { attacker: seat } = field.sides;
      if (bombardmentProblem(game, seat, planet) !== undefined) return unchanged(standing);
      const against = bombardedSeat(game, seat, planet);
      const units = bombardingUnits(game, seat, system, planet).map(({ id }) => id);
      return against === field.sides.defender && units.length
        ? shot(field, moments, standing, { seat, against, purpose: 'bombardment', system, planet, units })
        : unchanged(standing);
    });
}
