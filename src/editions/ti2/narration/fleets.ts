import { withArticle, formatList, formatCount } from '#text/sentences.ts';
import { partsOf } from '#kit/narration/fact-groups.ts';
import { formatRerolls } from '#kit/narration/rerolls.ts';
import { formatOrigins } from '#kit/narration/group-lines.ts';
import type { GameFact } from '#ti2/rules/facts.ts';
import { MIN_PROMOTION_DIE } from '#ti2/rules/invasion/shock-troops.ts';
import { NEUTRAL_SEAT, possessive } from '#ti2/rules/names.ts';
import { sumUnits } from './group-facts.ts';
import type { GroupedFact, GroupedFactOf, Narrators } from './grouped-fact.ts';
import type { Words } from './words.ts';

/** Facts of an individual turn: movement, battles, landings and counters on planets. */
type OfWar = Extract<
  GameFact['type'],
  | `turn-${string}`
  | `segment-${string}`
  | `ships-${string}`
  | `rift-${string}`
  | `battle-${string}`
  | `die-${string}`
  | `domain-counter-${string}`
  | `troop-${string}`
  | `structures-${string}`
  | 'dice-rolled'
  | 'card-rolled'
  | 'fleet-withdrawn'
  | 'units-loaded'
  | 'units-destroyed'
  | 'units-landed'
  | 'units-gained'
  | 'planet-taken'
  | 'planet-neutral'
  | 'planet-probed'
  | 'planet-razed'
>;

/** Purposes of rolls. The heading of a battle names its place already. */
const PURPOSES: Record<string, (place: string) => string> = {
  fire: (place) => ` for PDS fire at ${place}`,
  first: () => ' before combat round 1',
  space: () => ' for space combat',
  bombardment: (place) => ` for bombardment of ${place}`,
  'landing-fire': () => ' for PDS fire at the landing',
  ground: () => ' for invasion combat',
};

const signed = (n: number): string => (n ? `${n > 0 ? '+' : '−'}${Math.abs(n)}` : '');

/** Formats dice by unit with the roll each needs: "dreadnought (hits on 5): 3, 9✓; cruiser (hits on 7): 8✓". */
function diceTold({ dice }: GroupedFactOf<'dice-rolled'>, say: Words): string {
  const sorts = new Map<string, string[]>();
  for (const { unit, face, hitsOn, bonus } of dice) {
    const told = `${face}${signed(bonus)}${face + bonus < hitsOn ? '' : '✓'}`;
    const sort = `${say.units({ [unit]: 1 }).replace(/^1 /, '')} (hits on ${hitsOn})`;
    sorts.set(sort, [...(sorts.get(sort) ?? []), told]);
  }
  return [...sorts].map(([sort, told]) => `${sort}: ${told.join(', ')}`).join('; ') || 'no dice';
}

/** Formats the locals that fall in a round: " They lose 1 ground force; 1 is left."; empty for none. */
function formatFallen(fallen: GroupedFact['fallen'], say: Words): string {
  if (!fallen?.count) return '';
  const { count, left } = fallen;
  return ` They lose ${say.units({ 'ground-force': count })}; ${left ? `${left} ${left > 1 ? 'are' : 'is'}` : 'none are'} left.`;
}

/** Formats the value of a counter; empty for 0, because such counters have no printed value. */
const valued = (value: number): string => (value ? ` (${value})` : '');

type Move = GroupedFactOf<'ships-moved'>;
type Passage = Pick<Move, 'from' | 'through' | 'units'>;

/** Formats the systems that ships move through: " through Lodor (204)"; empty for none. */
const formatPassage = ({ through = [] }: Passage, say: Words): string =>
  through.length ? ` through ${formatList(through.map(say.system))}` : '';

/** Merges moves along the same way. */
function mergeMoves(moves: readonly Passage[]): Passage[] {
  const merged = new Map<string, Passage>();
  for (const { from, through = [], units } of moves) {
    const way = JSON.stringify([from, through]);
    merged.set(way, { from, through, units: sumUnits(merged.get(way)?.units ?? {}, units) });
  }
  return [...merged.values()];
}

