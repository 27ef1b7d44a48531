import type { HaveAndNeed } from '#ti3/rules/components/component.ts';
import type { Game } from '#ti3/rules/game.ts';
import { adjacentSystems, wormholesIn } from '#ti3/rules/board/adjacency.ts';
import { nonFighterShips } from '#ti3/rules/units/fleet-supply.ts';
import { influenceOf, planetsOf, specialtiesOf } from '#ti3/rules/planets/planets.ts';
import { unitsOnPlanet, allUnits } from '#ti3/rules/units/units.ts';
import { remainingSeats, seatOf } from '#ti3/rules/seats.ts';
import type { PlanetId, SeatId, SystemId, TechnologyColor, UnitType } from '#ti3/rules/terms.ts';

// What objectives count (E3 2.4).

/** The middle of the galaxy: the planet, and its system. */
export const MECATOL_REX = 'mecatol-rex';

const COLORS: readonly TechnologyColor[] = ['blue', 'green', 'red', 'yellow'];

export const countPlanetsOutsideHome = (game: Game, seat: SeatId): number =>
  planetsOf(game, seat).filter(({ system }) => system !== seatOf(game, seat).home).length;

export const controlsMecatol = ({ state }: Game, seat: SeatId): boolean => state.planets[MECATOL_REX]?.owner === seat;

/** Whether Mecatol Rex has been a seat's since the round began. */
export const hasHeldMecatolAllRound = (game: Game, seat: SeatId): boolean =>
  controlsMecatol(game, seat) && game.state.planets[MECATOL_REX].takenIn !== game.state.round;

export const unitCount = (game: Game, seat: SeatId, type: UnitType, system?: SystemId): number =>
  allUnits(game).filter(
    (unit) => unit.owner === seat && unit.type === type && (system === undefined || unit.system === system),
  ).length;

/** Whether a seat has Mecatol Rex, and a dock of its own there. */
export const mecatolProgress = (game: Game, seat: SeatId): HaveAndNeed[] => {
  const docked =
    controlsMecatol(game, seat) &&
    unitsOnPlanet(game, MECATOL_REX).some((unit) => unit.owner === seat && unit.type === 'space-dock');
  return [
    [Number(controlsMecatol(game, seat)), 1],
    [Number(docked), 1],
  ];
};

export const technologyCount = (game: Game, seat: SeatId): number =>
  Object.keys(seatOf(game, seat).technologies).length;

/** How many technologies a seat has of each colour. */
export const technologiesByColor = (game: Game, seat: SeatId): number[] =>
  COLORS.map(
    (color) =>
      Object.values(seatOf(game, seat).technologies).filter(
        ({ component }) => game.book.byKind.technology[component]?.color === color,
      ).length,
  );

/** In how many colours a seat has so many technologies. */
export const colorsWith = (game: Game, seat: SeatId, least: number): number =>
  technologiesByColor(game, seat).filter((count) => count >= least).length;

/** How many planets a seat has of each specialty there is. */
export const specialtyCounts = (game: Game, seat: SeatId): number[] =>
  COLORS.map((color) => specialtiesOf(game, seat, color));

export const planetsWithSpecialty = (game: Game, seat: SeatId): number =>
  planetsOf(game, seat).filter(({ id }) => game.book.planets[id].specialties.length > 0).length;

/** The players to either side of a seat: one where only two play. */
export function adjacentPlayers({ state }: Game, seat: SeatId): SeatId[] {
  const seats = remainingSeats(state);
  const at = seats.indexOf(seat);
  const beside = [seats[(at + 1) % seats.length], seats[(at + seats.length - 1) % seats.length]];
  return [...new Set(beside)].filter((one) => one !== seat);
}

/** The influence of all of a seat's planets, ready or not. */
export const influenceTotal = (game: Game, seat: SeatId): number =>
  planetsOf(game, seat).reduce((sum, { id }) => sum + influenceOf(game, id), 0);

/** A system is controlled with a ship there that is no fighter, and all its planets. */
export const controlsSystem = (game: Game, seat: SeatId, system: SystemId): boolean =>
  nonFighterShips(game, seat, system).length > 0 &&
  game.state.systems[system].planets.every((planet) => game.state.planets[planet].owner === seat);

/** How many systems of the middle a seat controls. */
export const centerSystemsProgress = (game: Game, seat: SeatId): HaveAndNeed[] => {
  const middle = [MECATOL_REX, ...adjacentSystems(game, MECATOL_REX)];
  return [[middle.filter((system) => controlsSystem(game, seat, system)).length, middle.length]];
};

/** How many other players' home systems a seat has conquered: all planets there are its own. */
export const conqueredHomes = (game: Game, seat: SeatId): number =>
  game.state.order.filter((other) => {
    const { planets } = game.state.systems[seatOf(game, other).home];
    return other !== seat && planets.every((planet) => game.state.planets[planet].owner === seat);
  }).length;

/** In how many of the systems with a wormhole there are ships of a seat, other than fighters. */
export function guardedWormholesProgress(game: Game, seat: SeatId): HaveAndNeed {
  const gates = Object.keys(game.state.systems).filter((system) => wormholesIn(game, system).length > 0);
  // Where there is no wormhole at all, none is guarded.
  return [gates.filter((system) => nonFighterShips(game, seat, system).length > 0).length, Math.max(1, gates.length)];
}

/** Whether a seat has taken, in this round, a planet of a neighbour's on which that one's last dock stood. */
export function hasTakenLastDock(game: Game, seat: SeatId): boolean {
  const beside = adjacentPlayers(game, seat);
  const { facts } = game;
  return facts.some((fact, at) => {
    if (fact.type !== 'planet-taken' || fact.seat !== seat || fact.from === null || !beside.includes(fact.from))
      return false;
    const { from, planet } = fact;
    const dock = docksFell(facts.slice(0, at + 1), from, planet);
    const later = facts.slice(at + 1);
    // What that one has now, less what was built since, with what has fallen since: what was left then.
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
