import { formatList } from '#text/sentences.ts';
import type { Game } from '#ti3/rules/game.ts';
import { nameOfSystem } from '#ti3/rules/names.ts';
import { fleetSupply, roomForType, shipsCountedBySupply, supplyUsed } from '#ti3/rules/units/fleet-supply.ts';
import { addUnit, enemyShipsIn, hasQuality, piecesInReinforcements, allUnits } from '#ti3/rules/units/units.ts';
import type { SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';

// Ships that appear without being produced.

/**
 * Returns the systems that have a space dock of a seat and no ships of other players, and where effects allow one more
 * ship of each of these types (E3 13.5).
 */
export const dockSystems = (game: Game, seat: SeatId, ...types: UnitType[]): SystemId[] => {
  const docked = allUnits(game).flatMap((unit) =>
    unit.owner === seat && hasQuality(game, 'produces', unit) && !enemyShipsIn(game, unit.system, seat)
      ? [unit.system]
      : [],
  );
  return [...new Set(docked)].filter((system) => types.every((type) => roomForType(game, seat, system, type) > 0));
};

/**
 * Tells whether a system would hold more ships of a seat than its fleet supply, once these types have come (E3 5.1).
 */
function isOverfull(game: Game, seat: SeatId, system: SystemId, types: readonly UnitType[]): boolean {
  const coming = types.filter(
    (type) => !hasQuality(game, 'fighter', { type }) && piecesInReinforcements(game, seat, type) > 0,
  );
  const all = [...shipsCountedBySupply(game, seat, system).map(({ type }) => type), ...coming];
  return coming.length > 0 && supplyUsed(game, seat, all) > fleetSupply(game, seat, system);
}

/**
 * Returns a sentence for prompts that names the systems where ships would have to be removed for the new ones; empty if
 * all have room.
 */
export function supplyWarning(game: Game, seat: SeatId, systems: readonly SystemId[], ...types: UnitType[]): string {
  const full = systems.filter((system) => isOverfull(game, seat, system, types));
  if (!full.length) return '';
  return ` At ${formatList(full.map((system) => nameOfSystem(game, system)))} you would exceed your fleet supply and have to remove ships (E3 5.1).`;
}

/** Adds one ship for each given type to a system, as far as pieces are left and effects allow ships of the type. */
export function addFreeShips(game: Game, seat: SeatId, system: SystemId, ...types: UnitType[]): void {
  const units: Partial<Record<UnitType, number>> = {};
  for (const type of types) {
    if (piecesInReinforcements(game, seat, type) < 1 || roomForType(game, seat, system, type) < 1) continue;
    addUnit(game, seat, type, system);
    units[type] = (units[type] ?? 0) + 1;
  }
  if (Object.keys(units).length) game.addFact({ type: 'units-appear', seat, system, units });
}
