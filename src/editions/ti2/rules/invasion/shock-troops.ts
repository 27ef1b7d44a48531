import {
  addUnit,
  allUnits,
  countByType,
  piecesLeft,
  removeUnits,
  groundForcesOn,
  unitsOnPlanet,
} from '#ti2/rules/units/units.ts';
import type { Game } from '#ti2/rules/game.ts';
import { hasOption } from '#ti2/rules/seats.ts';
import type { PlanetId, SeatId, SystemId } from '#ti2/rules/terms.ts';
import type { Die } from '#ti2/rules/combat/dice.ts';

/** Number of shock troop pieces in the game (E2 2.10). */
const SHOCK_TROOPS = 8;
const TEN = 10;
/** Minimum of the second roll that turns a ground force into a shock troop. */
export const MIN_PROMOTION_DIE = 9;

const inPlay = (game: Game): number => allUnits(game).filter(({ type }) => type === 'shock-troop').length;

/** Number of ground forces that rolled an unmodified ten. */
const tensIn = (dice: readonly Die[]): number =>
  dice.filter(({ unit, face }) => unit === 'ground-force' && face === TEN).length;

/** Ground forces that hit with an unmodified ten may become shock troops, before losses are chosen (E2 7.21). */
export function promoteToShockTroops(
  game: Game,
  where: { planet: PlanetId; system: SystemId },
  seat: SeatId,
  dice: readonly Die[],
): void {
  if (!hasOption(game, 'shockTroops')) return;
  const { planet, system } = where;
  const faces = game.roll(`promotion ${seat}`, tensIn(dice), TEN);
  if (faces.length) game.addFact({ type: 'troop-rolled', seat, planet, faces });
  for (const face of faces) {
    const recruit = groundForcesOn(game, planet, seat).find(({ type }) => type === 'ground-force');
    if (face < MIN_PROMOTION_DIE || !recruit || inPlay(game) >= SHOCK_TROOPS) continue;
    removeUnits(game, [recruit]);
    addUnit(game, seat, 'shock-troop', system, planet);
    game.addFact({ type: 'troop-promoted', seat, planet });
  }
}

/** An attacker with a shock troop left takes over the loser's structures (E2 7.21), up to its own piece limit. */
export function seizeStructures(game: Game, seat: SeatId, planet: PlanetId): void {
  if (!groundForcesOn(game, planet, seat).some(({ type }) => type === 'shock-troop')) return;
  const built = unitsOnPlanet(game, planet).filter(
    ({ owner, type }) => owner !== seat && (type === 'pds' || type === 'spacedock') && piecesLeft(game, seat, type) > 0,
  );
  if (!built.length) return;
  const units = countByType(built);
  for (const one of removeUnits(game, built)) addUnit(game, seat, one.type, one.system, planet);
  game.addFact({ type: 'structures-seized', seat, planet, units });
}
