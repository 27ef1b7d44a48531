import { composeFacts, mergeAlike, type Mergers, type PartRule } from '#kit/narration/fact-groups.ts';
import { createPeacefulRule, onSamePlanet } from '#kit/narration/landings.ts';
import type { FactType, GameFact } from '#ti2/rules/facts.ts';
import type { PlanetId, SeatId, UnitCounts, UnitType } from '#ti2/rules/terms.ts';
import { markLocalFights } from './local-fights.ts';
import type { GroupedFact, GroupedFactOf } from './grouped-fact.ts';

/** Adds up units by type. */
export function sumUnits(one: UnitCounts, other: UnitCounts): UnitCounts {
  const sum: UnitCounts = { ...one };
  for (const type of Object.keys(other) as UnitType[]) sum[type] = (sum[type] ?? 0) + (other[type] ?? 0);
  return sum;
}

const sameUnits = (one: UnitCounts, other: UnitCounts): boolean => JSON.stringify(one) === JSON.stringify(other);

type Moved = Pick<GroupedFactOf<'ships-moved'>, 'fleet'>;
const sameFleet = ({ fleet: one = [] }: Moved, { fleet: other = [] }: Moved): boolean =>
  one.length > 0 && one.length === other.length && one.every((id) => other.includes(id));

/** Neighboring facts that share a sentence. */
const MERGERS: Mergers<GroupedFact> = {
  'units-destroyed': (last, fact) =>
    last.seat === fact.seat && last.system === fact.system && last.planet === fact.planet
      ? { units: sumUnits(last.units, fact.units) }
      : undefined,
  'action-cards-drawn': (last, fact) => {
    const { seats = [last.seat] } = last;
    return last.count === fact.count && !seats.includes(fact.seat) ? { seats: [...seats, fact.seat] } : undefined;
  },
  'credits-received': (last, fact) => {
    const { received = [{ seat: last.seat, count: last.count }] } = last;
    const alike = last.why === fact.why && !received.some(({ seat }) => seat === fact.seat);
    return alike ? { received: [...received, { seat: fact.seat, count: fact.count }] } : undefined;
  },
  'units-placed': (last, fact) => {
    const { placed = [{ system: last.system, planet: last.planet, units: last.units }] } = last;
    return last.seat === fact.seat
      ? { placed: [...placed, { system: fact.system, planet: fact.planet, units: fact.units }] }
      : undefined;
  },
  'units-gained': (last, fact) =>
    last.seat === fact.seat && last.by === fact.by && sameUnits(last.units, fact.units)
      ? { planets: [...(last.planets ?? [last.planet]), fact.planet] }
      : undefined,
  // They may board another ship right after.
  'leaders-boarded': (last, fact) =>
    last.seat === fact.seat && last.system === fact.system
      ? { leaders: [...new Set([...last.leaders, ...fact.leaders])] }
      : undefined,
  'planet-taken': (last, fact) =>
    last.seat === fact.seat && last.from === fact.from
      ? { planets: [...(last.planets ?? [last.planet]), fact.planet] }
      : undefined,
  'units-landed': (last, fact) => {
    const before = last.landed ?? [{ planet: last.planet, units: last.units }];
    return last.seat === fact.seat ? { landed: [...before, { planet: fact.planet, units: fact.units }] } : undefined;
  },
  'ships-moved': (last, fact) => {
    if (last.seat !== fact.seat) return undefined;
    if (last.from === fact.from && last.towards === fact.towards && !last.through)
      return { units: sumUnits(last.units, fact.units), fleet: [...(last.fleet ?? []), ...(fact.fleet ?? [])] };
    // Only if the same ships continue: other ships of the same kind may be there.
    const goesOn = last.towards === fact.from && sameUnits(last.units, fact.units) && sameFleet(last, fact);
    return goesOn ? { towards: fact.towards, through: [...(last.through ?? []), fact.from] } : undefined;
  },
};

type Without = { [T in GameFact['type']]?: (fact: Extract<GameFact, { type: T }>, other: GameFact) => boolean };

/**
 * Tells whether a fact is the purchase of this planet before the first round, which includes its ground force (E2
 * 12.1).
 */
const isBought = (seat: SeatId, planet: PlanetId, one: GameFact): boolean =>
  one.type === 'planet-bought' && one.seat === seat && one.planet === planet;

