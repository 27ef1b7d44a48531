import {
  composeFacts,
  mergeAlike,
  seatOf,
  type Mergers,
  type PartRole,
  type PartRule,
} from '#kit/narration/fact-groups.ts';
import { createPeacefulRule, onSamePlanet } from '#kit/narration/landings.ts';
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
  /** Set if the cards come from another player. */
  passed?: true;
  /** Set if the cards that the player sees are drawn. */
  drawn?: true;
  /** All alike dice that are rolled again. */
  rerolls?: { before: number; face: number; hit: boolean }[];
  /** Trade goods that the ability brings its user, or costs them if negative. */
  goods?: number;
  /** Trade goods spent together with the exhausted planets. */
  withGoods?: number;
  /** Set if the trade goods are spent, not lost. */
  paid?: true;
  /** Set if the ability skips a turn. */
  skips?: true;
  /** Units that land, by planet. */
  landed?: { planet: PlanetId; units: Counts }[];
  /** Facts that its line tells too, by their role in it. */
  parts?: Partial<Record<PartRole, GroupedFact[]>>;
};

type Counts = Partial<Record<UnitType, number>>;

type FactType = GameFact['type'];

const STARTS: readonly FactType[] = [
  'round-begins',
  'phase-begins',
  'turn-begins',
  'turn-ends',
  'action-begins',
  'strategic-action',
  'system-activated',
  'political-card-revealed',
];

/** Facts after which the movement of an action is over. */
const AFTER_MOVEMENT: readonly FactType[] = [
  ...STARTS,
  'battle-begins',
  'units-landed',
  'planet-taken',
  'units-produced',
];

/** Facts of a fight for a planet, or of a danger met there. */
const FOUGHT: readonly FactType[] = [
  'battle-begins',
  'battle-round-begins',
  'battle-ends',
  'dice-rolled',
  'die-rolled-again',
  'card-dice-rolled',
  'units-destroyed',
  'units-exchanged',
  'units-removed',
  'units-sent-back',
  'ships-damaged',
  'radiation-met',
  'locals-hold',
  'locals-fallen',
];

/** Facts that a strategy card brings the player who uses it. */
const RESULTS: readonly FactType[] = [
  'planets-exhausted',
  'planets-refreshed',
  'trade-goods-changed',
  'counters-gained',
  'counters-redistributed',
  'action-cards-drawn',
  'technology-gained',
  'units-produced',
  'facility-built',
  'units-placed',
  'points-changed',
  'speaker-changed',
];

/** Facts that can be paid for. */
const PAID_FOR: readonly FactType[] = [
  'units-produced',
  'facility-built',
  'technology-gained',
  'counters-gained',
  'units-placed',
  'units-appear',
  'system-marked',
  'votes-bought',
  'objective-claimed',
];

/** Facts that are paid for at once, although each area has a fact of its own. */
const SHARE_PRICE: readonly FactType[] = ['counters-gained'];

/** Tells whether another player follows with a fact. */
const isFollowing = (between: GroupedFact, newer: GroupedFact): boolean =>
  seatOf(between) !== seatOf(newer) &&
  ['secondary-used', 'secondary-declined', 'counters-spent', ...RESULTS].includes(between.type);

/**
 * Rules for the parts of a line. A battle between players has a chapter of its own, so units that land are named with a
 * taken planet only if it had no owner.
 */
const PART_RULES: readonly PartRule<GroupedFact>[] = [
  {
    role: 'moves',
    side: 'after',
    heads: ['system-activated'],
    parts: ['ships-moved'],
    fits: (head, part) =>
      head.type === 'system-activated' &&
      part.type === 'ships-moved' &&
      head.system === part.towards &&
      part.from !== part.towards,
    skips: ({ type }) => !AFTER_MOVEMENT.includes(type),
  },
  {
    role: 'landed',
    side: 'before',
    heads: ['planet-taken'],
    parts: ['units-landed'],
    fits: (head, part) => onSamePlanet(head, part) && head.type === 'planet-taken' && head.from === null,
    skips: createPeacefulRule({ starts: STARTS, fought: FOUGHT }),
  },
  { role: 'explored', side: 'before', heads: ['planet-taken'], parts: ['domain-counter-met'], fits: onSamePlanet },
  {
    role: 'price',
    side: 'before',
    heads: PAID_FOR,
    parts: ['planets-exhausted', 'trade-goods-changed', 'counters-spent'],
    fits: (_head, part) => part.type !== 'trade-goods-changed' || part.by < 0,
  },
  { role: 'results', side: 'after', heads: ['strategic-action', 'secondary-used'], parts: RESULTS, skips: isFollowing },
];

/** Groups facts that share a line, and drops those that a neighboring sentence already implies. */
export const groupFacts = (facts: readonly GameFact[]): GroupedFact[] =>
  mergeAlike(composeFacts(dropImplied(markOrigins(facts)), PART_RULES).map((fact) => markPaid(fact)), MERGERS, SHARE_PRICE); // prettier-ignore

