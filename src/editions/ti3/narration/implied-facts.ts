import type { GameFact } from '#ti3/rules/facts.ts';
import type { GroupedFact } from './grouped-fact.ts';
import { findPayment } from './payments.ts';

// Facts that a neighboring sentence tells or implies.

/** Marks cards that a player receives by the fact before, which tells from where. */
export const markOrigins = (facts: readonly GameFact[]): GroupedFact[] =>
  facts.map((fact, i): GroupedFact => {
    const before = facts[i - 1]?.type;
    if (fact.type === 'political-cards-seen' && before === 'political-cards-drawn') return { ...fact, drawn: true };
    const isPassed =
      (fact.type === 'action-cards-seen' && before === 'action-cards-taken') ||
      (fact.type === 'secret-objective-seen' && before === 'secret-objective-passed');
    return isPassed ? { ...fact, passed: true } : fact;
  });

/** Drops facts that a neighboring sentence already implies. */
export function dropImplied(facts: readonly GameFact[]): GroupedFact[] {
  const found: GroupedFact[] = [];
  for (const [i, fact] of facts.entries()) {
    if ('unopposed' in fact) continue;
    if (joinsTransfer(found, fact)) continue;
    const last = found.at(-1);
    const part =
      last && (findGain(last, fact) ?? findPayment(last, fact, facts[i + 1]) ?? findCancellation(last, fact));
    if (part) found[found.length - 1] = { ...last, ...part } as GroupedFact;
    else if (!last || !IMPLIED_BY_PREVIOUS.some((isImplied) => isImplied(last, fact))) {
      if (last && impliesPrevious(fact, last)) found.pop();
      found.push(fact);
    }
  }
  return found;
}

/** Returns the trade goods or the skipped turn that an ability brings its user; undefined if the fact stands alone. */
function findGain(last: GroupedFact, fact: GameFact): { skips: true } | { goods: number } | undefined {
  if (fact.type !== 'trade-goods-changed' && fact.type !== 'turn-skipped') return undefined;
  if (last.type !== 'ability-used' || last.seat !== fact.seat) return undefined;
  if (fact.type === 'turn-skipped') return { skips: true };
  return fact.by > 0 && last.goods === undefined ? { goods: fact.by } : undefined;
}

/** Replaces the two activations of a transfer action by one line; returns false if the fact is about something else. */
function joinsTransfer(found: GroupedFact[], fact: GameFact): boolean {
  if (fact.type !== 'systems-joined') return false;
  const activated = fact.systems.map((system) =>
    found.findLastIndex((one) => one.type === 'system-activated' && one.seat === fact.seat && one.system === system),
  );
  // Counters that have no line may be between.
  const from = Math.min(...activated);
  if (from < 0 || found.slice(from).some(({ type }) => type !== 'system-activated' && type !== 'counter-placed'))
    return false;
  found.splice(from);
  found.push({ ...fact, transfer: true });
  return true;
}

/** Returns the card that the removal of a leader cancels; undefined if the fact stands alone. */
const findCancellation = (last: GroupedFact, fact: GameFact): Pick<GroupedFact, 'cancels'> | undefined =>
  last.type === 'leader-lost' && last.how === 'given-up' && fact.type === 'action-card-cancelled' && fact.by === 'agent'
    ? { cancels: { seat: fact.seat, card: fact.card } }
    : undefined;

/** Tells whether the trade goods of this fact are those that an agreement just brought. */
const isAgreementIncome = (last: GameFact, fact: GameFact): boolean =>
  fact.type === 'trade-goods-changed' &&
  last.type === 'agreement-goods-received' &&
  last.seat === fact.seat &&
  last.count === fact.by;

/**
 * Tells whether this fact implies the previous one: a used secondary ability its spent counter, an exhausted technology
 * or a removed Agent the use of its ability.
 */
const impliesPrevious = (fact: GameFact, last: GameFact): boolean =>
  (fact.type === 'secondary-used' &&
    last.type === 'counters-spent' &&
    last.seat === fact.seat &&
    last.area === 'strategy') ||
  (fact.type === 'technology-exhausted' &&
    last.type === 'ability-used' &&
    last.seat === fact.seat &&
    last.component === fact.technology) ||
  (fact.type === 'leader-lost' &&
    fact.how === 'given-up' &&
    last.type === 'ability-used' &&
    last.seat === fact.seat &&
    last.component === 'agent');

/** Tells whether the destroyed docks of this fact were just narrated. */
const isOverrunDock = (last: GameFact, fact: GameFact): boolean =>
  fact.type === 'units-destroyed' &&
  last.type === 'docks-overrun' &&
  last.seat === fact.seat &&
  last.system === fact.system &&
  Object.values(fact.units).reduce((all, count) => all + count, 0) === last.count;

/** Tells whether the roll for a leader's fate, just narrated, tells that it is killed. */
const isFateResult = (last: GameFact, fact: GameFact): boolean =>
  fact.type === 'leader-lost' &&
  fact.how === 'killed' &&
  last.type === 'leader-fate-rolled' &&
  last.fate === 'killed' &&
  last.leader === fact.leader;

/** Tells whether this fact is either side of a gift that was just narrated. */
const isSideOfGift = (gift: GameFact, fact: GameFact): boolean =>
  fact.type === 'trade-goods-changed' &&
  gift.type === 'trade-goods-given' &&
  ((fact.seat === gift.seat && fact.by === -gift.count) ||
    (fact.seat === (gift.reaches ?? gift.receiver) && fact.by === gift.count));

/** Conditions under which the previous fact already implies a fact. */
const IMPLIED_BY_PREVIOUS = [isAgreementIncome, isSideOfGift, isOverrunDock, isFateResult];