/** Facts that another fact already implies. */
const TOLD_BY: Without = {
  'planet-taken': ({ seat, planet }, one) => isBought(seat, planet, one),
  // A planet that was taken is no longer contested.
  'battle-ends': (fact, one) => one.type === 'planet-taken' && one.planet === fact.planet && one.seat === fact.winner,
  // A domain counter disappears when its planet is taken. Cards of an exchange are counted in its own sentence.
  'domain-counter-removed': ({ planet }, one) => one.type === 'planet-taken' && one.planet === planet,
  'ability-used': ({ seat, component }, one) =>
    (one.type === 'political-card-discarded' && one.seat === seat && one.by === component) ||
    (one.type === 'units-gained' && one.seat === seat && one.by === component) ||
    (one.type === 'action-card-cancelled' && one.by === component),
  // The outcome tells that the card is discarded.
  'law-discarded': ({ card }, one) => one.type === 'vote-decided' && one.card === card && one.outcome === 'against',
  'technology-lost': ({ seat, technology }, one) =>
    one.type === 'assets-sold' && one.seat === seat && one.technologies.includes(technology),
  'units-gained': ({ seat, planet }, one) => isBought(seat, planet, one),
  'action-cards-passed': ({ seat, receiver }, one) =>
    one.type === 'exchanged' && [one.seat, one.receiver].includes(seat) && [one.seat, one.receiver].includes(receiver),
};

const goesWithout = (fact: GameFact, facts: readonly GameFact[]): boolean =>
  facts.some(
    (one) => (TOLD_BY[fact.type] as ((fact: GameFact, other: GameFact) => boolean) | undefined)?.(fact, one) ?? false,
  );

/** Tells whether the last fact is the price paid for discarding this political card. */
const isPriceOf = (last: GroupedFact, fact: GameFact): last is GroupedFactOf<'credits-paid'> =>
  last.type === 'credits-paid' &&
  last.receiver === null &&
  fact.type === 'political-card-discarded' &&
  fact.seat === last.seat;

const STARTS: readonly FactType[] = ['round-begins', 'phase-begins', 'turn-begins', 'turn-ends', 'segment-begins'];

/** Facts of a fight for a planet, or of what its domain counter did to the units that landed. */
const FOUGHT: readonly FactType[] = [
  'battle-begins',
  'battle-round-begins',
  'battle-ends',
  'dice-rolled',
  'die-rolled-again',
  'card-rolled',
  'units-destroyed',
  'domain-counter-met',
  'landing-delayed',
];

/**
 * Rules for the parts of a line. A fight has a chapter of its own, so a taken planet's line names the units that landed
 * only if the planet had no defenders: it had no owner and no domain counter.
 */
const PART_RULES: readonly PartRule<GroupedFact>[] = [
  {
    role: 'landed',
    side: 'before',
    heads: ['planet-taken'],
    parts: ['units-landed'],
    fits: (head, part) => onSamePlanet(head, part) && head.type === 'planet-taken' && head.from === null,
    skips: createPeacefulRule({ starts: STARTS, fought: FOUGHT }),
  },
  { role: 'explored', side: 'before', heads: ['planet-taken'], parts: ['domain-counter-met'], fits: onSamePlanet },
  { role: 'results', side: 'after', heads: ['units-bought'], parts: ['units-placed'] },
];

/** Rules for what is known once moves of one fleet are merged. */
const MOVE_RULES: readonly PartRule<GroupedFact>[] = [
  {
    role: 'moves',
    side: 'after',
    heads: ['ships-moved'],
    parts: ['ships-moved'],
    fits: (head, part) => head.type === 'ships-moved' && part.type === 'ships-moved' && head.towards === part.towards,
  },
];

/** Groups facts that share a line, and drops those that others imply. */
export function groupFacts(facts: readonly GameFact[]): GroupedFact[] {
  const told = markLocalFights(markPassed(facts)).filter((fact) => !goesWithout(fact, facts));
  return composeFacts(mergeAlike(composeFacts(withCauses(told), PART_RULES), MERGERS), MOVE_RULES);
}

/** Marks cards that a player receives from another one's hand. */
const markPassed = (facts: readonly GameFact[]): GroupedFact[] =>
  facts.map((fact, i) =>
    fact.type === 'action-cards-seen' && facts[i - 1]?.type === 'action-cards-passed'
      ? { ...fact, passed: true }
      : fact,
  );

/** Merges a fact into the one before, which tells its price or its cause; undefined if each has its own line. */
function mergeCause(last: GroupedFact, fact: GameFact): GroupedFact | undefined {
  if (isPriceOf(last, fact)) return { ...fact, paid: last.count } as GroupedFact;
  if (last.type === 'law-discarded' && fact.type === 'law-enacted' && last.card === fact.card)
    return { ...fact, stays: true };
  return last.type === 'leader-given-up' && fact.type === 'action-card-cancelled' && fact.by === 'agent'
    ? ({ ...last, cancels: { seat: fact.seat, card: fact.card } } as GroupedFact)
    : undefined;
}

/** Merges facts into those that cause them. */
function withCauses(facts: readonly GroupedFact[]): GroupedFact[] {
  const found: GroupedFact[] = [];
  for (const fact of facts) {
    const last = found.at(-1);
    const merged = last && mergeCause(last, fact);
    if (merged) found[found.length - 1] = merged;
    else found.push(fact);
  }
  return found;
}
