/** Progress towards a condition: `have` of `need`. */
export interface Progress {
  have: number;
  need: number;
  /** The things counted, if the number alone is unclear: "industrial planets". */
  of?: string;
  /** Names of the things that count; computed only for display. */
  which?: () => string[];
}

export const isMet = ({ have, need }: Progress): boolean => have >= need;

/** Encloses names in parentheses, without parentheses of their own: " (1 at Thibah, 301; 2 at Lor, 312)". */
function enclose(names: readonly string[]): string {
  const flat = names.map((name) => name.replace(/ \(([^()]*)\)/g, ', $1'));
  return flat.length ? ` (${flat.join(flat.some((name) => name.includes(',')) ? '; ' : ', ')})` : '';
}

/** Formats what is missing: "You need 5 dreadnoughts; you have 1 (1 at Thibah, 301)." */
export const formatShortfall = ({ have, need, of, which }: Progress): string =>
  `You need ${need}${of === undefined ? '' : ` ${of}`}; you have ${have}${enclose(which?.() ?? [])}.`;

/**
 * Formats progress as "2 of 4 industrial planets: Thibah, Lor". If `need` is 1, returns only the name, or an empty
 * string.
 */
export function formatProgress({ have, need, of, which }: Progress): string {
  const names = which?.().join(', ') ?? '';
  return need === 1
    ? names
    : [`${have} of ${need}${of === undefined ? '' : ` ${of}`}`, names].filter(Boolean).join(': ');
}
