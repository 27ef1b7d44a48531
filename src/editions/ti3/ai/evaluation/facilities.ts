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
import { gainOf } from './goals.ts';
import { fits, linesOf, type Habit } from '#ti3/ai/policy.ts';
import { imagined, ranked, total, type Mind } from '#ti3/ai/ai-context.ts';
import { budget } from '#ti3/ai/policies/spending.ts';
import { dangerAt } from './system-evaluation.ts';
import { roundsCounted, yieldOf } from './values.ts';

// Facilities pay where their planet stays in the same hands for some rounds.

/** How much of what a facility yields later is worth something now. */
const LATER = 0.6;

/** Estimates what a facility on a planet brings, in resources, its price and the use of a ready planet taken off. */
export function facilityGain(mind: Mind, type: UnitType, planet: PlanetId): number {
  const { game, seat } = mind;
  const { system, exhausted } = game.state.planets[planet];
  const facility = { id: 'imagined', type, owner: seat, system, planet };
  const units = { ...game.state.units, [facility.id]: facility };
  const more = yieldOf({ game: imagined(mind, { units }) }, planet) - yieldOf(mind, planet);
  const kept = dangerAt(mind, system) > 3 ? 0.3 : 1;
  const lost = exhausted ? 0 : 0.5 * yieldOf(mind, planet);
  return (
    kept * (gainOf(mind, { units }) + LATER * more * (roundsCounted(mind) - 1)) - costOf(game, seat, type, 1) - lost
  );
}

/** Estimates what facilities that can be built in a system bring: the best one on each of its planets. */
export function facilitiesGain(mind: Mind, system: SystemId): number {
  const { game, seat } = mind;
  const kinds = facilityKinds(game).filter((kind) => facilityKindProblem(game, seat, kind) === undefined);
  if (!kinds.length || enemyShipsIn(game, system, seat) || budget(mind, 'resources') < 1) return 0;
  const sites = game.state.systems[system].planets.filter(
    (planet) => facilityProblem(game, seat, planet) === undefined,
  );
  return total(sites, (planet) => Math.max(0, ...kinds.map(({ type }) => facilityGain(mind, type, planet))));
}

/** Builds what brings more than it costs, the best first, as far as what need not be kept pays for it. */
const build: Habit = (mind, asked) => {
  const rated = linesOf(asked.spec).map(({ key }) => ({ key, gain: facilityGain(mind, ...facilityKey.read(key)) }));
  let counts: Record<string, number> = {};
  for (const { key, gain } of ranked(rated, (one) => one.gain)) {
    const more = { ...counts, [key]: 1 };
    const price = facilitiesPrice(mind.game, mind.seat, more);
    if (gain > 0 && price <= budget(mind, 'resources') && fits(asked, more)) counts = more;
  }
  return counts;
};

export const facilityHabits: Record<string, Habit> = { 'build-facilities': build };
