import type { TechnologyColor } from '#ti4/rules/terms.ts';
import type { PlanetCard, Technology } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import { markersOn } from '#ti4/rules/tokens/markers.ts';
import {
  hasTrait,
  influenceOf,
  isHomePlanet,
  isLegendary,
  MECATOL_REX,
  planetsOf,
  resourcesOf,
  specialtiesOf,
} from '#ti4/rules/planets/planets.ts';
import type { PlanetId, SeatId, SystemId, Unit, UnitType } from '#ti4/rules/state.ts';
import { technologiesOf, technologiesOfColor } from '#ti4/rules/technology/technology.ts';
import { indexedUnits } from '#ti4/rules/units/unit-index.ts';
import { anomaliesIn, areNeighbors, isOnEdge } from '#ti4/rules/board/adjacency.ts';
import { isNonFighterShip, isShip, isStructure, unitsAt } from '#ti4/rules/units/units.ts';

// Planets, technologies, units and systems that objectives count for a seat.

type Trait = NonNullable<PlanetCard['trait']>;
const TRAITS: readonly Trait[] = ['cultural', 'hazardous', 'industrial'];
const COLORS: readonly TechnologyColor[] = ['propulsion', 'biotic', 'cybernetic', 'warfare'];

const idsOf = (planets: readonly { id: PlanetId }[]): PlanetId[] => planets.map(({ id }) => id);

/** Returns the longest list; in a tie, the first of them. */
const longest = <T>(lists: readonly T[][]): T[] =>
  lists.reduce<T[]>((best, one) => (one.length > best.length ? one : best), []);

export const planetsWithTrait = (game: Game, seat: SeatId, trait: Trait): PlanetId[] =>
  idsOf(planetsOf(game, seat).filter(({ id }) => hasTrait(game, id, trait)));

/** Returns the most common trait of a seat's planets; in a tie, the first one of `TRAITS`. */
export const commonTrait = (game: Game, seat: SeatId): Trait =>
  TRAITS.reduce((best, one) =>
    planetsWithTrait(game, seat, one).length > planetsWithTrait(game, seat, best).length ? one : best,
  );

export const planetsWithSpecialty = (game: Game, seat: SeatId): PlanetId[] =>
  idsOf(planetsOf(game, seat).filter(({ id }) => specialtiesOf(game, id).length > 0));

/** Returns a seat's planets outside all home systems; an eliminated player's home system remains one (33). */
export const planetsAwayFromHomes = (game: Game, seat: SeatId): PlanetId[] =>
  idsOf(planetsOf(game, seat).filter(({ id }) => !isHomePlanet(game, id)));

/** Returns the unit types for which a seat owns a unit upgrade technology. */
export const unitUpgrades = (game: Game, seat: SeatId): UnitType[] => [
  ...new Set(technologiesOf(game, seat).flatMap(({ upgrade }) => (upgrade ? [upgrade.type] : []))),
];

export const colorsWith = (game: Game, seat: SeatId, count: number): TechnologyColor[] =>
  COLORS.filter((color) => technologiesOfColor(game, seat, color).length >= count);

/** Returns a seat's technologies of the color of which it has the most. */
export const largestColorGroup = (game: Game, seat: SeatId): Technology[] =>
  longest(COLORS.map((color) => technologiesOfColor(game, seat, color)));

export const unitsOnBoard = (game: Game, seat: SeatId, type: UnitType): Unit[] => unitsAt(game, { owner: seat, type });

export const flagshipsAndWarSuns = (game: Game, seat: SeatId): Unit[] =>
  unitsAt(game, { owner: seat }).filter(({ type }) => type === 'flagship' || type === 'war-sun');

export function systemsWithShips(game: Game, seat: SeatId): SystemId[] {
  const found = new Set<SystemId>();
  for (const unit of indexedUnits(game, { owner: seat }))
    if (unit.planet === undefined && isShip(game, unit)) found.add(unit.system);
  return found.size ? Object.keys(game.state.systems).filter((system) => found.has(system)) : [];
}

