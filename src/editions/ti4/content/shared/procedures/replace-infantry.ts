import { combatantsOnPlanet } from '#ti4/rules/combat/combat.ts';
import type { Game } from '#ti4/rules/game.ts';
import { planetOf } from '#ti4/rules/planets/planets.ts';
import type { PlanetId, SeatId, Unit, UnitType } from '#ti4/rules/state.ts';
import { placeUnits, removeUnit } from '#ti4/rules/units/units.ts';

/** Returns a seat's infantry in combat on a planet, which another player may replace. */
export const infantryInCombat = (game: Game, seat: SeatId, planet: PlanetId): Unit[] =>
  combatantsOnPlanet(game, planet, seat).filter(({ type }) => type === 'infantry');

/** Replaces one infantry of the opponent with a unit of the seat; the infantry is not destroyed (79.2). */
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
