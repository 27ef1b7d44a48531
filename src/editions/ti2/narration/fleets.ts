import { withArticle, formatList, formatCount } from '#text/sentences.ts';
import type { GameFact } from '#ti2/rules/facts.ts';
import { MIN_PROMOTION_DIE } from '#ti2/rules/invasion/shock-troops.ts';
import { NEUTRAL_SEAT } from '#ti2/rules/names.ts';
import type { UnitType } from '#ti2/rules/terms.ts';
import type { GroupedFactOf, Narrators } from './group-facts.ts';
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

/** Purposes of dice. The heading of a battle names its place already. */
const PURPOSES: Record<string, (place: string) => string> = {
  fire: (place) => `with PDS at ships in ${place}`,
  first: () => 'before the first round',
  space: () => 'in the space battle',
  bombardment: (place) => `from orbit at ${place}`,
  'landing-fire': () => 'with PDS at the landing',
  ground: () => 'on the ground',
};

const signed = (n: number): string => (n ? `${n > 0 ? '+' : ''}${n}` : '');

/** Formats dice by unit if there are several kinds: "dreadnought 3 9✓, cruiser 8✓". */
function diceTold({ dice }: GroupedFactOf<'dice-rolled'>, say: Words): string {
  const units = [...new Set(dice.map(({ unit }) => unit))];
  const faces = (of: UnitType): string =>
    dice.filter(({ unit }) => unit === of).map(({ face, hitsOn, bonus }) => `${face}${signed(bonus)}${face + bonus < hitsOn ? '' : '✓'}`).join(' '); // prettier-ignore
  return units
    .map((unit) => (units.length > 1 ? `${say.units({ [unit]: 1 }).replace(/^1 /, '')} ${faces(unit)}` : faces(unit)))
    .join(', ');
}

/** Formats the value of a counter; empty for 0, because such counters have no printed value. */
const valued = (value: number): string => (value ? ` (${value})` : '');

export const fleetNarrators: Narrators<OfWar> = {
  'turn-begins': () => '',
  'turn-ends': ({ seat, still }, say) => (still ? `${say.who(seat)} moves no ship in this turn.` : ''),
  'segment-begins': () => '',
  'ships-moved': ({ seat, from, towards, units, through = [] }, say) =>
    `${say.who(seat)} moves ${say.units(units)} from ${say.system(from)} to ${say.system(towards)}${through.length ? ` by way of ${formatList(through.map(say.system))}` : ''}.`,
  'units-loaded': ({ seat, system, units }, say) =>
    `${say.who(seat)} takes ${say.units(units)} aboard in ${say.system(system)}.`,
  'rift-rolled': ({ seat, system, unit, die, towards, closed }, say) => {
    const out = towards === null ? 'any side is the way out' : `the way out is ${say.system(towards)}`;
    return `${say.who(seat)} rolls ${withArticle(die)} for ${say.units({ [unit]: 1 })} in ${say.system(system)}: ${closed ? 'that side is closed, and it stays and moves no farther (E2 7.6)' : out}.`;
  },
  'dice-rolled': (fact, say) =>
    `${say.who(fact.seat)} ${fact.seat === NEUTRAL_SEAT ? 'roll' : 'rolls'} ${diceTold(fact, say)} ${PURPOSES[fact.purpose]?.(say.place(fact)) ?? ''}${fact.aides?.length ? ` (${say.leaders(fact.aides)})` : ''}: ${formatCount(fact.hits, 'hit')}.`,
  'card-rolled': ({ seat, by, faces, least }, say) =>
    `${say.who(seat)} rolls ${faces.join(' ')} for ${say.card(by)} (${least} or more).`,
  'die-rolled-again': ({ by, unit, before, face, hit }, say) =>
    `${say.card(by)}: ${withArticle(before)} of ${say.units({ [unit]: 1 })} is now ${withArticle(face)}${hit ? ', which hits' : ''}.`,
  'battle-begins': (fact, say) =>
    `${say.who(fact.attacker)} attacks ${say.who(fact.defender)} ${fact.planet === null ? 'at' : 'on'} ${say.place(fact)}${fact.noWayOut ? ', with no way out to withdraw to (E2 7.13)' : ''}.`,
  'battle-round-begins': ({ round }) => `Round ${round} of the fight begins.`,
  'battle-ends': ({ winner, planet }, say) =>
    winner === null
      ? 'Nobody is left.'
      : `${say.who(winner)} ${planet === null ? 'holds the space' : 'holds the planet'}.`,
  'fleet-withdrawn': ({ seat, system, towards, units }, say) =>
    `${say.who(seat)} withdraws from ${say.system(system)} to ${say.system(towards)} with ${say.units(units)}.`,
  'units-destroyed': (fact, say) =>
    `${say.who(fact.seat)} loses ${say.units(fact.units)} ${fact.planet === null ? 'at' : 'on'} ${say.place(fact)}.`,
  'units-landed': ({ seat, planet, units, landed = [{ planet, units }] }, say) =>
    `${say.who(seat)} puts ashore ${formatList(landed.map((one) => `${say.units(one.units)} on ${say.planet(one.planet)}`))}.`,
  'units-gained': ({ seat, planet, units, by, planets = [planet] }, say) =>
    `${say.who(seat)} gets ${say.units(units)} on ${planets.length > 1 ? 'each of ' : ''}${formatList(planets.map(say.planet))} (${say.cause(by)}).`,
  'troop-rolled': ({ seat, planet, faces }, say) =>
    `${say.who(seat)} rolls ${faces.join(' ')} for ${faces.length === 1 ? 'the ten' : 'the tens'} on ${say.planet(planet)}: ${faces.some((face) => face >= MIN_PROMOTION_DIE) ? '' : 'no '}shock troop at ${MIN_PROMOTION_DIE} or more.`,
  'troop-promoted': ({ seat, planet }, say) =>
    `A ground force of ${say.who(seat)} on ${say.planet(planet)} becomes a shock troop.`,
  'structures-seized': ({ seat, planet, units }, say) =>
    `${say.who(seat)} seizes ${say.units(units)} on ${say.planet(planet)}.`,
  'planet-taken': ({ seat, planet, from, planets = [planet] }, say) =>
    `${say.who(seat)} takes ${formatList(planets.map(say.planet))}${from === null ? '' : ` from ${say.who(from)}`}.`,
  'planet-neutral': ({ planet, from }, say) => `${say.who(from)} loses ${say.planet(planet)}: it is neutral now.`,
  'domain-counter-met': ({ seat, planet, counter, value }, say) =>
    `${say.who(seat)} comes upon ${say.card(counter)}${valued(value)} on ${say.planet(planet)}.`,
  'domain-counter-seen': ({ planet, counter, value }, say) =>
    `You see ${say.card(counter)}${valued(value)} on ${say.planet(planet)}.`,
  'domain-counter-removed': ({ planet, counter }, say) => `${say.card(counter)} is gone from ${say.planet(planet)}.`,
  'planet-probed': ({ seat, planet }, say) =>
    `${say.who(seat)} looks from space at what lies on ${say.planet(planet)}.`,
  'planet-razed': ({ seat, planet, die }, say) =>
    `${say.who(seat)} lays waste to what lies on ${say.planet(planet)}, with ${withArticle(die)}.`,
};
