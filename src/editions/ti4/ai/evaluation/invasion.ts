import { MECATOL_REX } from '#ti4/rules/planets/planets.ts';
import type { PlanetId, SystemId, Unit, UnitType } from '#ti4/rules/state.ts';
import { arrivalProblem, definitionFor, unitsAt } from '#ti4/rules/units/units.ts';
import { estimateCombat } from './combat-estimate.ts';
import { garrison, type AiContext } from '#ti4/ai/ai-context.ts';
import { canRemoveCustodians, threatNear, evaluatePlanet } from './values.ts';

/** Returns the expected hits of a unit ability. */
const hits = (ability: { value: number; dice: number } | undefined): number =>
  ability ? (ability.dice * (11 - ability.value)) / 10 : 0;

export const takeablePlanets = (context: AiContext, system: SystemId): PlanetId[] =>
  context.game.state.systems[system].planets.filter(
    (planet) =>
      context.game.state.planets[planet].controller !== context.seat &&
      arrivalProblem(context.game, context.seat, 'infantry', planet, 'land') === undefined &&
      !(planet === MECATOL_REX && context.game.state.custodians && !canRemoveCustodians(context)),
  );

/** Returns hypothetical units for a look at the odds. */
export const plannedUnits = (context: AiContext, type: UnitType, system: SystemId, count: number): Unit[] =>
  Array.from({ length: count }, (_, i): Unit => ({ id: `planned ${i}`, type, owner: context.seat, system }));

/** Returns the expected hits of space cannons on arriving ships. */
export function expectedCannonHits(context: AiContext, system: SystemId): number {
  const { game, seat } = context;
  return unitsAt(game, { system, notOwner: seat }).reduce((sum, unit) => {
    const { spaceCannon } = definitionFor(game, unit.owner, unit.type);
    return sum + hits(spaceCannon);
  }, 0);
}

export const expectedBombardmentHits = (context: AiContext, ships: readonly Unit[]): number =>
  ships.reduce((sum, unit) => {
    const { bombardment: guns } = definitionFor(context.game, unit.owner, unit.type);
    return sum + hits(guns);
  }, 0);

/** Returns how `troops` ground forces would land in a system and the value of the planets they would take. */
export function evaluateLanding(
  context: AiContext,
  system: SystemId,
  troops: number,
  guns: number,
): { worth: number; landing: Record<PlanetId, number> } {
  const { game } = context;
  const landing: Record<PlanetId, number> = {};
  let left = troops;
  let worth = 0;
  const list = takeablePlanets(context, system)
    .map((planet) => ({ planet, worth: evaluatePlanet(context, planet), guards: garrison(context, planet) }))
    .sort((a, b) => a.guards.length - b.guards.length || b.worth - a.worth);
  for (const { planet, worth: value, guards } of list) {
    if (left < 1) break;
    if (!guards.length) {
      landing[planet] = 1;
      left -= 1;
      worth += value;
      continue;
    }
    const odds = estimateCombat(
      game,
      plannedUnits(context, 'infantry', system, left),
      guards,
      guns - cannonsOn(context, planet),
    );
    if (odds.win < 0.55) continue;
    landing[planet] = left;
    left = 0;
    worth += odds.win * value;
  }
  const [first] = Object.keys(landing);
  // Surplus troops guard the most important planet.
  if (left > 0 && first !== undefined) {
    const guard = MECATOL_REX in landing ? MECATOL_REX : first;
    const more = Math.min(left, guard === MECATOL_REX || threatNear(context, system) > 0 ? left : 1);
    landing[guard] += more;
  }
  return { worth, landing };
}

const cannonsOn = (context: AiContext, planet: PlanetId): number =>
  unitsAt(context.game, { planet, notOwner: context.seat }).reduce((sum, unit) => {
    const { spaceCannon } = definitionFor(context.game, unit.owner, unit.type);
    return sum + hits(spaceCannon);
  }, 0);
