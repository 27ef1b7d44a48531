import type { Game } from '#ti4/rules/game.ts';
import type { SeatId } from '#ti4/rules/state.ts';

/**
 * Returns an id for a new unit ('u'), lasting effect ('e') or offer ('o') of a seat. Each kind is counted separately
 * for each seat, so an id reveals only how many there have been, and not how many secret questions were asked. Games
 * that began before these counts existed continue with the engine's ids.
 */
export function newIdOf(game: Game, kind: 'u' | 'e' | 'o', seat: SeatId): string {
  const { numbered: counts } = game.state;
  if (!counts) return `${kind}${game.nextId()}`;
  const name = `${seat}${kind}`;
  counts[name] = (counts[name] ?? 0) + 1;
  return `${name}${counts[name]}`;
}
