import type { SeatId } from '#engine';
import type { Game } from '#ti4/rules/game.ts';
import { reachableShips } from '#ti4/rules/movement/movable-ships.ts';
import { formatUnitCount, nameOfSeat } from '#ti4/rules/names.ts';
import { isNeutral } from '#ti4/rules/seats.ts';
import type { SystemId } from '#ti4/rules/state.ts';
import { isGroundForce, isShip, shipsIn, unitsAt } from '#ti4/rules/units/units.ts';

/**
 * Returns systems where a seat fights or could fight: others' ships or ground forces, and its own ships there or in
 * reach. The active system comes first.
 */
export function battleSitesOf(game: Game, seat: SeatId): { key: string; hint: string }[] {
  const { state } = game;
  const active = (system: SystemId): boolean => state.turn.system === system;
  return Object.values(state.systems)
    .filter(({ id }) => othersIn(game, seat, id).length > 0)
    .filter(({ id }) => shipsIn(game, id, seat).length > 0 || reachableShips(game, { seat, system: id }).length > 0)
    .sort((a, b) => Number(active(b.id)) - Number(active(a.id)))
    .map(({ id, position }) => ({ key: position ?? id, hint: formatForces(game, othersIn(game, seat, id)) }));
}

const othersIn = (game: Game, seat: SeatId, system: SystemId) =>
  unitsAt(game, { system, notOwner: seat }).filter((unit) => isShip(game, unit) || isGroundForce(game, unit));

const formatForces = (game: Game, units: ReturnType<typeof othersIn>): string =>
  [...new Set(units.map(({ owner }) => owner))]
    .map((owner) => {
      const own = units.filter((unit) => unit.owner === owner).map(({ type }) => type);
      const told = [...new Set(own)].map((type) => formatUnitCount(type, own.filter((one) => one === type).length));
      return `${isNeutral(owner) ? 'neutral' : nameOfSeat(game, owner)}: ${told.join(', ')}`;
    })
    .join('; ');
