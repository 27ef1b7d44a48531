import type { HaveAndNeed } from '#ti3/rules/components/component.ts';
import type { Game } from '#ti3/rules/game.ts';
import { adjacentSystems, allWormholesIn } from '#ti3/rules/board/adjacency.ts';
import { nonFighterShips } from '#ti3/rules/units/fleet-supply.ts';
import { influenceOf, planetsOf, specialtiesOf } from '#ti3/rules/planets/planets.ts';
import { unitsOnPlanet, allUnits } from '#ti3/rules/units/units.ts';
import { remainingSeats, seatOf } from '#ti3/rules/seats.ts';
import type { PlanetId, SeatId, SystemId, TechnologyColor, UnitType } from '#ti3/rules/terms.ts';

// Counts for objectives (E3 2.4).

/** Id of Mecatol Rex, both as a planet and as its system. */
export const MECATOL_REX = 'mecatol-rex';

const COLORS: readonly TechnologyColor[] = ['blue', 'green', 'red', 'yellow'];

export const countPlanetsOutsideHome = (game: Game, seat: SeatId): number =>
  planetsOf(game, seat).filter(({ system }) => system !== seatOf(game, seat).home).length;

export const controlsMecatol = ({ state }: Game, seat: SeatId): boolean => state.planets[MECATOL_REX]?.owner === seat;

/** Tells whether a seat controls Mecatol Rex and did not take it this round. */
export const hasHeldMecatolAllRound = (game: Game, seat: SeatId): boolean =>
  controlsMecatol(game, seat) && game.state.planets[MECATOL_REX].takenIn !== game.state.round;

export const unitCount = (game: Game, seat: SeatId, type: UnitType, system?: SystemId): number =>
  allUnits(game).filter(
    (unit) => unit.owner === seat && unit.type === type && (system === undefined || unit.system === system),
  ).length;

/** Returns the progress toward controlling Mecatol Rex and toward having a space dock there. */
export const mecatolProgress = (game: Game, seat: SeatId): HaveAndNeed[] => {
  const docked =
    controlsMecatol(game, seat) &&
    unitsOnPlanet(game, MECATOL_REX).some((unit) => unit.owner === seat && unit.type === 'space-dock');
  return [
    [Number(controlsMecatol(game, seat)), 1, 'control of Mecatol Rex'],
    [Number(docked), 1, 'a space dock on Mecatol Rex'],
  ];
};

export const technologyCount = (game: Game, seat: SeatId): number =>
  Object.keys(seatOf(game, seat).technologies).length;

/** Returns the number of a seat's technologies for each color. */
export const technologiesByColor = (game: Game, seat: SeatId): number[] =>
  COLORS.map(
    (color) =>
      Object.values(seatOf(game, seat).technologies).filter(
        ({ component }) => game.book.byKind.technology[component]?.color === color,
      ).length,
  );

/** Returns the number of colors in which a seat has at least `least` technologies. */
export const colorsWith = (game: Game, seat: SeatId, least: number): number =>
  technologiesByColor(game, seat).filter((count) => count >= least).length;

/** Returns the number of a seat's technology specialties for each color. */
export const specialtyCounts = (game: Game, seat: SeatId): number[] =>
  COLORS.map((color) => specialtiesOf(game, seat, color));

export const planetsWithSpecialty = (game: Game, seat: SeatId): number =>
  planetsOf(game, seat).filter(({ id }) => game.book.planets[id].specialties.length > 0).length;

/** Returns the neighbors of a seat around the table: one where only two play. */
export function adjacentPlayers({ state }: Game, seat: SeatId): SeatId[] {
  const seats = remainingSeats(state);
  const at = seats.indexOf(seat);
  const beside = [seats[(at + 1) % seats.length], seats[(at + seats.length - 1) % seats.length]];
  return [...new Set(beside)].filter((one) => one !== seat);
}

/** Returns the influence of all of a seat's planets, ready or exhausted. */
export const influenceTotal = (game: Game, seat: SeatId): number =>
  planetsOf(game, seat).reduce((sum, { id }) => sum + influenceOf(game, id), 0);

/** Tells whether a seat controls a system: it has a non-fighter ship there and owns all planets in it. */
export const controlsSystem = (game: Game, seat: SeatId, system: SystemId): boolean =>
  nonFighterShips(game, seat, system).length > 0 &&
  game.state.systems[system].planets.every((planet) => game.state.planets[planet].owner === seat);

/**
 * Returns the number of systems a seat controls among Mecatol Rex and the systems adjacent to it, and the number of all
 * of these.
 */
export const centerSystemsProgress = (game: Game, seat: SeatId): HaveAndNeed[] => {
  const middle = [MECATOL_REX, ...adjacentSystems(game, MECATOL_REX)];
  return [
    [
      middle.filter((system) => controlsSystem(game, seat, system)).length,
      middle.length,
      'systems under your control (Mecatol Rex and all adjacent ones)',
    ],
  ];
};

/** Returns the number of other players' home systems in which a seat owns all planets. */
export const conqueredHomes = (game: Game, seat: SeatId): number =>
  game.state.order.filter((other) => {
    const { planets } = game.state.systems[seatOf(game, other).home];
    return other !== seat && planets.every((planet) => game.state.planets[planet].owner === seat);
  }).length;

/** Returns the number of wormhole systems with non-fighter ships of a seat, and the number of wormhole systems. */
export function guardedWormholesProgress(game: Game, seat: SeatId): HaveAndNeed {
  const gates = Object.keys(game.state.systems).filter((system) => allWormholesIn(game, system).length > 0);
  // Without any wormhole system the need is 1, so that the objective is not fulfilled.
  const guarded = gates.filter((system) => nonFighterShips(game, seat, system).length > 0).length;
  return gates.length > 1
    ? [guarded, gates.length, 'systems with wormholes where you have a non-fighter ship']
    : [guarded, 1, 'a non-fighter ship in a system with a wormhole'];
}

/** Tells whether a seat has taken this round a planet of a neighbor on which that neighbor's last space dock stood. */
export function hasTakenLastDock(game: Game, seat: SeatId): boolean {
  const beside = adjacentPlayers(game, seat);
  const { facts } = game;
  return facts.some((fact, at) => {
    if (fact.type !== 'planet-taken' || fact.seat !== seat || fact.from === null || !beside.includes(fact.from))
      return false;
    const { from, planet } = fact;
    const dock = docksFell(facts.slice(0, at + 1), from, planet);
    const later = facts.slice(at + 1);
    // The neighbor's docks now, minus those built since, plus those destroyed since, are the docks left at that time.
    return dock > 0 && unitCount(game, from, 'space-dock') - docksBuilt(later, from) + docksFell(later, from) <= 0;
  });
}

const docksFell = (facts: Game['facts'], owner: SeatId, on?: PlanetId): number =>
  facts.reduce((sum, fact) => {
    if (fact.type !== 'units-destroyed' || fact.seat !== owner || (on !== undefined && fact.planet !== on)) return sum;
    return sum + (fact.units['space-dock'] ?? 0);
  }, 0);

const docksBuilt = (facts: Game['facts'], owner: SeatId): number =>
  facts.reduce(
    (sum, fact) =>
      fact.type === 'units-produced' && fact.seat === owner ? sum + (fact.units['space-dock'] ?? 0) : sum,
    0,
  );
