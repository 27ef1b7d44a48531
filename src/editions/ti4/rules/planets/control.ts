import { call, done, goto, isRunning, type EngineBook } from '#engine';
import { INVASION } from '#ti4/rules/invasion/invasion-state.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { isExplorable, explore, exploreCall } from '#ti4/rules/exploration/exploration.ts';
import type { Events } from '#ti4/rules/events/events.ts';
import { invalidateInForce } from '#ti4/rules/components/in-force.ts';
import { procedure, openWindow, type Game } from '#ti4/rules/game.ts';
import { interruptWith } from '#ti4/rules/events/moments.ts';
import { checkAllianceGained } from './minor-factions.ts';
import { memoizeByUnits, indexedUnits } from '#ti4/rules/units/unit-index.ts';
import { exhaustPlanet, isOffBoard, planetOf } from './planets.ts';
import { isNeutral } from '#ti4/rules/seats.ts';
import type { PlanetId, SeatId, Unit } from '#ti4/rules/state.ts';
import { groundForcesOn, isGroundForce, isStructure, unitsAt } from '#ti4/rules/units/units.ts';

/** Sets a planet's controller; null for none. */
export function assignControl(game: Game, planet: PlanetId, controller: SeatId | null): void {
  const place = planetOf(game, planet);
  place.controller = controller;
  if (!place.legend) return;
  // 53.2a, 53.2b: its ability keeps its state for a new controller, and is readied in the deck if there is none.
  if (controller === null) delete place.legend.exhausted;
  invalidateInForce(game);
}

interface Gain {
  seat: SeatId;
  planet: PlanetId;
  from?: SeatId | null;
  /** Structures that replaced others on the planet while it was gained. */
  placed?: Events['structure-placed'][];
}

/**
 * Gains control of a planet (25): takes and exhausts its card, and destroys other players' structures there (49.5a).
 * Returns false if the seat controls it already (25.2), or if it is off the board and controlled.
 */
export const gainControl = procedure<Gain>()('gain-control', {
  start: (game, gain) => {
    gain.from = planetOf(game, gain.planet).controller;
    if (gain.from === gain.seat || (gain.from !== null && isOffBoard(planetOf(game, gain.planet)))) return done(false);
    return openWindow('when', 'planet-taken', { seat: gain.seat, planet: gain.planet, from: gain.from }, 'take');
  },
  take: (game, { seat, planet, from = null }) => {
    assignControl(game, planet, seat);
    exhaustPlanet(game, planet); // 25.1
    game.addFact({ type: 'planet-taken', seat, planet, from });
    checkAllianceGained(game, planet, seat);
    const doomed = unitsAt(game, { planet, notOwner: seat }).filter((unit) => isStructure(game, unit));
    return call(destroyUnits, { units: doomed.map((unit) => unit.id), by: seat }, 'taken');
  },
  taken: (game, { seat, planet, from = null, placed = [] }) => {
    const structure = placed.shift();
    if (structure) return openWindow('when', 'structure-placed', structure, 'taken');
    // 35.1: an uncontrolled planet is explored before any reaction to gaining it (Scavenger Zeta note 2).
    return from === null && isExplorable(game, planet)
      ? call(explore, exploreCall(game, seat, planet), 'explored')
      : goto('explored');
  },
  explored: (_game, { seat, planet, from = null }) =>
    openWindow('after', 'planet-taken', { seat, planet, from }, 'finish'),
  finish: () => done(true),
});

/** Defers reactions to a structure placed on a planet while it is gained, until its owner controls the planet. */
export function deferStructurePlaced(game: Game, placed: Events['structure-placed']): void {
  const gain = game.enclosingData(gainControl);
  if (gain) gain.placed = [...(gain.placed ?? []), placed];
}

/** During an invasion, control is settled in its last step (25.5b). */
const settledLater = (game: Game): boolean => isRunning(game.state, INVASION) || isRunning(game.state, gainControl);

/** Returns the owners of the units on each planet that has any. */
function occupants(units: readonly Unit[]): Map<PlanetId, SeatId[]> {
  const found = new Map<PlanetId, SeatId[]>();
  for (const { planet, owner } of units) {
    if (planet === undefined) continue;
    const owners = found.get(planet);
    if (!owners) found.set(planet, [owner]);
    else if (!owners.includes(owner)) owners.push(owner);
  }
  return found;
}

/** Tells whether any seat other than the controller has units on a planet. */
function anyContested(game: Game): boolean {
  const { planets } = game.state;
  for (const [planet, owners] of memoizeByUnits(game, occupants))
    if (owners.length > 1 || (planets[planet]?.controller !== owners[0] && !isNeutral(owners[0]))) return true;
  return false;
}

/**
 * Returns the planets with units of a seat other than the controller: the only ones these checks, run after every step,
 * need.
 */
function contested(game: Game): PlanetId[] {
  if (!anyContested(game)) return [];
  const found: PlanetId[] = [];
  for (const { planet, owner } of indexedUnits(game, {})) {
    if (planet !== undefined && game.state.planets[planet]?.controller !== owner && !found.includes(planet))
      found.push(planet);
  }
  return found;
}

/**
 * Returns the seat that gains control of a planet: the only one with units there (25.5); undefined if there is none.
 */
function newController(game: Game): Gain | undefined {
  for (const planet of contested(game)) {
    const owners = new Set(unitsAt(game, { planet }).map(({ owner }) => owner));
    const controller = game.state.planets[planet]?.controller;
    if (controller === undefined || (controller !== null && owners.has(controller)) || owners.size !== 1) continue;
    const [seat] = owners;
    // Neutral units control nothing.
    if (isNeutral(seat)) continue;
    if (!game.state.seats[seat].eliminated) return { seat, planet };
  }
  return undefined;
}

export const controlChecks: EngineBook<Game>['standingChecks'] = [
  (game) => {
    if (game.state.phase === 'setup' || settledLater(game)) return undefined;
    const gain = newController(game);
    return gain && interruptWith(gainControl, gain);
  },
  // 63.5, 79.4: structures without ground forces of their owner, on a planet with another player's ground forces.
  (game) => {
    if (settledLater(game)) return undefined;
    const units = contested(game).flatMap((planet) =>
      unitsAt(game, { planet }).filter(
        (unit) =>
          isStructure(game, unit) &&
          !groundForcesOn(game, planet, unit.owner).length &&
          unitsAt(game, { planet, notOwner: unit.owner }).some((unit) => isGroundForce(game, unit)),
      ),
    );
    return units.length ? interruptWith(destroyUnits, { units: units.map((unit) => unit.id), by: null }) : undefined;
  },
];

export const controlProcedures = [gainControl];
