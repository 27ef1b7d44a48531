import { composeFacts, mergeAlike, seatOfFact, type Mergers, type PartRule } from '#kit/narration/fact-groups.ts';
import { createPeacefulRule, onSamePlanet } from '#kit/narration/landings.ts';
import type { FactType, GameFact } from '#ti4/rules/facts.ts';
import type { Game } from '#ti4/rules/game.ts';
import { NEUTRAL_SEAT } from '#ti4/rules/seats.ts';
import type { SeatId, UnitType } from '#ti4/rules/state.ts';
import { markBarredVoters } from './barred-voters.ts';
import type { GroupedFact } from './words.ts';

// Groups facts that the log tells in one line.

/** Facts without words, which do not come between others. Those that begin or end a turn or an action stay. */
const WITHOUT_WORDS: readonly FactType[] = ['last-destroyed', 'hits-produced', 'relic-exhausted', 'prerequisites-ignored']; // prettier-ignore

const STARTS: readonly FactType[] = [
  'round-begins',
  'phase-begins',
  'turn-begins',
  'turn-ends',
  'action-begins',
  'strategic-action',
  'system-activated',
];

/** Facts after which the movement of a tactical action is over. */
const AFTER_MOVEMENT: readonly FactType[] = [
  ...STARTS,
  'combat-begins',
  'ground-forces-committed',
  'planet-taken',
  'produced',
];

/** Facts of a fight for a planet. */
const FOUGHT: readonly FactType[] = [
  'combat-begins',
  'combat-round-begins',
  'combat-won',
  'combat-drawn',
  'dice-rolled',
  'dice-rerolled',
  'die-rolled',
  'damage-sustained',
  'unit-destroyed',
  'unit-removed',
  'units-captured',
  'ground-forces-recalled',
];

const SPENT: readonly FactType[] = ['paid', 'tokens-spent', 'trade-goods-lost', 'commodities-spent'];

/** Facts that can be paid for. */
const BOUGHT: readonly FactType[] = [
  'produced',
  'units-placed',
  'tokens-gained',
  'technology-gained',
  'secondary-used',
  'custodians-removed',
  'objective-scored',
  'leader-unlocked',
  'action-cards-drawn',
  'votes-added',
];

/** Facts that a secondary ability brings its user, even if cards of others come between. */
const OF_SECONDARIES: readonly FactType[] = [
  'paid',
  'produced',
  'units-placed',
  'tokens-gained',
  'technology-gained',
  'action-cards-drawn',
  'secret-objectives-drawn',
  'commodities-replenished',
  'planets-readied',
];

/** Facts that a strategy card or an ability brings the player who uses it. */
const RESULTS: readonly FactType[] = [
  ...SPENT,
  ...OF_SECONDARIES,
  'units-captured',
  'token-placed',
  'token-removed',
  'tokens-redistributed',
  'trade-goods-gained',
  'commodities-gained',
  'commodities-converted',
  'trade-partners-chosen',
  'planets-exhausted',
  'points-gained',
  'speaker-changed',
  'agendas-looked-at',
  'agendas-put-back',
];

/** Facts that an ability brings its user; the production after it has a line of its own. */
const OF_ABILITIES = RESULTS.filter((type) => type !== 'produced' && type !== 'paid');

const STRATEGIC: readonly FactType[] = ['strategic-action', 'secondary-used'];

/** Tells whether a spending fact is a price; otherwise trade goods are lost. */
const isPrice = (part: GroupedFact): boolean => part.type !== 'trade-goods-lost' || part.spent === true;

/** Tells whether a fact is another player's, within the same action. */
const isOfOthers = (between: GroupedFact, newer: GroupedFact): boolean => {
  const seat = seatOfFact(between);
  return seat !== undefined && seat !== seatOfFact(newer) && !STARTS.includes(between.type);
};

/** Tells whether another player follows with a fact. */
const isFollowing = (between: GroupedFact, newer: GroupedFact): boolean =>
  isOfOthers(between, newer) && (between.type === 'secondary-used' || RESULTS.includes(between.type));

