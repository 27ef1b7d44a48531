import { cargoIn, formatCounted, type CountableLabel } from './counted-labels.ts';
import { formatList, joinNames } from './sentences.ts';
import { createPlaceNamer, positionIn, stripPosition } from './short-places.ts';

/** Count of one thing, with a group if it belongs to a place. */
export interface CountedLabel extends CountableLabel {
  /** The place: "Jord". */
  group?: string;
  count: number;
  /** Maximum possible count; at 1, the count is not shown unless it is higher. */
  max: number;
  /** Label for lists that do not name the group. */
  called?: string;
}

const some = (one: CountedLabel, name: string): string =>
  one.max > 1 || one.count > 1 || one.plural !== undefined ? formatCounted({ ...one, label: name }, one.count) : name;

/** Splits "infantry on Jord" into the thing and the place as it is worded, "on Jord". */
function taken(label: string, group: string, named: string): { name: string; place: string } {
  const end = [group, positionIn(group) ?? group].find((place) =>
    label.toLowerCase().endsWith(` ${place.toLowerCase()}`),
  );
  const before = end === undefined ? undefined : label.slice(0, -end.length - 1);
  const [, name, where] = /^(.+) (on|to|at|in|from)$/.exec(before ?? '') ?? [];
  return name === undefined ? { name: label, place: named } : { name, place: `${where} ${group}` };
}

/** Lists things at a place, with those that ships carry at the end: "2 × Carrier, with 3 × Fighter from space". */
function withCargo(parts: readonly { one: CountedLabel; name: string }[]): string {
  const own = parts.flatMap(({ one, name }) => (cargoIn(name) === undefined ? [some(one, name)] : []));
  const cargo = parts.flatMap(({ one, name }) => {
    const carried = cargoIn(name);
    return carried === undefined ? [] : [some(one, carried)];
  });
  if (!cargo.length) return joinNames(own);
  return own.length ? `${joinNames(own)}, with ${formatList(cargo)}` : `cargo: ${joinNames(cargo)}`;
}

/**
 * Formats what has been chosen, naming a place once if several things are there: "on Jord: 3 × infantry, space dock".
 * Formats a thing alone at its place in the same way next to those.
 */
export function formatByPlace(chosen: readonly CountedLabel[]): string[] {
  const alone = (one: CountedLabel): string => some(one, one.called ?? one.label);
  const groups = [...new Set(chosen.map(({ group }) => group))];
  const named = createPlaceNamer(groups.filter((group) => group !== undefined));
  const found = groups.map((group) => {
    const there = chosen.filter((one) => one.group === group);
    return { group, there, together: group === undefined ? undefined : atPlace(there, group, named(group)) };
  });
  const hasTogether = found.some(({ together, there }) => together !== undefined && there.length > 1);
  return found.flatMap(({ group, there, together }) => {
    if (there.length > 1) return together ?? there.map(alone);
    const [one] = there;
    const isNamedByPlace = one.called !== undefined && one.called !== one.label;
    return hasTogether && group !== undefined && isNamedByPlace
      ? `${named(group)}: ${some(one, one.label)}`
      : alone(one);
  });
}

/** Splits labels that all name a planet without its position, such as "Rin to Kolm" for "Kolm (312)". */
function onPlanet(there: readonly CountedLabel[], group: string): { names: string[]; place: string } | undefined {
  const planet = stripPosition(group);
  const place = ['to', 'on']
    .map((word) => `${word} ${planet}`)
    .find((end) => there.every(({ label }) => label.endsWith(` ${end}`)));
  return planet === group || place === undefined
    ? undefined
    : { names: there.map(({ label }) => label.slice(0, -place.length - 1)), place };
}

/** Lists things at a place; undefined if their labels place them differently. */
function atPlace(there: readonly CountedLabel[], group: string, named: string): string | undefined {
  const planet = onPlanet(there, group);
  if (planet) return `${planet.place}: ${joinNames(there.map((one, i) => some(one, planet.names[i])))}`;
  const parts = there.map((one) => ({ one, ...taken(one.label, group, named) }));
  return new Set(parts.map(({ place }) => place)).size > 1 ? undefined : `${parts[0].place}: ${withCargo(parts)}`;
}
