import type { Game } from '#ti3/rules/game.ts';
import { passageRuleFor, mayLeave, movementTo, routesBetween } from '#ti3/rules/movement/routes.ts';
import { hasQuality, shipsIn } from '#ti3/rules/units/units.ts';
import type { SeatId, SystemId, UnitId } from '#ti3/rules/terms.ts';

/**
 * Tells whether an owner's ships block a seat's movement between two systems: at least one ship (of `units`, if given)
 * would have a route past them and has none otherwise, regardless of permissions already given.
 */
export function isPassageClosed(
  game: Game,
  seat: SeatId,
  from: SystemId,
  to: SystemId,
  owner: SeatId,
  units?: readonly UnitId[],
): boolean {
  if (from === to || !mayLeave(game, seat, from, [])) return false;
  const passes = passageRuleFor(game, seat, from, to);
  const ships = shipsIn(game, from, seat).filter(
    (ship) => !hasQuality(game, 'fighter', ship) && (!units || units.includes(ship.id)),
  );
  return ships.some(({ id, type }) => {
    const reach = movementTo(game, seat, type, from, to, id);
    const ways = (lets: boolean): number =>
      routesBetween(game, seat, from, to, reach, (one) => (one === owner ? lets : passes(one)), type).length;
    return ways(true) > 0 && ways(false) === 0;
  });
}
