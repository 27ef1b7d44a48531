import { formatPointChanges } from '#discord/format/points.ts';
import type { Fact, SeatId } from '#engine';
import type { GameFact } from '#ti4/rules/facts.ts';
import type { Game } from '#ti4/rules/game.ts';

/** What is no component, as `why` of a gain of points says it. */
const REASON_TEXTS: Record<string, string> = { custodians: 'the custodians token', correction: 'a correction' };

/** Points that a player has, by these facts, of anything but objectives; nothing where there are none. What has been lost again is left out. */
export function formatOtherPoints({ book }: Game, seat: SeatId, facts: readonly Fact[]): string {
  const gains = (facts as readonly GameFact[]).flatMap((fact) =>
    fact.type === 'points-gained' && fact.seat === seat && !Object.hasOwn(book.byKind.objective, fact.why)
      ? [{ why: fact.why, by: fact.points }]
      : [],
  );
  return formatPointChanges(gains, (why) => REASON_TEXTS[why] ?? book.components[why]?.name ?? why);
}
