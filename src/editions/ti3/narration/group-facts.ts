import type { GameFact } from '#ti3/rules/facts.ts';
import type { CounterArea, PlanetId, SeatId, UnitType } from '#ti3/rules/terms.ts';

// Groups facts that the log tells in one sentence.

/** Fact with others like it that are narrated in the same sentence. */
export type GroupedFact = GameFact & {
  /** All seats that do the same. */
  seats?: SeatId[];
  /** All planets that are taken at once. */
  planets?: PlanetId[];
  /** All seats that receive the same proposal. */
  partners?: SeatId[];
  /** Counters gained at once, by area. */
  gains?: { area: CounterArea; count: number }[];
  /** Trade goods that the ability brings its user. */
  goods?: number;
  /** Set if the ability skips a turn. */
  skips?: true;
  /** Units that land, by planet. */
  landed?: { planet: PlanetId; units: Counts }[];
};

type Counts = Partial<Record<UnitType, number>>;

/** Groups similar facts, and drops those that a neighboring sentence already implies. */
export function groupFacts(facts: readonly GameFact[]): GroupedFact[] {
  const found: GroupedFact[] = [];
  for (const fact of facts) {
    if ('unopposed' in fact) continue;
    const last = found.at(-1);
    const joined = last && together(last, fact);
    if (joined) found[found.length - 1] = joined;
    else if (!last || !(saidAlready(last, fact) || giftSaid(last, fact))) {
      if (last && saysOf(fact, last)) found.pop();
      found.push(fact);
    }
  }
  return found;
}

const sum = (one: Counts, other: Counts): Counts => {
  const all = { ...one };
  for (const [type, count] of Object.entries(other) as [UnitType, number][]) all[type] = (all[type] ?? 0) + count;
  return all;
};

/** Merges counters that a seat gains in another area; undefined if the fact must stand alone. */
function gainedWith(
  last: GroupedFact,
  { seat, area, count }: Extract<GameFact, { type: 'counters-gained' }>,
): GroupedFact | undefined {
  if (last.type !== 'counters-gained' || last.seat !== seat) return undefined;
  const before = last.gains ?? [{ area: last.area, count: last.count }];
  return before.some((one) => one.area === area) ? undefined : { ...last, gains: [...before, { area, count }] };
}

/** Merges trade goods or a skipped turn into the ability that caused them; undefined if the fact must stand alone. */
function broughtBy(
  last: GroupedFact,
  fact: Extract<GameFact, { type: 'trade-goods-changed' | 'turn-skipped' }>,
): GroupedFact | undefined {
  if (last.type !== 'ability-used' || last.seat !== fact.seat) return undefined;
  if (fact.type === 'turn-skipped') return { ...last, skips: true };
  return fact.by > 0 && last.goods === undefined ? { ...last, goods: fact.by } : undefined;
}

/** Merges two facts into one; undefined if each gets its own sentence. */
function together(last: GroupedFact, fact: GameFact): GroupedFact | undefined {
  switch (fact.type) {
    case 'units-destroyed': {
      if (
        last.type !== fact.type ||
        last.seat !== fact.seat ||
        last.system !== fact.system ||
        last.planet !== fact.planet
      )
        return undefined;
      return { ...last, units: sum(last.units, fact.units) };
    }
    case 'counters-gained':
      return gainedWith(last, fact);
    case 'secondary-declined': {
      if (last.type !== fact.type || last.card !== fact.card) return undefined;
      return { ...last, seats: [...(last.seats ?? [last.seat]), fact.seat] };
    }
    case 'action-cards-drawn': {
      if (last.type !== fact.type || last.count !== fact.count || (last.seats ?? [last.seat]).includes(fact.seat))
        return undefined;
      return { ...last, seats: [...(last.seats ?? [last.seat]), fact.seat] };
    }
    case 'trade-goods-changed':
    case 'turn-skipped':
      return broughtBy(last, fact);
    case 'agreement-proposed': {
      if (last.type !== fact.type || last.seat !== fact.seat) return undefined;
      return { ...last, partners: [...(last.partners ?? [last.partner]), fact.partner] };
    }
    case 'planet-taken': {
      if (last.type !== fact.type || last.seat !== fact.seat || last.from !== fact.from) return undefined;
      return { ...last, planets: [...(last.planets ?? [last.planet]), fact.planet] };
    }
    case 'units-landed': {
      if (last.type !== fact.type || last.seat !== fact.seat) return undefined;
      const before = last.landed ?? [{ planet: last.planet, units: last.units }];
      return { ...last, landed: [...before, { planet: fact.planet, units: fact.units }] };
    }
    default:
      return undefined;
  }
}

/** Tells whether the trade goods of this fact are those that an agreement just brought. */
const saidAlready = (last: GameFact, fact: GameFact): boolean =>
  fact.type === 'trade-goods-changed' &&
  last.type === 'agreement-goods-received' &&
  last.seat === fact.seat &&
  last.count === fact.by;

/**
 * Tells whether this fact implies the previous one: a used secondary ability its spent counter, an exhausted technology
 * the use of its ability.
 */
const saysOf = (fact: GameFact, last: GameFact): boolean =>
  (fact.type === 'secondary-used' &&
    last.type === 'counters-spent' &&
    last.seat === fact.seat &&
    last.area === 'strategy') ||
  (fact.type === 'technology-exhausted' &&
    last.type === 'ability-used' &&
    last.seat === fact.seat &&
    last.component === fact.technology);

/** Tells whether this fact is either side of a gift that was just narrated. */
const giftSaid = (gift: GameFact, fact: GameFact): boolean =>
  fact.type === 'trade-goods-changed' &&
  gift.type === 'trade-goods-given' &&
  ((fact.seat === gift.seat && fact.by === -gift.count) ||
    (fact.seat === (gift.reaches ?? gift.receiver) && fact.by === gift.count));