/**
 * Rules for the parts of a line. A combat has a chapter of its own, so a taken planet's line names the forces that landed
 * only if the planet had no defenders: it had no owner, and the game has no neutral units.
 */
const partRules = (game: Game): PartRule<GroupedFact>[] => [
  {
    role: 'moves',
    side: 'after',
    heads: ['system-activated'],
    parts: ['ships-moved'],
    fits: (head, part) => head.type === 'system-activated' && part.type === 'ships-moved' && head.system === part.into,
    skips: ({ type }) => !AFTER_MOVEMENT.includes(type),
  },
  {
    role: 'landed',
    side: 'before',
    heads: ['planet-taken'],
    parts: ['ground-forces-committed'],
    fits: (head, part) =>
      onSamePlanet(head, part) && head.type === 'planet-taken' && !head.from && !(NEUTRAL_SEAT in game.state.seats),
    skips: createPeacefulRule({ starts: STARTS, fought: FOUGHT }),
  },
  {
    role: 'explored',
    side: 'after',
    heads: ['planet-taken'],
    parts: ['card-explored', 'nothing-explored'],
    // A planet's line tells one exploration; further ones have lines of their own.
    fits: (head, part) => onSamePlanet(head, part) && !head.parts?.explored,
  },
  {
    role: 'price',
    side: 'before',
    heads: BOUGHT,
    parts: SPENT,
    fits: (_head, part) => isPrice(part),
    // Units that leave the board for what is bought come between.
    skips: (between, newer) => between.type === 'unit-removed' && seatOfFact(between) === seatOfFact(newer),
  },
  { role: 'results', side: 'after', heads: STRATEGIC, parts: OF_SECONDARIES, skips: isOfOthers },
  { role: 'results', side: 'after', heads: STRATEGIC, parts: RESULTS, skips: isFollowing },
  { role: 'results', side: 'after', heads: ['ability-used'], parts: OF_ABILITIES },
  { role: 'points', side: 'after', heads: ['objective-scored'], parts: ['points-gained'] },
  { role: 'results', side: 'after', heads: ['custodians-removed'], parts: ['points-gained'] },
];

/** Facts about what happens to a unit. */
type UnitFactType = 'unit-destroyed' | 'unit-removed' | 'unit-repaired' | 'damage-sustained';

/** Neighboring facts that share a sentence. */
const MERGERS: Mergers<GroupedFact> = {
  'unit-destroyed': (last, fact) => mergeUnits(last, fact),
  'unit-removed': (last, fact) => (last.why === fact.why ? mergeUnits(last, fact) : undefined),
  'unit-repaired': (last, fact) => mergeUnits(last, fact),
  'damage-sustained': (last, fact) => mergeUnits(last, fact),
  'card-kept': (last, fact) =>
    last.seat === fact.seat && last.card !== undefined && fact.card !== undefined
      ? { cards: [...(last.cards ?? [last.card]), fact.card] }
      : undefined,
  'tokens-redistributed': (last, fact) =>
    last.seat === fact.seat ? undefined : { sheets: [...(last.sheets ?? [last]), fact] },
  'units-placed': (last, fact) =>
    last.seat === fact.seat && last.unit === fact.unit && last.system === fact.system && last.planet === fact.planet
      ? { count: last.count + fact.count }
      : undefined,
  'action-cards-drawn': (last, fact) => mergeDraws(last, fact),
  'secret-objectives-drawn': (last, fact) => mergeDraws(last, fact),
};

/** Merges what happens to several units of one player in one place. */
const mergeUnits = (
  last: GroupedFact<UnitFactType>,
  fact: GroupedFact<UnitFactType>,
): { units: UnitType[] } | undefined =>
  last.seat === fact.seat && last.system === fact.system && last.planet === fact.planet
    ? { units: [...(last.units ?? [last.unit]), fact.unit] }
    : undefined;

/** Merges the same draw by another player. */
function mergeDraws<T extends GroupedFact<'action-cards-drawn' | 'secret-objectives-drawn'>>(
  last: T,
  { seat, count }: T,
): { all: SeatId[] } | undefined {
  const all = last.all ?? [last.seat as SeatId];
  return last.count !== count || all.includes(seat as SeatId) ? undefined : { all: [...all, seat as SeatId] };
}

