import { formatLists } from '#text/sentences.ts';

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
 * Lists what counts: ": Lor and Thibah (301)", or " at Thibah (301)" if the number before it is the number of all there.
 */
function listCounted(have: number, names: readonly string[]): string {
  const [only = '', ...others] = names;
  const there = !others.length && only.startsWith(`${have} `) ? only.slice(`${have}`.length) : undefined;
  return there ?? (names.length ? `: ${formatLists(names)}` : '');
}

/** Formats what is missing: "You need 5 dreadnoughts; you have 2 at Thibah (301)." */
export const formatShortfall = ({ have, need, of, which }: Progress): string =>
  `You need ${need}${of === undefined ? '' : ` ${of}`}; you have ${have}${listCounted(have, which?.() ?? [])}.`;

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
