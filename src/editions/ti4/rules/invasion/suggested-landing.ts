import type { AmountOption } from '#engine';
import type { Game } from '#ti4/rules/game.ts';
import type { PlanetId, SeatId, Unit } from '#ti4/rules/state.ts';
import { planetOf } from '#ti4/rules/planets/planets.ts';
import { kindsAmong, lineAtKey } from '#ti4/rules/units/unit-keys.ts';
import { groundForcesOn, isGroundForce } from '#ti4/rules/units/units.ts';
import { landingCostsOf } from './landing-costs.ts';

/**
 * Tells whether a planet can be taken without a fight or cost: the seat does not control it, it has no ground forces,
 * and landing is free.
 */
const forTheTaking = (game: Game, seat: SeatId, planet: PlanetId): boolean =>
  planetOf(game, planet).controller !== seat &&
  !groundForcesOn(game, planet).length &&
  !landingCostsOf(game, seat, planet).length;

/**
 * Suggests a landing that spreads the ground forces in space over the planets that can be taken without a fight or
 * cost.
 */
export function suggestLanding(
  game: Game,
  seat: SeatId,
  forces: readonly Unit[],
  lines: readonly AmountOption[],
): Record<string, number> {
  const counts: Record<string, number> = {};
  const places = lines.map(({ key }) => lineAtKey.parse(key));
  const kindOf = new Map([...kindsAmong(game, forces)].flatMap(([kind, alike]) => alike.map((unit) => [unit, kind])));
  const left = forces.filter((unit) => isGroundForce(game, unit)).map((unit) => kindOf.get(unit) ?? unit.type);
  const landsOn = (kind: string): PlanetId[] =>
    places.flatMap(([one, planet = '']) =>
      one === kind && game.state.planets[planet] && forTheTaking(game, seat, planet) ? [planet] : [],
    );
  for (const [i, kind] of left.entries()) {
    const planets = landsOn(kind);
    if (!planets.length) continue;
    const key = lineAtKey.format(kind, planets[i % planets.length]);
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}
