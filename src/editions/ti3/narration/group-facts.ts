import { composeFacts, mergeAlike, seatOfFact, type Mergers, type PartRule } from '#kit/narration/fact-groups.ts';
import { createPeacefulRule, onSamePlanet } from '#kit/narration/landings.ts';
import type { GameFact } from '#ti3/rules/facts.ts';
import type { UnitType } from '#ti3/rules/terms.ts';
import { dropImplied, markOrigins } from './implied-facts.ts';
import { markPaid, PAID_FOR } from './payments.ts';
import type { GroupedFact } from './grouped-fact.ts';

// Groups facts that the log tells in one sentence.

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
  'systems-joined',
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

/** Facts that an ability brings its user at once. */
const OF_ABILITIES: readonly FactType[] = ['counters-spent', 'units-placed', 'technology-gained', 'points-changed'];

/** Facts that are paid for at once, although each area has a fact of its own. */
const SHARE_PRICE: readonly FactType[] = ['counters-gained'];

/** Tells whether another player follows with a fact. */
const isFollowing = (between: GroupedFact, newer: GroupedFact): boolean =>
  seatOfFact(between) !== seatOfFact(newer) &&
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
    role: 'results',
    side: 'after',
    heads: ['systems-joined'],
    parts: ['ships-moved'],
    fits: (head, part) =>
      head.type === 'systems-joined' &&
      part.type === 'ships-moved' &&
      head.transfer === true &&
      head.systems.includes(part.towards),
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
  { role: 'results', side: 'after', heads: ['ability-used'], parts: OF_ABILITIES },
  // A facility exhausts its planet (E3 21.9).
  {
    role: 'results',
    side: 'after',
    heads: ['facility-built'],
    parts: ['planets-exhausted'],
    fits: (head, part) =>
      head.type === 'facility-built' && part.type === 'planets-exhausted' && part.planets.includes(head.planet),
  },
  { role: 'results', side: 'after', heads: ['strategic-action', 'secondary-used'], parts: RESULTS, skips: isFollowing },
];

/** Groups facts that share a line, and drops those that a neighboring sentence already implies. */
export const groupFacts = (facts: readonly GameFact[]): GroupedFact[] =>
  mergeAlike(composeFacts(dropImplied(markOrigins(facts)), PART_RULES).map((fact) => markPaid(fact)), MERGERS, SHARE_PRICE); // prettier-ignore

const sum = (one: Counts, other: Counts): Counts => {
  const all = { ...one };
  for (const [type, count] of Object.entries(other) as [UnitType, number][]) all[type] = (all[type] ?? 0) + count;
  return all;
};

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
  // They may board another ship right after.
  'leaders-boarded': (last, fact) =>
    last.seat === fact.seat && last.system === fact.system && last.here === fact.here
      ? { leaders: [...new Set([...last.leaders, ...fact.leaders])] }
      : undefined,
  'units-landed': (last, fact) => {
    const { landed = [{ planet: last.planet, units: last.units }] } = last;
    return last.seat === fact.seat ? { landed: [...landed, { planet: fact.planet, units: fact.units }] } : undefined;
  },
};