/**
 * Groups facts that share a line: a move with its activation, a planet with what is found there, a price with what it
 * is paid for, and so on. Drops facts that an adjacent one already covers.
 */
export const groupFacts = (game: Game, facts: readonly GameFact[]): GroupedFact[] =>
  mergeAlike(composeFacts(markBarredVoters(game, dropImplied(facts)), partRules(game)), MERGERS);

/** Drops facts that an adjacent one already covers. */
function dropImplied(facts: readonly GameFact[]): GroupedFact[] {
  const found: GroupedFact[] = [];
  for (const fact of facts) {
    const last = found.at(-1);
    const isSaid = saidOfItself(found, fact) || saidByUse(last, fact) || saidByRift(last, fact);
    if (WITHOUT_WORDS.includes(fact.type) || isSaid) continue;
    // Produced units are also placed; only the production is narrated.
    if (fact.type === 'produced') dropPlacements(found, fact);
    const landed = found.findLastIndex((one) => isLanded(one, fact));
    if (landed >= 0) found.splice(landed, 1);
    if (tellsOfUse(found.at(-1), fact) || tellsOfAim(found.at(-1), fact)) found.pop();
    found.push(fact);
  }
  return found;
}

/** The use of an agent implies that it is exhausted. */
const saidByUse = (last: GroupedFact | undefined, fact: GameFact): boolean =>
  fact.type === 'leader-exhausted' &&
  last?.type === 'ability-used' &&
  last.seat === fact.seat &&
  last.component === fact.leader;

/** A roll for a gravity rift tells whether its ship is removed. */
const saidByRift = (last: GroupedFact | undefined, fact: GameFact): boolean =>
  fact.type === 'unit-removed' &&
  last?.type === 'rift-rolled' &&
  last.lost === true &&
  last.seat === fact.seat &&
  last.unit === fact.unit;

/** The exhaustion of a technology implies its use. */
const tellsOfUse = (last: GroupedFact | undefined, fact: GameFact): boolean =>
  fact.type === 'technology-exhausted' &&
  last?.type === 'ability-used' &&
  last.seat === fact.seat &&
  last.component === fact.technology;

/** The prediction implies the target named for the card. */
const tellsOfAim = (last: GroupedFact | undefined, fact: GameFact): boolean =>
  fact.type === 'outcome-predicted' && last?.type === 'target-named' && last.component === fact.by;

/** The sentence about an explored card covers that it is kept, attached or purged. */
function saidOfItself(found: GroupedFact[], fact: GameFact): boolean {
  const cards =
    fact.type === 'card-kept' || fact.type === 'card-attached'
      ? [fact.card]
      : fact.type === 'cards-purged'
        ? fact.cards
        : undefined;
  return (
    Array.isArray(cards) &&
    cards.length === 1 &&
    found.some((one) => one.type === 'card-explored' && one.card === cards[0])
  );
}

/** Forces placed directly on a planet also land there; only the landing is narrated. */
const isLanded = (told: GroupedFact, fact: GameFact): boolean =>
  fact.type === 'ground-forces-committed' &&
  told.type === 'units-placed' &&
  told.seat === fact.seat &&
  told.planet === fact.planet &&
  told.count === fact.units.length &&
  fact.units.every((type) => type === told.unit);

/** Drops the placements of the produced units, but not those of units that an ability placed before. */
function dropPlacements(found: GroupedFact[], { seat, units }: GroupedFact<'produced'>): void {
  const left = new Map<string, number>();
  const made: readonly unknown[] | undefined = Array.isArray(units) ? units : undefined;
  for (const type of made ?? []) left.set(String(type), (left.get(String(type)) ?? 0) + 1);
  for (let last = found.at(-1); last?.type === 'units-placed' && last.seat === seat; last = found.at(-1)) {
    const count = (left.get(last.unit) ?? 0) - last.count;
    // An earlier version saved the produced units in words.
    if (made && count < 0) return;
    left.set(last.unit, count);
    found.pop();
  }
}
