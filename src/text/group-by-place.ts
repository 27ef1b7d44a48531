import { cargoIn, formatCounted, type CountableLabel } from './counted-labels.ts';
import { formatList, joinNames } from './sentences.ts';
import { positionIn } from './short-places.ts';

/** Count of one thing, with a group if it belongs to a place. */
export interface CountedLabel extends CountableLabel {
  /** The place: "Jord". */
  group?: string;
  count: number;
  /** Maximum possible count; at 1, the count is not shown. */
  max: number;
  /** Label for lists that do not name the group. */
  called?: string;
}

const some = (one: CountedLabel, name: string): string =>
  one.max > 1 || one.plural !== undefined ? formatCounted({ ...one, label: name }, one.count) : name;

/** Splits "infantry on Jord" into the thing and the place as it is worded, "on Jord". */
function taken(label: string, group: string): { name: string; place: string } {
  const end = [group, positionIn(group) ?? group].find((place) =>
    label.toLowerCase().endsWith(` ${place.toLowerCase()}`),
  );
  const before = end === undefined ? undefined : label.slice(0, -end.length - 1);
  const [, name, where] = /^(.+) (on|to|at|in|from)$/.exec(before ?? '') ?? [];
  return name === undefined ? { name: label, place: group } : { name, place: `${where} ${group}` };
}

/** Lists things at a place, with those that ships carry at the end: "2 × Carrier, with 3 × Fighter in space". */
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
 */
export function formatByPlace(chosen: readonly CountedLabel[]): string[] {
  const alone = (one: CountedLabel): string => some(one, one.called ?? one.label);
  const groups = [...new Set(chosen.map(({ group }) => group))];
  return groups.flatMap((group) => {
    const there = chosen.filter((one) => one.group === group);
    if (group === undefined || there.length < 2) return there.map(alone);
    const parts = there.map((one) => ({ one, ...taken(one.label, group) }));
    const places = new Set(parts.map(({ place }) => place));
    if (places.size > 1) return there.map(alone);
    return [`${parts[0].place}: ${withCargo(parts)}`];
  });
}