/** Formats moves into one system. */
function formatMoves(fact: Move, say: Words): string {
  const moves = mergeMoves([fact, ...partsOf<GroupedFact, 'ships-moved'>(fact, 'moves', 'ships-moved')]);
  const [{ units, from }] = moves;
  if (moves.length < 2)
    return `${say.who(fact.seat)} moves ${say.units(units)} from ${say.system(from)} to ${say.system(fact.towards)}${formatPassage(fact, say)}.`;
  const origins = moves.map((one) => ({
    from: `${say.system(one.from)}${formatPassage(one, say)}`,
    units: say.units(one.units),
  }));
  return `${say.who(fact.seat)} moves to ${say.system(fact.towards)} ${formatOrigins(origins)}.`;
}

/** Formats the dice rolled for a card, with their result: "(needs at least 9): 3, 9✓. 1 success." */
function formatCardRoll({ seat, by, faces, least }: GroupedFactOf<'card-rolled'>, say: Words): string {
  const purpose = say.rolls(by);
  const high = faces.filter((face) => face >= least).length;
  const rolled = faces.map((face) => (face >= least && purpose !== 'losses' ? `${face}✓` : `${face}`)).join(', ');
  const told = (meaning: string, result: string): string =>
    `${say.who(seat)} rolls for ${say.card(by)} (${meaning}): ${rolled}. ${result}.`;
  if (purpose === 'hits') return told(`hits on ${least}`, formatCount(high, 'hit'));
  if (purpose === 'losses')
    return told(
      `each ${least} or higher destroys a ship`,
      high ? `${formatCount(high, 'ship')} ${high === 1 ? 'is' : 'are'} destroyed` : 'No ship is destroyed',
    );
  const single = high ? 'Success' : 'Failure';
  return told(`needs at least ${least}`, faces.length === 1 ? single : formatCount(high, 'success', 'successes'));
}

