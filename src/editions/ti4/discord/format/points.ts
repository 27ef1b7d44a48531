import { formatPointChanges } from '#discord/format/points.ts';
import type { Fact, SeatId } from '#engine';
import type { GameFact } from '#ti4/rules/facts.ts';
import type { Game } from '#ti4/rules/game.ts';

/** Texts for values of `why` that are not components. */
const REASON_TEXTS: Record<string, string> = { custodians: 'the custodians token', correction: 'a correction' };

/**
 * Formats the points that a player has from these facts, objectives excluded; empty if there are none. Omits points
 * that were lost again.
 */
export function formatOtherPoints({ book }: Game, seat: SeatId, facts: readonly Fact[]): string {
  const gains = (facts as readonly GameFact[]).flatMap((fact) =>
    fact.type === 'points-gained' && fact.seat === seat && !Object.hasOwn(book.byKind.objective, fact.why)
      ? [{ why: fact.why, by: fact.points }]
      : [],
  );
  return formatPointChanges(gains, (why) => REASON_TEXTS[why] ?? book.components[why]?.name ?? why);
}
