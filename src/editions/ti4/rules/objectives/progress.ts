import { formatLists } from '#text/sentences.ts';

/** Progress towards a condition: `have` of `need`. */
export interface Progress {
  have: number;
  need: number;
  /** The things counted, if the number alone is unclear: "industrial planets". */
  of?: string;
  /** The pieces that must be in each of the things counted: "units". */
  holding?: string;
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

/** Formats "ships in 3 systems adjacent to anomalies", or a count alone. */
const formatNeed = ({ of, holding }: Progress, count: number | string): string =>
  [holding && `${holding} in`, count, of].filter(Boolean).join(' ');

/**
 * Formats what is missing: "You need 5 dreadnoughts; you have 2 at Thibah (301)." or "You need ships in 6 systems; you
 * have them in 2: Lor and Thibah (301)."
 */
export function formatShortfall(progress: Progress): string {
  const { have, need, holding, which } = progress;
  const held =
    holding === undefined
      ? `${have}${listCounted(have, which?.() ?? [])}`
      : `them in ${have || 'none'}${listCounted(have, which?.() ?? [])}`;
  return `You need ${formatNeed(progress, need)}; you have ${held}.`;
}

/**
 * Formats progress as "2 of 4 industrial planets: Thibah, Lor". If `need` is 1, returns only the name, or an empty
 * string.
 */
export function formatProgress(progress: Progress): string {
  const { have, need, which } = progress;
  const names = which?.().join(', ') ?? '';
  return need === 1 ? names : [formatNeed(progress, `${have} of ${need}`), names].filter(Boolean).join(': ');
}
