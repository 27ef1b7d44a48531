import { possessive } from '#kit/board/names.ts';
import type { Unit } from '#ti4/rules/state.ts';
import { lineAtKey, unitTypeOfLine } from '#ti4/rules/units/unit-keys.ts';
import { UNIT_TYPES } from '#ti4/rules/units/units.ts';
import { type Words } from './words.ts';

/** Counts of units by type and place, or by type, origin and destination. */
type Counted = Readonly<Record<string, number>>;

const isUnitType = (type: string): boolean => (UNIT_TYPES as readonly string[]).includes(type);

/** Returns the positive counts. A fact from an older version may have none. */
const each = (units: Counted): [string, number][] =>
  Object.entries((units as Counted | null) ?? {}).filter(([, count]) => typeof count === 'number' && count > 0);

/** Formats units that move between planets: "2 infantry from Starpoint to New Albion". */
export const formatTransfers = (units: Counted, say: Words): string[] =>
  each(units).flatMap(([key, count]) => {
    const [, type, from, to] = /^([a-z-]+?)(?:-damaged)?(?:![^@]*)?@([^>]+)>(.+)$/.exec(key) ?? [];
    return type ? [`${say.units(type, count)} from ${say.planet(from)} to ${say.planet(to)}`] : [];
  });

/** Formats units with their place: "2 infantry on Starpoint", or "to" it. */
export const formatUnitPlaces = (units: Counted, say: Words, where: 'at' | 'to'): string[] =>
  each(units).flatMap(([key, count]) => {
    const [line, place] = lineAtKey.parse(key);
    if (place === undefined || !isUnitType(unitTypeOfLine(line))) return [];
    const preposition = where === 'at' && say.isPlanet(place) ? 'on' : where;
    return [`${say.units(unitTypeOfLine(line), count)} ${preposition} ${say.anything(place)}`];
  });

/** Returns the planet of a structure; empty for a unit that can move. */
const staysOf = ({ type, planet = '' }: Unit): string => (type === 'pds' || type === 'space-dock' ? planet : '');

/**
 * Formats units on the board by owner: "the space dock on Lodor", "2 Sol cruisers". Names the planet only
 * of structures: other units may have moved since.
 */
export function formatUnitTargets(ids: readonly string[], chooser: unknown, say: Words): string[] {
  const groups = new Map<string, { unit: Unit; count: number }>();
  for (const unit of ids.flatMap((id) => say.unit(id) ?? [])) {
    const key = `${unit.owner} ${unit.type} ${staysOf(unit)}`;
    groups.set(key, { unit, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return [...groups.values()].map(({ unit, count }) => {
    const noun = say.units(unit.type, count);
    const owner = say.seat(unit.owner);
    const own = count > 1 ? noun : `the ${noun.slice(2)}`;
    const others = count > 1 ? noun.replace(' ', ` ${owner} `) : `${possessive(owner)} ${noun.slice(2)}`;
    return `${unit.owner === chooser ? own : others}${staysOf(unit) ? say.place(unit) : ''}`;
  });
}

/** Formats only the places of these units. */
export const formatPlaces = (units: Counted, say: Words): string[] => [
  ...new Set(
    each(units).flatMap(([key]) =>
      lineAtKey
        .parse(key)
        .slice(1)
        .map((place) => say.anything(place)),
    ),
  ),
];
