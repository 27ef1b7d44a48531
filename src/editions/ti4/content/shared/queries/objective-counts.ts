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

// What objectives count: whatever a seat holds just now.

type Trait = NonNullable<PlanetCard['trait']>;
const TRAITS: readonly Trait[] = ['cultural', 'hazardous', 'industrial'];
const COLORS: readonly TechnologyColor[] = ['propulsion', 'biotic', 'cybernetic', 'warfare'];

const idsOf = (planets: readonly { id: PlanetId }[]): PlanetId[] => planets.map(({ id }) => id);

/** The longest of several lists, the first of those that are as long. */
const longest = <T>(lists: readonly T[][]): T[] =>
  lists.reduce<T[]>((best, one) => (one.length > best.length ? one : best), []);

export const planetsWithTrait = (game: Game, seat: SeatId, trait: Trait): PlanetId[] =>
  idsOf(planetsOf(game, seat).filter(({ id }) => hasTrait(game, id, trait)));

/** The trait of which a seat has most planets. */
export const commonTrait = (game: Game, seat: SeatId): Trait =>
  TRAITS.reduce((best, one) =>
    planetsWithTrait(game, seat, one).length > planetsWithTrait(game, seat, best).length ? one : best,
  );

export const planetsWithSpecialty = (game: Game, seat: SeatId): PlanetId[] =>
  idsOf(planetsOf(game, seat).filter(({ id }) => specialtiesOf(game, id).length > 0));

/** In nobody's home system; an eliminated player's stays one (33). */
export const planetsAwayFromHomes = (game: Game, seat: SeatId): PlanetId[] =>
  idsOf(planetsOf(game, seat).filter(({ id }) => !isHomePlanet(game, id)));

/** The types of unit that are upgraded. */
export const unitUpgrades = (game: Game, seat: SeatId): UnitType[] => [
  ...new Set(technologiesOf(game, seat).flatMap(({ upgrade }) => (upgrade ? [upgrade.type] : []))),
];

export const colorsWith = (game: Game, seat: SeatId, count: number): TechnologyColor[] =>
  COLORS.filter((color) => technologiesOfColor(game, seat, color).length >= count);

/** Technologies of the colour of which there are most. */
export const largestColorGroup = (game: Game, seat: SeatId): Technology[] =>
  longest(COLORS.map((color) => technologiesOfColor(game, seat, color)));

export const unitsOnBoard = (game: Game, seat: SeatId, type: UnitType): Unit[] => unitsAt(game, { owner: seat, type });

/** The flagships and war suns that a seat has in play. */
export const flagshipsAndWarSuns = (game: Game, seat: SeatId): Unit[] =>
  unitsAt(game, { owner: seat }).filter(({ type }) => type === 'flagship' || type === 'war-sun');

/** Systems where a seat has a ship. */
export function systemsWithShips(game: Game, seat: SeatId): SystemId[] {
  const found = new Set<SystemId>();
  for (const unit of indexedUnits(game, { owner: seat }))
    if (unit.planet === undefined && isShip(game, unit)) found.add(unit.system);
  return found.size ? Object.keys(game.state.systems).filter((system) => found.has(system)) : [];
}

/** Systems where a seat has any unit, in space or on a planet. */
const systemsWithUnits = (game: Game, seat: SeatId): SystemId[] => [
  ...new Set(unitsAt(game, { owner: seat }).map(({ system }) => system)),
];

/** Of them, those without planets. */
export const emptySystemsWithShips = (game: Game, seat: SeatId): SystemId[] =>
  systemsWithUnits(game, seat).filter((system) => !game.state.systems[system].planets.length);

/** Of them, those on the edge of the board, the seat's own home system apart. */
export const edgeSystemsWithShips = (game: Game, seat: SeatId): SystemId[] =>
  systemsWithUnits(game, seat).filter((system) => system !== game.state.seats[seat].home && isOnEdge(game, system));

/** Of them, those with a legendary planet or Mecatol Rex, and anomalies. */
export const renownedSystemsWithShips = (game: Game, seat: SeatId): SystemId[] =>
  systemsWithUnits(game, seat).filter(
    (system) =>
      anomaliesIn(game, system).length > 0 ||
      game.state.systems[system].planets.some((planet) => planet === MECATOL_REX || isLegendary(game, planet)),
  );

export const structuresOnBoard = (game: Game, seat: SeatId): Unit[] =>
  unitsAt(game, { owner: seat }).filter((unit) => isStructure(game, unit));

/** Planets outside the seat's own home system on which it has structures. */
export function planetsWithStructures(game: Game, seat: SeatId): PlanetId[] {
  const found = new Set<PlanetId>();
  for (const unit of unitsAt(game, { owner: seat }))
    if (unit.planet !== undefined && isStructure(game, unit) && !isHomePlanet(game, unit.planet, seat))
      found.add(unit.planet);
  return [...found];
}

/** The ships, fighters apart, that a seat has in the system where it has most of them. */
export function largestFleet(game: Game, seat: SeatId): Unit[] {
  const fleets: Record<SystemId, Unit[]> = {};
  for (const unit of unitsAt(game, { owner: seat, space: true }))
    if (isNonFighterShip(game, unit)) (fleets[unit.system] ??= []).push(unit);
  return longest(Object.values(fleets));
}

/** Whether anything is attached to a planet (12): a card, and no token that lies there. */
const hasAttachment = (game: Game, planet: PlanetId): boolean =>
  markersOn(game, planet).some(({ component }) => !(component in game.book.tokens)) ||
  game.state.order.some((seat) =>
    Object.values(game.state.seats[seat].leaders ?? {}).some(({ attached }) => attached === planet),
  );

export const planetsWithAttachments = (game: Game, seat: SeatId): PlanetId[] =>
  idsOf(planetsOf(game, seat).filter(({ id }) => hasAttachment(game, id)));

/** Neighbors who control fewer planets than a seat does. */
export const smallerNeighbors = (game: Game, seat: SeatId): SeatId[] =>
  othersInGame(game, seat).filter(
    (other) => areNeighbors(game, seat, other) && planetsOf(game, other).length < planetsOf(game, seat).length,
  );

export const othersInGame = (game: Game, seat: SeatId): SeatId[] =>
  game.state.order.filter((id) => id !== seat && !game.state.seats[id].eliminated);

/** The values of all of a seat's planets taken together, exhausted ones among them. */
export const totalValueOf = (game: Game, seat: SeatId, kind: 'resources' | 'influence'): number =>
  planetsOf(game, seat).reduce(
    (sum, { id }) => sum + (kind === 'resources' ? resourcesOf(game, id) : influenceOf(game, id)),
    0,
  );

/** Other players' home systems, those of eliminated players among them (33). */
export const otherHomeSystems = (game: Game, seat: SeatId): SystemId[] =>
  game.state.order.filter((id) => id !== seat).map((id) => game.state.seats[id].home);

/** What has been recorded since this turn began. */
export const factsThisTurn = (game: Game) =>
  game.facts.slice(
    Math.max(
      0,
      game.facts.findLastIndex(({ type }) => type === 'turn-begins'),
    ),
  );
