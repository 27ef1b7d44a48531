import { addUnit, allUnits, countOf, roomForMore, takeOff, troopsOn, unitsOn } from '#ti2/rules/units/units.ts';
import type { Game } from '#ti2/rules/game.ts';
import { plays } from '#ti2/rules/seats.ts';
import type { PlanetId, SeatId, SystemId } from '#ti2/rules/terms.ts';
import type { Die } from '#ti2/rules/combat/dice.ts';

/** As many as there are in the game (E2 2.10). */
const SHOCK_TROOPS = 8;
const TEN = 10;
/** What a ten that is rolled again shows at least where it makes a shock troop. */
export const PROMOTED = 9;

const inPlay = (game: Game): number => allUnits(game).filter(({ type }) => type === 'shock-troop').length;

/** How many ground forces have hit with a ten as it was rolled. */
const tensIn = (dice: readonly Die[]): number =>
  dice.filter(({ unit, face }) => unit === 'ground-force' && face === TEN).length;

/** Ground forces that hit with an unmodified ten may become shock troops, before losses are chosen (E2 7.21). */
export function promote(
  game: Game,
  where: { planet: PlanetId; system: SystemId },
  seat: SeatId,
  dice: readonly Die[],
): void {
  if (!plays(game, 'shockTroops')) return;
  const { planet, system } = where;
  const faces = game.roll(`promotion ${seat}`, tensIn(dice), TEN);
  if (faces.length) game.fact({ type: 'troop-rolled', seat, planet, faces });
  for (const face of faces) {
    const recruit = troopsOn(game, planet, seat).find(({ type }) => type === 'ground-force');
    if (face < PROMOTED || !recruit || inPlay(game) >= SHOCK_TROOPS) continue;
    takeOff(game, [recruit]);
    addUnit(game, seat, 'shock-troop', system, planet);
    game.fact({ type: 'troop-promoted', seat, planet });
  }
}

/** With a shock troop left, what the loser has built on the planet is taken over instead of destroyed (E2 7.21), as far as its new owner may have it. */
export function seize(game: Game, seat: SeatId, planet: PlanetId): void {
  if (!troopsOn(game, planet, seat).some(({ type }) => type === 'shock-troop')) return;
  const built = unitsOn(game, planet).filter(
    ({ owner, type }) =>
      owner !== seat && (type === 'pds' || type === 'spacedock') && roomForMore(game, seat, type) > 0,
  );
  if (!built.length) return;
  const units = countOf(built);
  for (const one of takeOff(game, built)) addUnit(game, seat, one.type, one.system, planet);
  game.fact({ type: 'structures-seized', seat, planet, units });
}
