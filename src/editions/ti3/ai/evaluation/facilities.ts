import { enemyShipsIn } from '#ti3/rules/units/units.ts';
import { costOf } from '#ti3/rules/production/production-limits.ts';
import {
  facilitiesPrice,
  facilityKey,
  facilityKindProblem,
  facilityKinds,
  facilityProblem,
} from '#ti3/rules/production/facilities.ts';
import type { PlanetId, SystemId, UnitType } from '#ti3/rules/terms.ts';
import { evaluateChanges } from './goals.ts';
import { isWithinLimits, openAmounts, type Policy } from '#ti3/ai/policy.ts';
import { withChanges, rankBy, sumBy, type AiContext } from '#ti3/ai/ai-context.ts';
import { spendable } from '#ti3/ai/policies/spending.ts';
import { enemyStrengthInRange } from './system-evaluation.ts';
import { roundsCounted, planetIncome } from './values.ts';

// Facilities pay off if their planet stays in the same hands for some rounds.

/** Discount factor for a facility's later yields. */
const LATER = 0.6;

/** Estimates the gain of a facility on a planet in resources, minus its price and the use of a readied planet. */
export function facilityGain(context: AiContext, type: UnitType, planet: PlanetId): number {
  const { game, seat } = context;
  const { system, exhausted } = game.state.planets[planet];
  const facility = { id: 'imagined', type, owner: seat, system, planet };
  const units = { ...game.state.units, [facility.id]: facility };
  const more = planetIncome({ game: withChanges(context, { units }) }, planet) - planetIncome(context, planet);
  const kept = enemyStrengthInRange(context, system) > 3 ? 0.3 : 1;
  const lost = exhausted ? 0 : 0.5 * planetIncome(context, planet);
  return (
    kept * (evaluateChanges(context, { units }) + LATER * more * (roundsCounted(context) - 1)) -
    costOf(game, seat, type, 1) -
    lost
  );
}

/** Estimates the gain of the facilities that can be built in a system: the best one on each of its planets. */
export function facilitiesGain(context: AiContext, system: SystemId): number {
  const { game, seat } = context;
  const kinds = facilityKinds(game).filter((kind) => facilityKindProblem(game, seat, kind) === undefined);
  if (!kinds.length || enemyShipsIn(game, system, seat) || spendable(context, 'resources') < 1) return 0;
  const sites = game.state.systems[system].planets.filter(
    (planet) => facilityProblem(game, seat, planet) === undefined,
  );
  return sumBy(sites, (planet) => Math.max(0, ...kinds.map(({ type }) => facilityGain(context, type, planet))));
}

/** Builds the facilities with a positive gain, best first, within the resources that are free to spend. */
const build: Policy = (context, asked) => {
  const rated = openAmounts(asked.spec).map(({ key }) => ({
    key,
    gain: facilityGain(context, ...facilityKey.parse(key)),
  }));
  let counts: Record<string, number> = {};
  for (const { key, gain } of rankBy(rated, (one) => one.gain)) {
    const more = { ...counts, [key]: 1 };
    const price = facilitiesPrice(context.game, context.seat, more);
    if (gain > 0 && price <= spendable(context, 'resources') && isWithinLimits(asked, more)) counts = more;
  }
  return counts;
};

export const facilityHabits: Record<string, Policy> = { 'build-facilities': build };
