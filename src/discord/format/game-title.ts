import type { GameInfo } from '#service';

/**
 * Formats a game's edition, name and round: "TI4 · Friday night · round 3". A game without a name has its code instead,
 * and one without a round has its code at the end.
 */
export const formatGameTitle = (
  { id, name, edition }: Pick<GameInfo, 'id' | 'name' | 'edition'>,
  round?: number,
): string => [...new Set([edition.toUpperCase(), name ?? id, round === undefined ? id : `round ${round}`])].join(' · ');
