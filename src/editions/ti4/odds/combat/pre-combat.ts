import { bombarded, bombardmentBarred, gunners } from '#ti4/rules/invasion/bombardment.ts';
import { opponentIn } from '#ti4/rules/combat/combat.ts';
import type { Roll } from '#ti4/rules/combat/dice.ts';
import { exposed, firing } from '#ti4/rules/combat/space-cannon.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import type { Field, Standing } from './combat-board.ts';
import type { Moments } from './forced-moments.ts';
import { same } from './distribution.ts';

// What comes before a combat: bombardment and Space Cannon.

/** One side's roll and what it does to the other, outside a combat round. */
function shot(
  field: Field,
  moments: Moments,
  standing: Standing,
  roll: Roll & { against: SeatId },
): { standing: Standing; chance: number }[] {
  return field.roll(standing, roll).map((volley) => {
    const { force } = field.takes(standing, roll.against, roll.purpose, volley.assign)(volley.hits);
    const after =
      roll.against === field.sides.attacker ? { ...standing, attacker: force } : { ...standing, defender: force };
    return { standing: moments.aftermath(standing, after), chance: volley.chance };
  });
}

/** Space Cannon, of one side against the other. */
export function cannons(
  field: Field,
  moments: Moments,
  seat: SeatId,
  purpose: 'space-cannon-offense' | 'space-cannon-defense',
) {
  return (standing: Standing) => {
    const game = field.lay(standing);
    const against = opponentIn(field.sides, seat);
    const units = firing(game, seat, against, purpose, field.place).map(({ id }) => id);
    const open =
      purpose === 'space-cannon-offense'
        ? exposed(game, field.place.system, [against]).length > 0
        : field.of(standing, against).units.length > 0;
    return units.length && open
      ? shot(field, moments, standing, { seat, against, purpose, ...field.place, units })
      : same(standing);
  };
}

/** The bombardment of the planet with everything the attacker has. */
export function bombardment(field: Field, moments: Moments) {
  return (standing: Standing) =>
    field.beforeLanding(() => {
      const game = field.lay(standing);
      const { system, planet = '' } = field.place;
      const { attacker: seat } = field.sides;
      if (bombardmentBarred(game, seat, planet) !== undefined) return same(standing);
      const against = bombarded(game, seat, planet);
      const units = gunners(game, seat, system, planet).map(({ id }) => id);
      return against === field.sides.defender && units.length
        ? shot(field, moments, standing, { seat, against, purpose: 'bombardment', system, planet, units })
        : same(standing);
    });
}
