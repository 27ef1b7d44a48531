/** Player of a seat: 'practice' is a practice player, 'random' answers at random. */
export type PlayerKind = 'practice' | 'random';

/**
 * Parses the player kinds seat by seat, as "practice" or "practice,random"; the last kind fills the remaining seats.
 * "mixed" stands for "practice,random".
 */
export function parsePlayerKinds(wish: string, players: number): PlayerKind[] {
  const named = wish === 'mixed' ? ['practice', 'random'] : wish.split(',');
  return Array.from({ length: players }, (_, i) =>
    named[Math.min(i, named.length - 1)] === 'practice' ? 'practice' : 'random',
  );
}

/** Returns the kind of a seat by its name ("p1" is the first), because the position at the table is drawn at random. */
export const playerKindOf =
  (kinds: readonly PlayerKind[]) =>
  (seat: string): PlayerKind =>
    kinds[Number(seat.slice(1)) - 1] ?? 'random';
