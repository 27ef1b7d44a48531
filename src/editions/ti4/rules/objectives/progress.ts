/** How far a condition is met: so many of as many as it asks for. */
export interface Progress {
  have: number;
  need: number;
  /** What is counted, where the number alone does not say so: "industrial planets". */
  of?: string;
  /** Those that are there, by name: found out only where they are told. */
  which?: () => string[];
}

export const isMet = ({ have, need }: Progress): boolean => have >= need;

/** "2 of 4 industrial planets: Thibah, Lor"; where one is asked for, what it is, or nothing. */
export function formatProgress({ have, need, of, which }: Progress): string {
  const names = which?.().join(', ') ?? '';
  return need === 1
    ? names
    : [`${have} of ${need}${of === undefined ? '' : ` ${of}`}`, names].filter(Boolean).join(': ');
}