/** Marks trade goods that are part of a price. */
const markPaid = (fact: GroupedFact, isPrice = false): GroupedFact => ({
  ...fact,
  ...(isPrice && fact.type === 'trade-goods-changed' && { paid: true as const }),
  ...(fact.parts && {
    parts: Object.fromEntries(
      Object.entries(fact.parts).map(([role, list]) => [role, list.map((one) => markPaid(one, role === 'price'))]),
    ),
  }),
});

/** Marks cards that a player receives by the fact before, which tells from where. */
const markOrigins = (facts: readonly GameFact[]): GroupedFact[] =>
  facts.map((fact, i): GroupedFact => {
    const before = facts[i - 1]?.type;
    if (fact.type === 'political-cards-seen' && before === 'political-cards-drawn') return { ...fact, drawn: true };
    const isPassed =
      (fact.type === 'action-cards-seen' && before === 'action-cards-taken') ||
      (fact.type === 'secret-objective-seen' && before === 'secret-objective-passed');
    return isPassed ? { ...fact, passed: true } : fact;
  });

/** Drops facts that a neighboring sentence already implies. */
function dropImplied(facts: readonly GameFact[]): GroupedFact[] {
  const found: GroupedFact[] = [];
  for (const [i, fact] of facts.entries()) {
    if ('unopposed' in fact) continue;
    const last = found.at(-1);
    const brought = last && (broughtBy(last, fact) ?? paidWith(last, fact, facts[i + 1]));
    if (brought) found[found.length - 1] = { ...last, ...brought } as GroupedFact;
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

/** Returns the trade goods or the skipped turn that an ability brings its user; undefined if the fact stands alone. */
function broughtBy(last: GroupedFact, fact: GameFact): { skips: true } | { goods: number } | undefined {
  if (fact.type !== 'trade-goods-changed' && fact.type !== 'turn-skipped') return undefined;
  if (last.type !== 'ability-used' || last.seat !== fact.seat) return undefined;
  if (fact.type === 'turn-skipped') return { skips: true };
  return fact.by > 0 && last.goods === undefined ? { goods: fact.by } : undefined;
}

/**
 * Returns the trade goods that are spent together with exhausted planets, or for an ability alone; undefined if the fact
 * is no such payment.
 */
function paidWith(
  last: GroupedFact,
  fact: GameFact,
  next: GameFact | undefined,
): { withGoods: number } | { goods: number } | undefined {
  if (fact.type !== 'trade-goods-changed' || fact.by >= 0 || seatOf(last) !== fact.seat) return undefined;
  if (last.type === 'planets-exhausted') return { withGoods: -fact.by };
  const isForAbility = last.type === 'ability-used' && last.goods === undefined;
  return isForAbility && !(next && PAID_FOR.includes(next.type)) ? { goods: fact.by } : undefined;
}

/** Neighboring facts that share a sentence. */
const MERGERS: Mergers<GroupedFact> = {
  'units-destroyed': (last, fact) =>
    last.seat === fact.seat && last.system === fact.system && last.planet === fact.planet
      ? { units: sum(last.units, fact.units) }
      : undefined,
  'die-rolled-again': (last, { seat, by, unit, before, face, hit }) => {
    const { rerolls = [{ before: last.before, face: last.face, hit: last.hit }] } = last;
    const isAlike = last.seat === seat && last.by === by && last.unit === unit;
    return isAlike ? { rerolls: [...rerolls, { before, face, hit }] } : undefined;
  },
  'counters-gained': (last, { seat, area, count }) => {
    const { gains = [{ area: last.area, count: last.count }] } = last;
    const stands = last.seat !== seat || gains.some((one) => one.area === area);
    return stands ? undefined : { gains: [...gains, { area, count }] };
  },
  'secondary-declined': (last, fact) =>
    last.card === fact.card ? { seats: [...(last.seats ?? [last.seat]), fact.seat] } : undefined,
  'action-cards-drawn': (last, fact) => {
    const { seats = [last.seat] } = last;
    const stands = last.count !== fact.count || seats.includes(fact.seat);
    return stands ? undefined : { seats: [...seats, fact.seat] };
  },
  'agreement-proposed': (last, fact) =>
    last.seat === fact.seat ? { partners: [...(last.partners ?? [last.partner]), fact.partner] } : undefined,
  'planet-taken': (last, fact) =>
    last.seat === fact.seat && last.from === fact.from
      ? { planets: [...(last.planets ?? [last.planet]), fact.planet] }
      : undefined,
  'units-landed': (last, fact) => {
    const { landed = [{ planet: last.planet, units: last.units }] } = last;
    return last.seat === fact.seat ? { landed: [...landed, { planet: fact.planet, units: fact.units }] } : undefined;
  },
};

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
