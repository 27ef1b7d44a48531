import type { GameInfo } from '#service';

/** Formats a game's edition, code and round: "TI4 · BXKDQ7M · round 3". `round`: undefined if there is none yet. */
export const formatGameTitle = ({ id, edition }: Pick<GameInfo, 'id' | 'edition'>, round?: number): string =>
  [edition.toUpperCase(), id, ...(round === undefined ? [] : [`round ${round}`])].join(' · ');
