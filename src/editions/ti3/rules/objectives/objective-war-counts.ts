import type { Game } from '#ti3/rules/game.ts';
import { adjacentSystems } from '#ti3/rules/board/adjacency.ts';
import { nonFighterShips } from '#ti3/rules/units/fleet-supply.ts';
import { unitsOnPlanet, shipsIn, hasQuality } from '#ti3/rules/units/units.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { PlanetId, SeatId, SystemId } from '#ti3/rules/terms.ts';
import { controlsSystem } from './objective-counts.ts';

// Counts that objectives make of a round's wars, taken from the facts of the log.

/** Returns the number of planets that a seat has taken this round. */
export const planetsTaken = ({ facts }: Game, seat: SeatId): number =>
  new Set(facts.flatMap((fact) => (fact.type === 'planet-taken' && fact.seat === seat ? [fact.planet] : []))).size;

/**
 * Returns the battles a seat won this round against at least `least` enemy units: space battles, or its own invasions.
 */
function won({ facts }: Game, seat: SeatId, least: number, inSpace: boolean): { system: SystemId; planet: PlanetId }[] {
  return facts.flatMap((fact, at) => {
    if (fact.type !== 'battle-begins' || (fact.planet === undefined) !== inSpace) return [];
    const { system, planet, attacker, defender, met = {} } = fact;
    const enemy = seat === attacker ? defender : attacker;
    const end = facts
      .slice(at)
      .find((one) => one.type === 'battle-ends' && one.system === system && one.planet === planet);
    const mine = [attacker, defender].includes(seat) && end?.type === 'battle-ends' && end.winner === seat;
    return mine && (inSpace || seat === attacker) && (met[enemy] ?? 0) >= least
      ? [{ system, planet: planet ?? '' }]
      : [];
  });
}

/** Returns the systems where a seat won a space battle this round against at least `least` ships. */
export const battlesWon = (game: Game, seat: SeatId, least: number): SystemId[] =>
  won(game, seat, least, true).map(({ system }) => system);

/** Returns the planets that a seat has invaded this round, beating at least one ground force. */
export const invasionsWon = (game: Game, seat: SeatId): PlanetId[] =>
  won(game, seat, 1, false).map(({ planet }) => planet);

/**
 * Returns the owners of space docks that a seat destroyed this round by taking their planets or overrunning them in
 * space; an owner appears once for each such event.
 */
export function docksDestroyed({ facts }: Game, seat: SeatId): SeatId[] {
  return facts.flatMap((fact, at) => {
    if (fact.type === 'docks-overrun' && fact.by === seat) return [fact.seat];
    if (fact.type !== 'planet-taken' || fact.seat !== seat) return [];
    // Structures on a planet are destroyed as it is taken; their facts come directly before `planet-taken`.
    const before = facts.slice(0, at);
    const last = before.findLastIndex((one) => one.type !== 'units-destroyed' || one.planet !== fact.planet);
    return before
      .slice(last + 1)
      .flatMap((one) => (one.type === 'units-destroyed' && one.units['space-dock'] ? [one.seat] : []));
  });
}

/** Returns the number of planets with another player's space dock in systems where the seat has ships. */
export const docksBlockaded = (game: Game, seat: SeatId): number =>
  Object.values(game.state.planets).filter(
    ({ id, system }) =>
      shipsIn(game, system, seat).length > 0 &&
      unitsOnPlanet(game, id).some((unit) => unit.owner !== seat && hasQuality(game, 'produces', unit)),
  ).length;

const homesOfOthers = (game: Game, seat: SeatId): SystemId[] =>
  game.state.order.flatMap((other) => (other === seat ? [] : [seatOf(game, other).home]));

/** Returns the number of other players' home systems where a seat has at least `least` non-fighter ships. */
export const homesBesieged = (game: Game, seat: SeatId, least: number): number =>
  homesOfOthers(game, seat).filter((home) => nonFighterShips(game, seat, home).length >= least).length;

/** Returns the systems outside its home system that a seat controls. */
export const systemsOutsideHome = (game: Game, seat: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter(
    (system) => system !== seatOf(game, seat).home && controlsSystem(game, seat, system),
  );

/** Returns the number of other players' home systems adjacent to a system that the seat controls. */
export const homesThreatened = (game: Game, seat: SeatId): number =>
  homesOfOthers(game, seat).filter((home) =>
    adjacentSystems(game, home).some((next) => controlsSystem(game, seat, next)),
  ).length;
