import type { Game } from '#ti3/rules/game.ts';
import { passageRuleFor, mayLeave, movementTo, routesBetween } from '#ti3/rules/movement/routes.ts';
import { hasQuality, shipsIn } from '#ti3/rules/units/units.ts';
import type { SeatId, SystemId, UnitId } from '#ti3/rules/terms.ts';

/**
 * Whether the ships of an owner keep a seat's from coming from one system to another: some of those there, or of the units named, would
 * have a way past them and have none otherwise, whatever they have been allowed.
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
