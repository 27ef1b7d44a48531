import { listed, some } from '../../../words/sentences.ts';
import type { GameFact } from '../rules/facts.ts';
import type { JoinedOf, Narrators } from './joined.ts';

/** What happens in an individual turn: movement, battles, landings, and what lies on planets. */
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

const PURPOSES: Record<string, string> = {
  fire: 'with PDS',
  first: 'before the first round',
  space: 'in the space battle',
  bombardment: 'from orbit',
  'landing-fire': 'with PDS at the landing',
  ground: 'on the ground',
};

const signed = (n: number): string => (n ? `${n > 0 ? '+' : ''}${n}` : '');

const diceTold = ({ dice }: JoinedOf<'dice-rolled'>): string =>
  dice.map(({ face, hitsOn, bonus }) => `${face}${signed(bonus)}${face + bonus < hitsOn ? '' : '✓'}`).join(' ');

/** Numbers of counters on which none is printed are nothing to tell. */
const valued = (value: number): string => (value ? ` (${value})` : '');

export const narratorsOfWar: Narrators<OfWar> = {
  'turn-begins': () => '',
  'turn-ends': () => '',
  'segment-begins': () => '',
  'ships-moved': ({ seat, from, towards, units }, say) =>
    `${say.who(seat)} moves ${say.units(units)} from ${say.system(from)} to ${say.system(towards)}.`,
  'units-loaded': ({ seat, system, units }, say) => `${say.who(seat)} takes ${say.units(units)} aboard in ${say.system(system)}.`,
  'rift-rolled': ({ seat, system, unit, die, towards }, say) =>
    `${say.who(seat)} rolls a ${die} for ${say.units({ [unit]: 1 })} in ${say.system(system)}${towards === null ? '' : `: the way out is ${say.system(towards)}`}.`,
  'dice-rolled': (fact, say) => `${say.who(fact.seat)} rolls ${diceTold(fact)} ${PURPOSES[fact.purpose] ?? ''}: ${some(fact.hits, 'hit')}.`,
  'die-rolled-again': ({ by, unit, before, face, hit }, say) =>
    `${say.card(by)}: a ${before} of ${say.units({ [unit]: 1 })} is now a ${face}${hit ? ', which hits' : ''}.`,
  'battle-begins': (fact, say) => `${say.who(fact.attacker)} attacks ${say.who(fact.defender)} at ${say.place(fact)}.`,
  'battle-round-begins': ({ round }) => `Round ${round} begins.`,
  'battle-ends': ({ winner, planet }, say) =>
    winner === null ? 'Nobody is left.' : `${say.who(winner)} ${planet === null ? 'holds the space' : 'holds the planet'}.`,
  'fleet-withdrawn': ({ seat, system, towards, units }, say) =>
    `${say.who(seat)} withdraws from ${say.system(system)} to ${say.system(towards)} with ${say.units(units)}.`,
  'units-destroyed': (fact, say) => `${say.who(fact.seat)} loses ${say.units(fact.units)} at ${say.place(fact)}.`,
  'units-landed': ({ seat, planet, units, landed = [{ planet, units }] }, say) =>
    `${say.who(seat)} puts ashore ${listed(landed.map((one) => `${say.units(one.units)} on ${say.planet(one.planet)}`))}.`,
  'units-gained': ({ seat, planet, units, by }, say) =>
    `${say.who(seat)} gets ${say.units(units)} on ${say.planet(planet)} (${say.cause(by)}).`,
  'troop-promoted': ({ seat, planet }, say) => `A ground force of ${say.who(seat)} on ${say.planet(planet)} becomes a shock troop.`,
  'structures-seized': ({ seat, planet, units }, say) => `${say.who(seat)} seizes ${say.units(units)} on ${say.planet(planet)}.`,
  'planet-taken': ({ seat, planet, from, planets = [planet] }, say) =>
    `${say.who(seat)} takes ${listed(planets.map(say.planet))}${from === null ? '' : ` from ${say.who(from)}`}.`,
  'planet-neutral': ({ planet, from }, say) => `${say.who(from)} loses ${say.planet(planet)}: it is neutral now.`,
  'domain-counter-met': ({ seat, planet, counter, value }, say) =>
    `${say.who(seat)} comes upon ${say.card(counter)}${valued(value)} on ${say.planet(planet)}.`,
  'domain-counter-seen': ({ planet, counter, value }, say) => `You see ${say.card(counter)}${valued(value)} on ${say.planet(planet)}.`,
  'domain-counter-removed': ({ planet, counter }, say) => `${say.card(counter)} is gone from ${say.planet(planet)}.`,
  'planet-probed': ({ seat, planet }, say) => `${say.who(seat)} looks from space at what lies on ${say.planet(planet)}.`,
  'planet-razed': ({ seat, planet, die }, say) => `${say.who(seat)} lays waste to what lies on ${say.planet(planet)}, with a ${die}.`,
};
