import { combatantsOnPlanet } from '#ti4/rules/combat/combat.ts';
import type { Game } from '#ti4/rules/game.ts';
import { planetOf } from '#ti4/rules/planets/planets.ts';
import type { PlanetId, SeatId, Unit, UnitType } from '#ti4/rules/state.ts';
import { placeUnits, removeUnit } from '#ti4/rules/units/units.ts';

export const infantryInCombat = (game: Game, seat: SeatId, planet: PlanetId): Unit[] =>
  combatantsOnPlanet(game, planet, seat).filter(({ type }) => type === 'infantry');

/** Replaces 1 of the opponent's infantry on a planet with a unit of the seat; it is not destroyed (79.2). */
export function replaceInfantry(
  game: Game,
  seat: SeatId,
  opponent: SeatId,
  planet: PlanetId,
  type: UnitType = 'infantry',
): void {
  const [unit] = infantryInCombat(game, opponent, planet);
  if (!unit) return;
  removeUnit(game, unit, 'replaced');
  placeUnits(game, seat, type, 1, { system: planetOf(game, planet).system, planet });
}
