import { chosenKey, type Answer, type AskRequest } from '#engine';
import {
  addUnit,
  allUnits,
  countByType,
  piecesLeft,
  removeUnits,
  groundForcesOn,
  unitsOnPlanet,
} from '#ti2/rules/units/units.ts';
import { chooseOption } from '#ti2/rules/components/target-questions.ts';
import type { Game } from '#ti2/rules/game.ts';
import { formatUnitCounts, nameOfPlanet } from '#ti2/rules/names.ts';
import { hasOption } from '#ti2/rules/seats.ts';
import type { Unit } from '#ti2/rules/state.ts';
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

/** Lists the structures that a winner with a shock troop left may take over, up to its own piece limit (E2 7.21). */
const seizableStructures = (game: Game, seat: SeatId, planet: PlanetId): Unit[] =>
  groundForcesOn(game, planet, seat).some(({ type }) => type === 'shock-troop')
    ? unitsOnPlanet(game, planet).filter(
        ({ owner, type }) =>
          owner !== seat && (type === 'pds' || type === 'spacedock') && piecesLeft(game, seat, type) > 0,
      )
    : [];

const TAKE_KEY = 'take';

/** Asks the winner of an invasion whether it takes over the loser's structures; undefined if it cannot. */
export function offerStructures(game: Game, seat: SeatId, planet: PlanetId): AskRequest | undefined {
  const built = seizableStructures(game, seat, planet);
  if (!built.length) return undefined;
  const prompt = `Do you take over ${formatUnitCounts(game, countByType(built))} on ${nameOfPlanet(game, planet)}? If not, they are destroyed.`;
  const options = [
    { key: TAKE_KEY, label: 'Take over' },
    { key: 'leave', label: 'Destroy' },
  ];
  return chooseOption.ask(seat, { prompt, options, ranked: true });
}

/** Carries out an answer to that question. */
export function seizeStructures(game: Game, seat: SeatId, planet: PlanetId, answer: Answer): void {
  if (chosenKey(answer) !== TAKE_KEY) return;
  const built = seizableStructures(game, seat, planet);
  const units = countByType(built);
  for (const one of removeUnits(game, built)) addUnit(game, seat, one.type, one.system, planet);
  game.addFact({ type: 'structures-seized', seat, planet, units });
}
