import type { Fact } from '../../../engine/index.ts';
import type { GameFact } from '../rules/facts.ts';
import type { SeatId } from '../rules/terms.ts';

// What is told in one.

export const mayKnow = ({ to }: Fact, viewer: SeatId | null): boolean => !to || (viewer !== null && to.includes(viewer as never));

/** Facts to be told: units of a player that are lost in one place are lost together, and what the line before says is not said again. */
export function gathered(facts: readonly GameFact[]): GameFact[] {
  const found: GameFact[] = [];
  for (const fact of facts) {
    const last = found.at(-1);
    if (last && (lostTogether(last, fact, found) || saidAlready(last, fact))) continue;
    if (giftSaid(found, fact)) continue;
    if (last && saysOf(fact, last)) found.pop();
    found.push(fact);
  }
  return found;
}

function lostTogether(last: GameFact, fact: GameFact, found: GameFact[]): boolean {
  if (fact.type !== 'units-destroyed' || last.type !== 'units-destroyed') return false;
  if (last.seat !== fact.seat || last.system !== fact.system || last.planet !== fact.planet) return false;
  const units = { ...last.units };
  for (const [type, count = 0] of Object.entries(fact.units))
    units[type as keyof typeof units] = (units[type as keyof typeof units] ?? 0) + count;
  found[found.length - 1] = { ...last, units };
  return true;
}

/** What agreements bring is trade goods. */
const saidAlready = (last: GameFact, fact: GameFact): boolean =>
  fact.type === 'trade-goods-changed' && last.type === 'agreement-goods-received' && last.seat === fact.seat && last.count === fact.by;

/** Whoever uses a technology exhausts it; the counter of whoever follows a card is spent for that. */
const saysOf = (fact: GameFact, last: GameFact): boolean =>
  (fact.type === 'secondary-used' && last.type === 'counters-spent' && last.seat === fact.seat && last.area === 'strategy') ||
  (fact.type === 'technology-exhausted' && last.type === 'ability-used' && last.seat === fact.seat && last.component === fact.technology);

/** What is given goes from one to the other. */
const giftSaid = (found: readonly GameFact[], fact: GameFact): boolean => {
  const gift = found.at(-1);
  if (fact.type !== 'trade-goods-changed' || gift?.type !== 'trade-goods-given') return false;
  return (fact.seat === gift.seat && fact.by === -gift.count) || (fact.seat === gift.receiver && fact.by === gift.count);
};
