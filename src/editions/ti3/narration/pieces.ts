import { partsOf } from '#kit/narration/fact-groups.ts';
import { formatOrigins } from '#kit/narration/group-lines.ts';
import type { PieceFact } from '#ti3/rules/facts.ts';
import { possessive } from '#ti3/rules/names.ts';
import { NEUTRAL_SEAT } from '#ti3/rules/terms.ts';
import { formatList, formatCount } from '#text/sentences.ts';
import type { GroupedFact } from './grouped-fact.ts';
import type { Narrators } from './words.ts';

/** Formats a cost: " for 3 resources"; empty if it is free. */
const costing = (cost: number): string => (cost ? ` for ${formatCount(cost, 'resource')}` : '');

/** Sentences about systems, units and planets. */
export const pieceNarrators: Narrators<PieceFact['type']> = {
  'system-activated': (fact, say) => {
    const moves = partsOf<GroupedFact, 'ships-moved'>(fact, 'moves', 'ships-moved');
    const origins = moves.map(({ from, units }) => ({ from: say.system(from), units: say.units(units) }));
    return origins.length
      ? `${say.who(fact.seat)} moves to ${say.system(fact.system)} ${formatOrigins(origins)}.`
      : `${say.who(fact.seat)} activates ${say.system(fact.system)}.`;
  },
  'systems-joined': ({ seat, systems, transfer }, say) =>
    transfer
      ? `${say.who(seat)} performs a transfer action between ${formatList(systems.map(say.system))}.`
      : `${say.who(seat)} can move ships between ${formatList(systems.map(say.system))} as if they were adjacent.`,
  'ships-moved': ({ seat, from, towards, units }, say) =>
    from === towards
      ? `${say.who(seat)} picks up ${say.units(units)} at ${say.system(from)}.`
      : `${say.who(seat)} moves ${say.units(units)} from ${say.system(from)} to ${say.system(towards)}.`,
  'units-landed': ({ seat, planet, units, landed = [{ planet, units }] }, say) => {
    const [first] = landed;
    const isAlike = landed.length > 1 && landed.every((one) => say.units(one.units) === say.units(first.units));
    return isAlike
      ? `${say.who(seat)} lands ${say.units(first.units)} each on ${say.planets(landed.map((one) => one.planet))}.`
      : `${say.who(seat)} lands ${formatList(landed.map((one) => `${say.units(one.units)} on ${say.planet(one.planet)}`))}.`;
  },
  'units-produced': (fact, say) => {
    const planet = say.dockedOn(fact);
    const where = planet === undefined ? `at ${say.system(fact.system)}` : `on ${say.planet(planet)}`;
    // Free units come from cards and abilities.
    return `${say.who(fact.seat)} ${fact.cost ? 'produces' : 'gains'} ${say.units(fact.units)} ${where}${costing(fact.cost)}.`;
  },
  'facility-built': ({ seat, planet, unit, cost }, say) =>
    `${say.who(seat)} produces ${say.units({ [unit]: 1 })} on ${say.planet(planet)}${costing(cost)}.`,
  'units-placed': ({ seat, planet, units }, say) =>
    `${say.who(seat)} places ${say.units(units)} on ${say.planet(planet)}.`,
  'units-appear': ({ seat, system, units }, say) =>
    `${say.who(seat)} gains ${say.units(units)} at ${say.system(system)}.`,
  'units-destroyed': (fact, say) =>
    `${say.who(fact.seat)} loses ${say.units(fact.units)} ${fact.planet === undefined ? 'at' : 'on'} ${say.place(fact)}.`,
  'units-exchanged': ({ seat, place, system, before, after, count }, say) => {
    const where = system === undefined ? `on ${say.planet(place)}` : `at ${say.place({ system })}`;
    return `${say.who(seat)} replaces ${say.units({ [before]: count })} with ${say.units({ [after]: count })} ${where}.`;
  },
  'units-removed': ({ seat, system, units, why }, say) => {
    const isOne = Object.values(units).reduce((sum, count) => sum + count, 0) === 1;
    return `${say.who(seat)} removes ${say.units(units)} from ${say.system(system)} (${isOne ? why.replace(/ them$/, ' it') : why}).`;
  },
  'units-scuttled': (fact, say) =>
    `${say.who(fact.seat)} scuttles ${say.units(fact.units)} ${fact.planet === undefined ? 'at' : 'on'} ${say.place(fact)}.`,
  'ships-damaged': ({ seat, units }, say) => `${say.who(seat)} sustains damage with ${say.units(units)}.`,
  'ships-repaired': ({ seat, count }, say) => `${say.who(seat)} repairs ${formatCount(count, 'ship')}.`,
  'planet-taken': ({ seat, planet, from, planets = [planet], parts = {} }, say) => {
    const landed = partsOf<GroupedFact, 'units-landed'>({ parts }, 'landed', 'units-landed');
    const [found] = partsOf<GroupedFact, 'domain-counter-met'>({ parts }, 'explored', 'domain-counter-met');
    const forces = landed.length ? ` with ${formatList(landed.map(({ units }) => say.units(units)))}` : '';
    return `${say.who(seat)} takes ${say.planets(planets)}${from === null ? '' : ` from ${say.who(from)}`}${forces}${found ? ` and finds ${say.counter(found.counter)}` : ''}.`;
  },
  'planet-lost': ({ seat, planet }, say) =>
    `${say.who(seat)} loses control of ${say.planet(planet)}, which is now neutral.`,
  'radiation-laid': ({ planet }, say) =>
    `${say.planet(planet)} is radioactive: the next units that land there are destroyed.`,
  'radiation-met': ({ seat, planet }, say) =>
    `${say.who(seat)} lands on radioactive ${say.planet(planet)}: all landed units are destroyed, and the radiation is removed.`,
  'planets-probed': ({ seat, planets }, say) => `${say.who(seat)} probes ${say.planets(planets)} with fighters.`,
  'domain-counters-seen': ({ counters }, say) =>
    `You look at ${formatCount(counters.length, 'domain counter')}: ${formatList(counters.map(({ planet, counter }) => `${say.counter(counter)} on ${say.planet(planet)}`))}.`,
  'domain-counter-met': ({ seat, planet, counter }, say) =>
    `${say.who(seat)} finds ${say.counter(counter)} on ${say.planet(planet)}.`,
  'domain-counter-shown': ({ seat, planet, counter }, say) =>
    `${say.who(seat)} reveals ${say.counter(counter)} on ${say.planet(planet)} from space.`,
  'domain-counter-removed': ({ planet, counter }, say) =>
    `The ${say.counter(counter)} counter is removed from ${say.planet(planet)}; it has no effect.`,
  'domain-counter-kept': ({ planet, counter }, say) =>
    `The ${say.counter(counter)} counter from ${say.planet(planet)} stays in the game.`,
  'frontier-counter-met': ({ seat, system, counter }, say) =>
    `${say.who(seat)} finds ${say.counter(counter)} at ${say.system(system)}.`,
  'frontier-counter-stays': ({ system, counter }, say) =>
    `The ${say.counter(counter)} counter stays at ${say.system(system)}.`,
  'raiders-hit': ({ unit, destroyed }, say) =>
    `The raiders ${destroyed ? 'lose' : 'sustain damage with'} ${say.units({ [unit]: 1 })}.`,
  'units-sent-back': ({ seat, planet, units }, say) =>
    `${say.who(seat)} returns ${say.units(units)} from ${say.planet(planet)} to their ships.`,
  'locals-hold': ({ planet }, say) => `The locals defend ${say.planet(planet)} and return to full strength.`,
  'locals-fallen': ({ planet, count, left, unit = 'ground-force' }, say) =>
    `The locals lose ${say.units({ [unit]: count })} on ${say.planet(planet)}; ${left ? `${left} ${left > 1 ? 'are' : 'is'} left` : 'none are left'}.`,
  'docks-overrun': ({ seat, by, system, count }, say) =>
    `${say.who(by)} destroys ${count > 1 ? `${formatCount(count, 'undefended space dock')} of ${say.who(seat)}` : `${possessive(say.who(seat))} undefended space dock`} at ${say.system(system)}.`,
  'system-cleared': ({ seat, system, component }, say) =>
    `${say.who(seat)} removes ${say.mark(component)} from ${say.system(system)}.`,
  'system-marked': ({ seat, system, component }, say) =>
    `${seat === NEUTRAL_SEAT ? '' : `${say.who(seat)} places `}${say.mark(component)}${seat === NEUTRAL_SEAT ? ' is placed' : ''} at ${say.system(system)}.`,
  'station-used': ({ seat, planet }, say) =>
    `${say.who(seat)} leaves ${say.planet(planet)} exhausted and gains ${say.stationGain(planet)} instead.`,
  'planets-exhausted': ({ seat, planets, withGoods }, say) =>
    `${say.who(seat)} exhausts ${say.planets(planets)}${withGoods ? ` and spends ${formatCount(withGoods, 'trade good')}` : ''}.`,
  'planets-refreshed': ({ seat, planets }, say) => `${say.who(seat)} refreshes ${say.planets(planets)}.`,
};
