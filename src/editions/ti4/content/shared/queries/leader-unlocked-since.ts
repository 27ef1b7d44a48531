import type { GameFact } from '#ti4/rules/facts.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { ComponentId } from '#ti4/rules/state.ts';

/**
 * Tells whether a leader was unlocked after the last matching fact; a leader cannot react to the event that unlocked it
 * (51 note 1).
 */
export function wasUnlockedSince({ facts }: Game, leader: ComponentId, is: (fact: GameFact) => boolean): boolean {
  const since = facts.findLastIndex(is);
  return facts.slice(since + 1).some((fact) => fact.type === 'leader-unlocked' && fact.leader === leader);
}
