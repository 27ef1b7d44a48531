import { pairKey } from '#kit/prompts/option-keys.ts';
import type { Game } from '#ti3/rules/components/component.ts';
import { leadersAboard } from '#ti3/rules/leaders/leader-locations.ts';
import { nameOf, nameOfPlanet, nameOfSystem, unitLabel } from '#ti3/rules/names.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { UnitType } from '#ti3/rules/terms.ts';
import { allUnits, hasQuality, unitCardOf } from './units.ts';

// Like units share one line of a choice: they have the same type, place, damage and leaders aboard.

/** Returns the leaders aboard a unit as part of a key: "+carth"; empty if there are none. */
export const leadersMark = (game: Game, { id }: Pick<Unit, 'id'>): string =>
  leadersAboard(game, id)
    .map((leader) => `+${leader.id}`)
    .join('');

/** Key of like units wherever they are: "cruiser", damaged "dreadnought!", with leaders aboard "carrier+carth". */
export const kindKey = (game: Game, unit: Pick<Unit, 'id' | 'type' | 'damaged'>): string =>
  `${unit.type}${unit.damaged ? '!' : ''}${leadersMark(game, unit)}`;

/** Returns the unit type of a key of like units. */
export const typeOfKind = (key: string): UnitType => /^[^!+@]*/.exec(key)?.[0] as UnitType;

const placeKey = pairKey<string, string>('@');

/**
 * Id of a unit's place in a key: its planet, or the system in whose space it is. Where a system has the id of one of its
 * planets, units other than ships in its space are at "lodor~space".
 */
export const placeIdOf = (game: Game, unit: Unit): string =>
  unit.planet ??
  (game.state.systems[unit.system].planets.includes(unit.system) && !hasQuality(game, 'ship', unit)
    ? `${unit.system}~space`
    : unit.system);

/**
 * Key of like units in one place: "carrier@home", "ground-force@jord", "ground-force@lodor~space", "dreadnought!@home",
 * "carrier+carth@home".
 */
export const likeUnitsKey = (game: Game, unit: Unit): string =>
  placeKey.format(kindKey(game, unit), placeIdOf(game, unit));

/** Groups units by a key of like units. */
export function groupLikeUnits(
  game: Game,
  units: readonly Unit[],
  keyOf: (game: Game, unit: Unit) => string = likeUnitsKey,
): Map<string, Unit[]> {
  const groups = new Map<string, Unit[]>();
  for (const unit of units) {
    const key = keyOf(game, unit);
    groups.set(key, [...(groups.get(key) ?? []), unit]);
  }
  return groups;
}

/** Formats a unit with what tells it apart from others of its type: "Carrier (damaged) with Carth". */
export function markedUnitLabel(game: Game, { id, type, damaged }: Pick<Unit, 'id' | 'type' | 'damaged'>): string {
  const aboard = leadersAboard(game, id).map((leader) => nameOf(game, leader.id));
  return `${unitLabel(game, type)}${damaged ? ' (damaged)' : ''}${aboard.length ? ` with ${aboard.join(' and ')}` : ''}`;
}

/** Returns the name of the planet or system where a unit is. */
export const nameOfPlace = (game: Game, { planet, system }: Pick<Unit, 'planet' | 'system'>): string =>
  planet === undefined ? nameOfSystem(game, system) : nameOfPlanet(game, planet);

/** Returns the cost of one unit. */
const priceOf = (game: Game, { type, owner }: Unit): number =>
  unitCardOf(game, type, owner).cost / unitCardOf(game, type, owner).forCost;

/** Tells whether two units of a player are in the same place. */
export const areTogether = (one: Unit, other: Unit): boolean =>
  one.owner === other.owner && one.system === other.system && one.planet === other.planet;

/** Returns the units that turn into another type if no unit of the type of this one is with them (E3 21.6). */
export const escortedBy = (game: Game, unit: Unit): Unit[] =>
  allUnits(game).filter((other) => areTogether(unit, other) && unitCardOf(game, other.type).alone === unit.type);

/** Returns the units of a list with which the last escort of others would go. */
function lastEscorts(game: Game, units: readonly Unit[]): Unit[] {
  if (!game.state.options.shockTroops) return [];
  const remain = (unit: Unit): boolean =>
    allUnits(game).some((one) => one.type === unit.type && areTogether(unit, one) && !units.includes(one));
  const lasts = units.filter((unit, i) => !units.slice(i + 1).some((one) => one.type === unit.type && areTogether(unit, one))); // prettier-ignore
  return lasts.filter((unit) => !remain(unit) && escortedBy(game, unit).length > 0);
}

/**
 * Sorts units so that those their owner would rather lose come first: those that are not the last escort of others, the
 * cheapest, those without leaders, and damaged ones.
 */
export function leastWorthyFirst(game: Game, units: readonly Unit[]): Unit[] {
  const escorts = lastEscorts(game, units);
  const worthOf = (unit: Unit): number[] => [
    escorts.includes(unit) ? 1 : 0,
    priceOf(game, unit),
    leadersAboard(game, unit.id).length,
    unit.damaged ? 0 : 1,
  ];
  const rated = units.map((unit) => ({ unit, worth: worthOf(unit) }));
  const compare = (a: readonly number[], b: readonly number[]): number =>
    a.map((worth, i) => worth - b[i]).find((difference) => difference !== 0) ?? 0;
  return rated.sort((a, b) => compare(a.worth, b.worth)).map(({ unit }) => unit);
}
