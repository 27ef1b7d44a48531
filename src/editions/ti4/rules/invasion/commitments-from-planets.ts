import type { AmountOption, Limit } from '#engine';
import { prefixedKey, pairKey } from '#kit/prompts/option-keys.ts';
import type { Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { movementProblem, exitsFrom } from '#ti4/rules/movement/move-map.ts';
import { rollForGravityRifts } from '#ti4/rules/movement/gravity-rift.ts';
import { nameOfPlanet, nameOfUnit } from '#ti4/rules/names.ts';
import type { PlanetId, SeatId, SystemId, Unit } from '#ti4/rules/state.ts';
import { hasTokenIn } from '#ti4/rules/tokens/command-tokens.ts';
import { moveToSystem } from '#ti4/rules/units/unit-index.ts';
import { planetOf } from '#ti4/rules/planets/planets.ts';
import { labelOf } from '#ti4/rules/units/unit-marks.ts';
import { kindsAmong, lineAtKey, unitAtKey } from '#ti4/rules/units/unit-keys.ts';
import { groundForcesOn, removeUnit, isTransportable } from '#ti4/rules/units/units.ts';

// Commits ground forces from planets if an ability allows it: one from each planet.

/** Key of a commitment: unit kind, source planet and target planet, 'from:infantry@quann>lodor'. */
const sourceKey = prefixedKey<string>('from:');
const wayKey = pairKey<string, PlanetId>('>');

/**
 * Tells whether a unit on a planet could come to a system: it can move there, and no command token of its owner holds
 * it.
 */
function mayCome(game: Game, unit: Unit, system: SystemId): boolean {
  const { owner: seat, system: from } = unit;
  if (from === system) return true;
  return (
    !modify(game, 'held-by-token', { seat, system: from }, hasTokenIn(game, seat, from)) &&
    exitsFrom(game, seat, from).includes(system) &&
    modify(game, 'departure-barred', { seat, from, active: system }, undefined) === undefined &&
    movementProblem(game, unit, system, false, system) === undefined
  );
}

/** Returns the ground forces on planets that may each commit one, by planet. */
const sources = (game: Game, seat: SeatId, system: SystemId): [PlanetId, Unit[]][] =>
  modify(game, 'commits-from', { seat, system }, []).flatMap((planet): [PlanetId, Unit[]][] => {
    const forces = groundForcesOn(game, planet, seat).filter(
      (unit) => isTransportable(game, unit) && mayCome(game, unit, system),
    );
    return forces.length ? [[planet, forces]] : [];
  });

export const committableOnPlanets = (game: Game, seat: SeatId, system: SystemId): Unit[] =>
  sources(game, seat, system).flatMap(([, forces]) => forces);

/**
 * Returns one line per source planet, kind of ground force and possible target planet, with limits of one unit per
 * source.
 */
export function planetCommitmentLines(
  game: Game,
  seat: SeatId,
  system: SystemId,
  open: (planet: PlanetId, unit: Unit) => boolean,
  mustLand?: PlanetId,
): { lines: AmountOption[]; limits: Limit[] } {
  const lines: AmountOption[] = [];
  const limits: Limit[] = [];
  for (const [from, forces] of sources(game, seat, system)) {
    const measure = `from ${nameOfPlanet(game, from)}`;
    for (const [kind, [unit]] of kindsAmong(game, forces)) {
      for (const planet of game.state.systems[system].planets) {
        if (planet === from || !open(planet, unit)) continue;
        lines.push({
          key: sourceKey.format(wayKey.format(lineAtKey.format(kind, from), planet)),
          label: `${kind === unit.type ? nameOfUnit(kind) : labelOf(game, unit)} ${measure} to ${nameOfPlanet(game, planet)}`,
          max: 1,
          group: nameOfPlanet(game, planet),
          weights: { [measure]: 1, ...(planet === mustLand && { landing: 1 }) },
        });
      }
    }
    limits.push({ measure, atMost: 1, message: `Choose at most 1 ground force ${measure}; you chose {sum}.` });
  }
  return { lines, limits };
}

/**
 * Moves the unit of a commitment line to the space area of the system, on its way to the planet. Undefined if the line
 * has no such unit, or if the unit is lost in a gravity rift.
 */
export function bringCommittedUnit(
  game: Game,
  seat: SeatId,
  system: SystemId,
  key: string,
): { unit: Unit; planet: PlanetId } | undefined {
  const way = sourceKey.parse(key);
  if (way === undefined) return undefined;
  const [line, planet] = wayKey.parse(way);
  const [kind, from = ''] = lineAtKey.parse(line);
  const there = groundForcesOn(game, from, seat).filter(
    (one) => isTransportable(game, one) && mayCome(game, one, system),
  );
  const unit = kindsAmong(game, there).get(kind)?.[0];
  if (!unit) return undefined;
  if (planetOf(game, from).system !== system && rollForGravityRifts(game, unit, [unit.system, system]) !== undefined) {
    removeUnit(game, unit, 'gravity-rift');
    return undefined;
  }
  moveToSystem(game, unit, system);
  return { unit, planet };
}

export const isPlanetCommitment = (key: string): boolean => sourceKey.parse(key) !== undefined;

/** Returns the target planet of a commitment line, from space or from another planet. */
export function landingPlanetOf(key: string): PlanetId {
  const way = sourceKey.parse(key);
  return way === undefined ? unitAtKey.parse(key)[1] : wayKey.parse(way)[1];
}
