/** Who plays a seat: the program, or chance. */
export type PlayerKind = 'practice' | 'random';

/** "practice", "practice,random" seat by seat; whoever is not named plays as the last one does. */
export function parsePlayerKinds(wish: string, players: number): PlayerKind[] {
  const named = wish === 'mixed' ? ['practice', 'random'] : wish.split(',');
  return Array.from({ length: players }, (_, i) =>
    named[Math.min(i, named.length - 1)] === 'practice' ? 'practice' : 'random',
  );
}

/** How seats play by their names, as they were given out ("p1" is the first): who sits where is drawn. */
export const playerKindOf =
  (kinds: readonly PlayerKind[]) =>
  (seat: string): PlayerKind =>
    kinds[Number(seat.slice(1)) - 1] ?? 'random';
