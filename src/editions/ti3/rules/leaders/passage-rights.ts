import type { Game } from '#ti3/rules/game.ts';
import { passesOf, mayLeave, reachOf, routes } from '#ti3/rules/movement/routes.ts';
import { isA, shipsIn } from '#ti3/rules/units/units.ts';
import type { SeatId, SystemId, UnitId } from '#ti3/rules/terms.ts';

/**
 * Whether the ships of an owner keep a seat's from coming from one system to another: some of those there, or of the units named, would
 * have a way past them and have none otherwise, whatever they have been allowed.
 */
export function closedWays(
  game: Game,
  seat: SeatId,
  from: SystemId,
  to: SystemId,
  owner: SeatId,
  units?: readonly UnitId[],
): boolean {
  if (from === to || !mayLeave(game, seat, from, [])) return false;
  const passes = passesOf(game, seat, from, to);
  const ships = shipsIn(game, from, seat).filter(
    (ship) => !isA(game, 'fighter', ship) && (!units || units.includes(ship.id)),
  );
  return ships.some(({ id, type }) => {
    const reach = reachOf(game, seat, type, from, to, id);
    const ways = (lets: boolean): number =>
      routes(game, seat, from, to, reach, (one) => (one === owner ? lets : passes(one)), type).length;
    return ways(true) > 0 && ways(false) === 0;
  });
}
