import type { Game } from '#ti3/rules/game.ts';
import { adjacentSystems } from '#ti3/rules/board/adjacency.ts';
import { nonFighterShips } from '#ti3/rules/units/fleet-supply.ts';
import { unitsOnPlanet, shipsIn, hasQuality } from '#ti3/rules/units/units.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { PlanetId, SeatId, SystemId } from '#ti3/rules/terms.ts';
import { controlsSystem } from './objective-counts.ts';

// What objectives count of a round's wars, by what has been told of it.

/** Planets that a seat has taken in this round. */
export const planetsTaken = ({ facts }: Game, seat: SeatId): number =>
  new Set(facts.flatMap((fact) => (fact.type === 'planet-taken' && fact.seat === seat ? [fact.planet] : []))).size;

/** Battles of this round that a seat won against so many, in space or on planets: where each was. */
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

/** Where a seat has won space battles in this round against so many ships. */
export const battlesWon = (game: Game, seat: SeatId, least: number): SystemId[] =>
  won(game, seat, least, true).map(({ system }) => system);

/** Planets that a seat has invaded in this round, and won against ground forces. */
export const invasionsWon = (game: Game, seat: SeatId): PlanetId[] =>
  won(game, seat, 1, false).map(({ planet }) => planet);

/** Whose docks a seat has destroyed in this round, as it took their planets or found them in space: each as often as it did. */
export function docksDestroyed({ facts }: Game, seat: SeatId): SeatId[] {
  return facts.flatMap((fact, at) => {
    if (fact.type === 'docks-overrun' && fact.by === seat) return [fact.seat];
    if (fact.type !== 'planet-taken' || fact.seat !== seat) return [];
    // What stood on a planet is destroyed as it is taken, and is told just before.
    const before = facts.slice(0, at);
    const last = before.findLastIndex((one) => one.type !== 'units-destroyed' || one.planet !== fact.planet);
    return before
      .slice(last + 1)
      .flatMap((one) => (one.type === 'units-destroyed' && one.units['space-dock'] ? [one.seat] : []));
  });
}

/** Docks of others that a seat's ships lie above. */
export const docksBlockaded = (game: Game, seat: SeatId): number =>
  Object.values(game.state.planets).filter(
    ({ id, system }) =>
      shipsIn(game, system, seat).length > 0 &&
      unitsOnPlanet(game, id).some((unit) => unit.owner !== seat && hasQuality(game, 'produces', unit)),
  ).length;

const homesOfOthers = (game: Game, seat: SeatId): SystemId[] =>
  game.state.order.flatMap((other) => (other === seat ? [] : [seatOf(game, other).home]));

/** Home systems of others where a seat has so many ships, fighters not counted. */
export const homesBesieged = (game: Game, seat: SeatId, least: number): number =>
  homesOfOthers(game, seat).filter((home) => nonFighterShips(game, seat, home).length >= least).length;

/** Systems outside its home that a seat controls. */
export const systemsOutsideHome = (game: Game, seat: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter(
    (system) => system !== seatOf(game, seat).home && controlsSystem(game, seat, system),
  );

/** Home systems of others next to which a seat controls a system. */
export const homesThreatened = (game: Game, seat: SeatId): number =>
  homesOfOthers(game, seat).filter((home) =>
    adjacentSystems(game, home).some((next) => controlsSystem(game, seat, next)),
  ).length;
