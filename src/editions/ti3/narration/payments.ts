import { seatOfFact } from '#kit/narration/fact-groups.ts';
import type { GameFact } from '#ti3/rules/facts.ts';
import type { GroupedFact } from './grouped-fact.ts';

// Prices of what the facts tell.

/** Facts that can be paid for. */
export const PAID_FOR: readonly GameFact['type'][] = [
  'units-produced',
  'facility-built',
  'technology-gained',
  'counters-gained',
  'units-placed',
  'units-appear',
  'system-marked',
  'votes-bought',
  'objective-claimed',
  'planet-taken',
];

/** Tells whether a line that performs a strategic action gives points by that same card. */
const isPointsOf = (head: GroupedFact, part: GroupedFact): boolean =>
  head.type === 'strategic-action' && part.type === 'points-changed' && part.why === head.card;

/** Marks trade goods that are part of a price, and points of a card that the line names. */
export function markPaid(fact: GroupedFact, isPrice = false): GroupedFact {
  const parts = Object.entries(fact.parts ?? {}).map(([role, list]) => [
    role,
    list.map((one) =>
      markPaid(isPointsOf(fact, one) ? ({ ...one, isNamed: true } as GroupedFact) : one, role === 'price'),
    ),
  ]);
  return {
    ...fact,
    ...(isPrice && fact.type === 'trade-goods-changed' && { paid: true as const }),
    ...(fact.parts && { parts: Object.fromEntries(parts) as GroupedFact['parts'] }),
  } as GroupedFact;
}

/**
 * Returns the trade goods that are spent together with exhausted planets, or for an ability alone; undefined if the fact
 * is no such payment.
 */
export function findPayment(
  last: GroupedFact,
  fact: GameFact,
  next: GameFact | undefined,
): { withGoods: number } | { goods: number } | undefined {
  if (fact.type !== 'trade-goods-changed' || fact.by >= 0 || seatOfFact(last) !== fact.seat) return undefined;
  if (last.type === 'planets-exhausted') return { withGoods: -fact.by };
  const isForAbility = last.type === 'ability-used' && last.goods === undefined;
  return isForAbility && !(next && PAID_FOR.includes(next.type)) ? { goods: fact.by } : undefined;
}
