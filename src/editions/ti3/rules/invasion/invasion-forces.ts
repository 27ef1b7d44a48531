import { type Game } from '#ti3/rules/game.ts';
import { hasQuality, unitsOnPlanet, groundForcesOn } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId, SystemId, UnitId } from '#ti3/rules/terms.ts';
import { type Roll } from '#ti3/rules/combat/dice.ts';
import { remainingForcesOf } from '#ti3/rules/combat/remaining-forces.ts';
import { lossesOf } from './supporting-ships.ts';

export interface Invasion {
  system: SystemId;
  planet: PlanetId;
  attacker: SeatId;
  defender: SeatId;
  round?: number;
  /** The attacker's ships that fight from space. */
  joining?: UnitId[];
  /** Ground forces lost so far, on both sides. */
  fell?: number;
  /** Hits scored by the attacker in this round. */
  hits?: number;
  /** Hits scored by the defender in this round. */
  suffered?: number;
  /** Winner, once decided. */
  winner?: SeatId | null;
  /** No ground forces defend the planet and no PDS fire at the landing (E3 8.6). */
  unopposed?: true;
}

/** Returns the owner of other units on a planet, else the planet's owner; undefined if there is neither. */
export const defenderOf = (game: Game, planet: PlanetId, attacker: SeatId): SeatId | undefined =>
  unitsOnPlanet(game, planet).find(({ owner }) => owner !== attacker)?.owner ??
  game.state.planets[planet].owner ??
  undefined;

/** Tells whether a planet has defending ground forces or PDS that fire at a landing (E3 8.2, 8.3). */
export function isDefended(game: Game, planet: PlanetId, attacker: SeatId): boolean {
  const defender = defenderOf(game, planet, attacker);
  return unitsOnPlanet(game, planet).some(
    (unit) =>
      unit.owner === defender &&
      unit.owner !== attacker &&
      (hasQuality(game, 'ground-force', unit) || hasQuality(game, 'fires-at-ships', unit)),
  );
}

export const rollOf = (
  { system, planet, attacker, defender, round = 0 }: Invasion,
  seat: SeatId,
  purpose: Roll['purpose'],
): Roll => ({
  seat,
  enemy: seat === attacker ? defender : attacker,
  purpose,
  system,
  planet,
  attacks: seat === attacker,
  round,
});

/** Returns the attacker's units: landed ground forces and supporting ships. */
export const attackersOf = (game: Game, { planet, attacker, joining = [] }: Invasion): Unit[] => [
  ...groundForcesOn(game, planet, attacker),
  ...joining.flatMap((id) => game.state.units[id] ?? []),
];

/** Returns the remaining forces of both sides. */
export const standing = (game: Game, data: Invasion) =>
  remainingForcesOf(
    [data.attacker, data.defender],
    [...attackersOf(game, data), ...groundForcesOn(game, data.planet, data.defender)],
  );

/** Returns how the hits of the round fall on the attacker and on the defender. */
export const lossesIn = (game: Game, data: Invasion) =>
  [
    lossesOf(game, attackersOf(game, data), data.suffered ?? 0),
    lossesOf(game, groundForcesOn(game, data.planet, data.defender), data.hits ?? 0),
  ] as const;