export const fleetNarrators: Narrators<OfWar> = {
  'turn-begins': () => '',
  'turn-ends': ({ seat, still }, say) => (still ? `${say.who(seat)} moves no ships this turn.` : ''),
  'segment-begins': () => '',
  'ships-moved': formatMoves,
  'units-loaded': ({ seat, system, units }, say) =>
    `${say.who(seat)} picks up ${say.units(units)} at ${say.system(system)}.`,
  'rift-rolled': ({ seat, system, unit, die, towards, closed }, say) => {
    const out = towards === null ? 'it can leave by any open side' : `it can leave to ${say.system(towards)}`;
    return `${say.who(seat)} rolls ${withArticle(die)} for ${say.units({ [unit]: 1 })} at ${say.system(system)}: ${closed ? 'that side is closed, so it stays and cannot move farther' : out}.`;
  },
  'dice-rolled': (fact, say) => {
    const { seat, purpose, round, fallen, aides } = fact;
    const what = `${PURPOSES[purpose]?.(say.place(fact)) ?? ''}${round === undefined ? '' : `, round ${round}`}`;
    return `${say.who(seat)} ${seat === NEUTRAL_SEAT ? 'roll' : 'rolls'}${what}${aides?.length ? ` (${say.leaders(aides)})` : ''}: ${diceTold(fact, say)}. ${formatCount(fact.hits, 'hit')}.${formatFallen(fallen, say)}`;
  },
  'card-rolled': formatCardRoll,
  'die-rolled-again': ({ seat, by, unit, before, face, hit }, say) =>
    // The owner of the die need not be the player who uses the component.
    formatRerolls(
      say.card(by),
      { owner: possessive(say.who(seat)), unit: say.units({ [unit]: 1 }).replace(/^1 /, '') },
      [{ before, face, hit }],
    ),
  'battle-begins': (fact, say) =>
    `${say.who(fact.attacker)} attacks ${say.who(fact.defender)} ${fact.planet === null ? 'at' : 'on'} ${say.place(fact)}${fact.noWayOut ? ' and has no system to withdraw to' : ''}.`,
  'battle-round-begins': ({ round }) => `Combat round ${round} begins.`,
  'battle-ends': ({ winner, planet }, say) =>
    winner === null
      ? `The ${planet === null ? 'space combat' : 'invasion combat'} ends without a winner.`
      : `${say.who(winner)} wins the ${planet === null ? 'space combat' : 'invasion combat'}.`,
  'fleet-withdrawn': ({ seat, system, towards, units }, say) =>
    `${say.who(seat)} withdraws with ${say.units(units)} from ${say.system(system)} to ${say.system(towards)}.`,
  'units-destroyed': (fact, say) =>
    `${say.who(fact.seat)} loses ${say.units(fact.units)} ${fact.planet === null ? 'at' : 'on'} ${say.place(fact)}.`,
  'units-landed': ({ seat, planet, units, landed = [{ planet, units }] }, say) =>
    `${say.who(seat)} lands ${formatList(landed.map((one) => `${say.units(one.units)} on ${say.planet(one.planet)}`))}.`,
  'units-gained': ({ seat, planet, units, by, planets = [planet] }, say) =>
    by === 'manifest destiny'
      ? '' // told with the planet that is bought
      : `${say.who(seat)} gains ${say.units(units)} on ${planets.length > 1 ? 'each of ' : ''}${formatList(planets.map(say.planet))} (${say.cause(by)}).`,
  'troop-rolled': ({ seat, planet, faces }, say) => {
    const isPromotion = (face: number): boolean => face >= MIN_PROMOTION_DIE;
    const what = faces.length === 1 ? 'a shock troop' : 'shock troops';
    const rolled = faces.map((face) => `${face}${isPromotion(face) ? '✓' : ''}`).join(', ');
    return `${say.who(seat)} rolls for ${what} on ${say.planet(planet)} (needs at least ${MIN_PROMOTION_DIE}): ${rolled}.${faces.some(isPromotion) ? '' : ' No shock troop.'}`;
  },
  'troop-promoted': ({ seat, planet }, say) =>
    `${say.who(seat)} replaces 1 ground force on ${say.planet(planet)} with 1 shock troop.`,
  'structures-seized': ({ seat, planet, units }, say) =>
    `${say.who(seat)} takes over ${say.units(units)} on ${say.planet(planet)}.`,
  'planet-taken': ({ seat, planet, from, planets = [planet], parts = {} }, say) => {
    const landed = partsOf<GroupedFact, 'units-landed'>({ parts }, 'landed', 'units-landed');
    const [found] = partsOf<GroupedFact, 'domain-counter-met'>({ parts }, 'explored', 'domain-counter-met');
    const forces = landed.length ? ` with ${formatList(landed.map(({ units }) => say.units(units)))}` : '';
    const counter = found ? ` and finds ${say.card(found.counter)}${valued(found.value)}` : '';
    return `${say.who(seat)} takes ${formatList(planets.map(say.planet))}${from === null ? '' : ` from ${say.who(from)}`}${forces}${counter}.`;
  },
  'planet-neutral': ({ planet, from }, say) =>
    `${say.who(from)} loses control of ${say.planet(planet)}, which is now neutral.`,
  'domain-counter-met': ({ seat, planet, counter, value }, say) =>
    `${say.who(seat)} finds ${say.card(counter)}${valued(value)} on ${say.planet(planet)}.`,
  'domain-counter-seen': ({ planet, counter, value }, say) =>
    `You look at the domain counter on ${say.planet(planet)}: ${say.card(counter)}${valued(value)}.`,
  'domain-counter-removed': ({ planet, counter }, say) =>
    `The ${say.card(counter)} counter is removed from ${say.planet(planet)}.`,
  'planet-probed': ({ seat, planet }, say) => `${say.who(seat)} probes ${say.planet(planet)}.`,
  'planet-razed': ({ seat, planet, die }, say) =>
    `${say.who(seat)} rolls ${withArticle(die)} and destroys the domain counter on ${say.planet(planet)}.`,
};
