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
