/** A system at the end of a text: "Lodor (203)". */
const WITH_POSITION = /^[^()]+ \((\d{3})\)$/;

/** Returns the position of a system's name, "203" of "Lodor (203)"; undefined if the text is not such a name. */
export const positionIn = (place: string): string | undefined => WITH_POSITION.exec(place)?.[1];

/** Returns a place without the position at its end: "Lodor" of "Lodor (203)". */
export const stripPosition = (place: string): string => place.replace(/ \(\d{3}\)$/, '');

/**
 * Returns a function that shortens the names of systems, "Lodor (203)", to their positions. It keeps a name the first
 * time, unless the `prompt` contains it.
 */
export function createPlaceShortener(prompt = ''): (place: string) => string {
  const named = new Set<string>();
  return (place) => {
    const position = positionIn(place);
    if (position === undefined) return place;
    const isKnown = named.has(place) || prompt.includes(place);
    named.add(place);
    return isKnown ? position : place;
  };
}

/**
 * Tells whether a label says what its group is: "Infantry to Lodor" and "Infantry to 203" say "Lodor (203)", "Space
 * dock" says "space dock".
 */
export function namesGroup(label: string, group: string): boolean {
  const position = positionIn(group);
  return (
    label.toLowerCase().includes(stripPosition(group).toLowerCase()) ||
    (position !== undefined && label.split(/[^\d]+/).includes(position))
  );
}

/**
 * Adds a group to a label without parentheses in parentheses: "Cruiser at Lodor (203)", "Antimass Deflectors (blue)",
 * "Antimass Deflectors (6 resources, blue)".
 */
export function labelWithGroup(label: string, group: string): string {
  if (positionIn(group) !== undefined) return `${label} at ${group}`;
  return label.endsWith(')') && !group.includes('(') ? `${label.slice(0, -1)}, ${group})` : `${label} (${group})`;
}

/**
 * Returns a function that names a place, and tells planet from system where both have one name: “on Lodor”, “in space
 * at Lodor (203)”.
 */
export function createPlaceNamer(places: readonly string[]): (place: string) => string {
  return (place) => {
    if (positionIn(place) !== undefined) return places.includes(stripPosition(place)) ? `in space at ${place}` : place;
    return places.some((other) => other !== place && stripPosition(other) === place) ? `on ${place}` : place;
  };
}

/**
 * Shortens the groups of options that are systems which the prompt or an earlier option names; leaves out those that
 * labels name.
 */
export function shortenGroups<T extends { label: string; group?: string }>(
  options: readonly T[],
  prompt = '',
): (Omit<T, 'group'> & { group?: string })[] {
  const shorten = createPlaceShortener(prompt);
  const named = createPlaceNamer(options.flatMap(({ group }) => group ?? []));
  return options.map(({ group, ...option }) => {
    if (group === undefined) return option;
    const short = positionIn(group) === undefined ? named(group) : shorten(group);
    return namesGroup(option.label, group) || option.label.includes(short) ? option : { ...option, group: short };
  });
}
