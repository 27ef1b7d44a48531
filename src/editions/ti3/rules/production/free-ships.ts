import type { Game } from '../game.ts';
import { addUnit, enemyShipsIn, isA, piecesLeft, unitsOf } from '../planets/units.ts';
import type { SeatId, SystemId, UnitType } from '../terms.ts';

// Ships that come without being built.

/** Systems with a space dock of a seat's, where nobody else has ships. */
export const dockSystems = (game: Game, seat: SeatId): SystemId[] => [
  ...new Set(
    unitsOf(game).flatMap((unit) =>
      unit.owner === seat && isA(game, 'produces', unit) && !enemyShipsIn(game, unit.system, seat) ? [unit.system] : [],
    ),
  ),
];

/** One of each type comes to a system, as far as there is a piece of it. */
export function appear(game: Game, seat: SeatId, system: SystemId, ...types: UnitType[]): void {
  const units: Partial<Record<UnitType, number>> = {};
  for (const type of types) {
    if (piecesLeft(game, seat, type) < 1) continue;
    addUnit(game, seat, type, system);
    units[type] = (units[type] ?? 0) + 1;
  }
  if (Object.keys(units).length) game.fact({ type: 'units-appear', seat, system, units });
}