/** Returns the systems in which a seat has units, in space or on planets. */
const systemsWithUnits = (game: Game, seat: SeatId): SystemId[] => [
  ...new Set(unitsAt(game, { owner: seat }).map(({ system }) => system)),
];

/** Returns the systems without planets in which a seat has units. */
export const emptySystemsWithShips = (game: Game, seat: SeatId): SystemId[] =>
  systemsWithUnits(game, seat).filter((system) => !game.state.systems[system].planets.length);

/** Returns the systems on the edge of the board, except its home system, in which a seat has units. */
export const edgeSystemsWithShips = (game: Game, seat: SeatId): SystemId[] =>
  systemsWithUnits(game, seat).filter((system) => system !== game.state.seats[seat].home && isOnEdge(game, system));

/** Returns the systems with an anomaly, a legendary planet or Mecatol Rex in which a seat has units. */
export const renownedSystemsWithShips = (game: Game, seat: SeatId): SystemId[] =>
  systemsWithUnits(game, seat).filter(
    (system) =>
      anomaliesIn(game, system).length > 0 ||
      game.state.systems[system].planets.some((planet) => planet === MECATOL_REX || isLegendary(game, planet)),
  );

export const structuresOnBoard = (game: Game, seat: SeatId): Unit[] =>
  unitsAt(game, { owner: seat }).filter((unit) => isStructure(game, unit));

/** Returns the planets outside its home system on which a seat has structures. */
export function planetsWithStructures(game: Game, seat: SeatId): PlanetId[] {
  const found = new Set<PlanetId>();
  for (const unit of unitsAt(game, { owner: seat }))
    if (unit.planet !== undefined && isStructure(game, unit) && !isHomePlanet(game, unit.planet, seat))
      found.add(unit.planet);
  return [...found];
}

/** Returns a seat's non-fighter ships in the system where it has the most of them. */
export function largestFleet(game: Game, seat: SeatId): Unit[] {
  const fleets: Record<SystemId, Unit[]> = {};
  for (const unit of unitsAt(game, { owner: seat, space: true }))
    if (isNonFighterShip(game, unit)) (fleets[unit.system] ??= []).push(unit);
  return longest(Object.values(fleets));
}

/** Tells whether an attachment, which may be a leader, is attached to a planet (12); tokens do not count. */
const hasAttachment = (game: Game, planet: PlanetId): boolean =>
  markersOn(game, planet).some(({ component }) => !(component in game.book.tokens)) ||
  game.state.order.some((seat) =>
    Object.values(game.state.seats[seat].leaders ?? {}).some(({ attached }) => attached === planet),
  );

export const planetsWithAttachments = (game: Game, seat: SeatId): PlanetId[] =>
  idsOf(planetsOf(game, seat).filter(({ id }) => hasAttachment(game, id)));

/** Returns a seat's neighbors that control fewer planets than it does. */
export const smallerNeighbors = (game: Game, seat: SeatId): SeatId[] =>
  othersInGame(game, seat).filter(
    (other) => areNeighbors(game, seat, other) && planetsOf(game, other).length < planetsOf(game, seat).length,
  );

export const othersInGame = (game: Game, seat: SeatId): SeatId[] =>
  game.state.order.filter((id) => id !== seat && !game.state.seats[id].eliminated);

/** Returns the total resources or influence of a seat's planets, including exhausted ones. */
export const totalValueOf = (game: Game, seat: SeatId, kind: 'resources' | 'influence'): number =>
  planetsOf(game, seat).reduce(
    (sum, { id }) => sum + (kind === 'resources' ? resourcesOf(game, id) : influenceOf(game, id)),
    0,
  );

/** Returns the other players' home systems, including those of eliminated players (33). */
export const otherHomeSystems = (game: Game, seat: SeatId): SystemId[] =>
  game.state.order.filter((id) => id !== seat).map((id) => game.state.seats[id].home);

/** Returns the facts of the current turn, oldest first. */
export const factsThisTurn = (game: Game) =>
  game.facts.slice(
    Math.max(
      0,
      game.facts.findLastIndex(({ type }) => type === 'turn-begins'),
    ),
  );
