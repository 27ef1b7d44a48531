import type { Fact, SeatId } from '../../../engine/index.ts';
import type { GameFact } from '../rules/facts.ts';
import type { Game } from '../rules/game.ts';

/** What is no component, as `why` of a gain of points says it. */
const WORDS: Record<string, string> = { custodians: 'the custodians token', correction: 'a correction' };

/** Points that a player has, by these facts, of anything but objectives; nothing where there are none. What has been lost again is left out. */
export function otherPoints({ book }: Game, seat: SeatId, facts: readonly Fact[]): string {
  const sums = new Map<string, number>();
  for (const fact of facts as readonly GameFact[])
    if (fact.type === 'points-gained' && fact.seat === seat && !Object.hasOwn(book.byKind.objective, fact.why))
      sums.set(fact.why, (sums.get(fact.why) ?? 0) + fact.points);
  const told = [...sums]
    .filter(([, points]) => points !== 0)
    .map(([why, points]) => `${points} for ${WORDS[why] ?? book.components[why]?.name ?? why}`);
  return told.length ? `; besides objectives ${told.join(', ')}` : '';
}
