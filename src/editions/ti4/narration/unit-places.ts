import { lineAtKey, unitTypeOfLine } from '#ti4/rules/units/unit-keys.ts';
import { UNIT_TYPES } from '#ti4/rules/units/units.ts';
import { type Words } from './words.ts';

/** How many of each: alike units by where they are, or by where they go from and to. */
type Counted = Readonly<Record<string, number>>;

const isUnitType = (type: string): boolean => (UNIT_TYPES as readonly string[]).includes(type);

/** As far as a fact has been kept whole. */
const each = (units: Counted): [string, number][] =>
  Object.entries((units as Counted | null) ?? {}).filter(([, count]) => typeof count === 'number' && count > 0);

/** "2 infantry from Starpoint to New Albion": units that change over between planets. */
export const formatTransfers = (units: Counted, say: Words): string[] =>
  each(units).flatMap(([key, count]) => {
    const [, type, from, to] = /^([a-z-]+?)(?:-damaged)?(?:![^@]*)?@([^>]+)>(.+)$/.exec(key) ?? [];
    return type ? [`${say.units(type, count)} from ${say.planet(from)} to ${say.planet(to)}`] : [];
  });

/** "2 infantry at Starpoint", or "to" it. */
export const formatUnitPlaces = (units: Counted, say: Words, where: 'at' | 'to'): string[] =>
  each(units).flatMap(([key, count]) => {
    const [line, place] = lineAtKey.parse(key);
    if (place === undefined || !isUnitType(unitTypeOfLine(line))) return [];
    return [`${say.units(unitTypeOfLine(line), count)} ${where} ${say.anything(place)}`];
  });

/** The places alone where these units are. */
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
