import type { RolledDie } from '#ti4/rules/combat/combat-facts.ts';
import { formatRollPurpose } from '#ti4/rules/combat/roll-purpose.ts';
import { partsOf } from '#kit/narration/fact-groups.ts';
import { formatOrigins } from '#kit/narration/group-lines.ts';
import { formatFinding } from './exploration.ts';
import { type Narrators, type GroupedFact, type Words } from './words.ts';
import { formatUnitPlaces, formatPlaces, formatTransfers } from './unit-places.ts';
import { formatList, formatCount, withArticle } from '#text/sentences.ts';

/** Formats a die's face and modifier: "7", "7+1". For older facts without a face, only the result. */
function lying({ face, result }: Partial<RolledDie>): string {
  if (face === undefined || result === undefined || result === face) return String(face ?? result);
  return result > face ? `${face}+${result - face}` : `${face}−${face - result}`;
}

/**
 * Formats dice by unit: "cruiser (hits on 7): 8✓, 1; carrier (hits on 9): 7". Omits the units if all dice are of one
 * sort, unless `each`.
 */
function shown(dice: readonly RolledDie[], say: Words, each = false): string {
  const results = (of: readonly RolledDie[]): string => of.map((die) => lying(die) + (die.hit ? '✓' : '')).join(', ');
  const sorts = [...new Set(dice.map(({ unit, hitsOn }) => `${unit} ${hitsOn}`))];
  if (!sorts.length || (sorts.length < 2 && !each)) return results(dice) || 'no dice';
  return sorts
    .map((sort) => dice.filter(({ unit, hitsOn }) => `${unit} ${hitsOn}` === sort))
    .map((of) => `${say.units(of[0].unit).slice(2)} (hits on ${of[0].hitsOn}): ${results(of)}`)
    .join('; ');
}
/** Tells whether ground forces are placed in space, beside the planets of the system. */
const isAfloat = ({ unit, planet }: GroupedFact<'units-placed'>): boolean =>
  typeof planet !== 'string' && (unit === 'infantry' || unit === 'mech');

const fate = (fact: GroupedFact<'rift-rolled'>, say: Words): string =>
  fact.lost ? `the ${say.units(fact.unit).slice(2)} is removed` : `the ${say.units(fact.unit).slice(2)} survives`;

/**
 * Formats "2 infantry from Lodor to Thibah", or "1 mech to Lodor, from Thibah", as far as the fact has these fields.
 */
function relocated({ taken = {}, placed = {} }: GroupedFact<'forces-relocated'>, say: Words): string {
  const units = Array.isArray(placed) ? {} : placed;
  const ways = formatTransfers(units, say);
  const moved = ways.length ? ways : formatUnitPlaces(units, say, 'to');
  const from = formatPlaces(taken, say);
  return `${formatList(moved) || 'ground forces between planets'}${moved.length && from.length ? `, from ${formatList(from)}` : ''}`;
}

/** Returns the origins of the ships that move into the activated system, each with its units. */
function originsOf(fact: GroupedFact<'system-activated'>, say: Words): { from: string; units: string }[] {
  const moves = partsOf(fact, 'moves', 'ships-moved');
  return [...new Set(moves.map(({ from }) => from))].map((from) => {
    const moved = moves.filter((one) => one.from === from);
    const units = moved.every((one) => Array.isArray(one.units))
      ? say.fleet(moved.flatMap((one) => one.units ?? []))
      : formatList(moved.map((one) => say.fleet(one.units)));
    return { from: say.system(from), units };
  });
}

/** Formats the forces that took a planet: " with 2 infantry". */
function landedWith(fact: GroupedFact<'planet-taken'>, say: Words): string {
  const landed = partsOf(fact, 'landed', 'ground-forces-committed');
  if (!landed.length) return '';
  return ` with ${say.fleet(landed.flatMap(({ units }) => (Array.isArray(units) ? units : []))) || 'ground forces'}`;
}

/** Reasons for removing units; other reasons are components. */
const REMOVALS: Partial<Record<string, string>> = {
  'left-behind': 'left behind',
  'gravity-rift': 'gravity rift',
  replaced: 'replaced',
  'placed-elsewhere': 'for use elsewhere',
  'no-planet': 'no planet for it',
  'no-upgrade': 'technology lost',
  captured: 'captured',
  returned: 'returned to reinforcements',
  corrected: 'correction',
};

/** Formats why units are removed: " (over capacity)", " (Scuttle)"; empty if it is not known. */
function formatRemoval({ why, unit, units = [unit] }: GroupedFact<'unit-removed'>, say: Words): string {
  if (!why) return '';
  if (why !== 'excess') return ` (${REMOVALS[why] ?? say.component(why)})`;
  const isCargo = (type: string): boolean => ['fighter', 'infantry', 'mech'].includes(type);
  const limits = [units.every(isCargo) ? '' : 'the fleet pool', units.some(isCargo) ? 'capacity' : ''];
  return ` (over ${formatList(limits.filter(Boolean))})`;
}

/** Sentences about movement, combat, landing and production. */
export const fleetNarrators = {
  'system-activated': (fact, say) => {
    const origins = originsOf(fact, say);
    return origins.length
      ? `${say.seat(fact.seat)} moves to ${say.system(fact.system)} ${formatOrigins(origins)}.`
      : `${say.seat(fact.seat)} activates ${say.system(fact.system)}.`;
  },
  'ships-moved': (fact, say) =>
    `${say.seat(fact.seat)} moves ${say.fleet(fact.units)} from ${say.system(fact.from)} to ${say.system(fact.into)}.`,
  'units-taken-aboard': (fact, say) =>
    `${say.seat(fact.seat)} picks up ${say.fleet(fact.units) || 'nothing'}${say.place(fact)}.`,
  'ships-withdrawn': (fact, say) =>
    fact.by !== undefined && fact.by !== fact.seat
      ? `${say.seat(fact.by)} moves ${say.fleet(fact.units) || 'nothing'} of ${say.seat(fact.seat)} from ${say.system(fact.from)} to ${say.system(fact.into)}.`
      : `${say.seat(fact.seat)} ${fact.retreat ? 'retreats with' : 'moves'} ${say.fleet(fact.units) || 'nothing'} from ${say.system(fact.from)} to ${say.system(fact.into)}.`,
  'rift-rolled': (fact, say) =>
    `${say.seat(fact.seat)} rolls ${withArticle(fact.result)} for the gravity rift: ${fate(fact, say)}.`,
  'space-cannon-used': (fact, say) =>
    `${say.seat(fact.seat)} uses Space Cannon against ${say.seat(fact.against)}${say.place(fact)}.`,
  'units-placed': (fact, say) =>
    `${say.seat(fact.seat)} places ${say.units(fact.unit, fact.count)}${isAfloat(fact) ? ' in space' : ''}${say.place(fact)}.`,
  'unit-removed': (fact, say) =>
    fact.why === 'replaced'
      ? `${say.seat(fact.seat)} replaces ${say.fleet(fact.units ?? [fact.unit])}${say.place(fact)}.`
      : `${say.seat(fact.seat)} removes ${say.fleet(fact.units ?? [fact.unit])}${say.place(fact) && ` from ${say.placeItself(fact)}`}${formatRemoval(fact, say)}.`,
  'unit-destroyed': (fact, say) =>
    `${say.seat(fact.seat)} loses ${say.fleet(fact.units ?? [fact.unit])}${say.place(fact)}.`,
  'units-captured': (fact, say) =>
    `${say.seat(fact.seat)} captures ${say.fleet(fact.units) || 'nothing'} from ${say.seat(fact.from)}${say.place(fact)}.`,
  'units-returned': (fact, say) =>
    `${say.seat(fact.seat)} returns ${say.fleet(fact.units) || 'nothing'} to ${fact.owner === undefined ? 'the supply' : say.seat(fact.owner)}${fact.why === 'blockade' ? ' because of a blockade' : ''}.`,
  'last-destroyed': () => undefined,
  'unit-repaired': (fact, say) =>
    `${say.seat(fact.seat)} repairs ${say.fleet(fact.units ?? [fact.unit])}${say.place(fact)}.`,
  'units-damaged': (fact, say) =>
    `${say.component(fact.component)} damages ${say.fleet(fact.units) || 'nothing'} of ${say.seat(fact.seat)}${say.place(fact)}.`,
  'damage-sustained': (fact, say) =>
    `${say.seat(fact.seat)} sustains damage with ${say.fleet(fact.units ?? [fact.unit])}${say.place(fact)}.`,
  'combat-begins': (fact, say) => `${say.seat(fact.attacker)} attacks ${say.seat(fact.defender)}${say.place(fact)}.`,
  'combat-round-begins': (fact) =>
    fact.round !== undefined && fact.round > 1 ? `Combat round ${fact.round} begins.` : undefined,
  'dice-rolled': (fact, say) => {
    const { dice } = fact;
    const what = fact.purpose === 'ability' ? say.component(fact.by) : formatRollPurpose(fact.purpose);
    return `${say.seat(fact.seat)} rolls for ${what}${say.place(fact)}: ${shown(dice, say, fact.purpose !== 'ability')}. ${formatCount(dice.filter((die) => die.hit).length, 'hit')}.`;
  },
  'dice-rerolled': (fact, say) => {
    const { dice } = fact;
    return `${say.seat(fact.seat)} rerolls ${dice.length === 1 ? '1 die' : `${dice.length} dice`} with ${say.component(fact.by)}: ${shown(dice, say)}. ${formatCount(dice.filter((die) => die.hit).length, 'hit')} in the reroll.`;
  },
  'dice-raised': (fact, say) =>
    `${say.seat(fact.seat)} adds 1 to ${fact.count === 1 ? '1 die' : `${fact.count} dice`} with ${say.component(fact.by)}.`,
  'die-rolled': (fact, say) => `${say.seat(fact.seat)} rolls ${withArticle(fact.face)} for ${say.component(fact.why)}.`,
  'hits-produced': () => undefined, // narrated with the dice
  'hits-cancelled': (fact, say) =>
    `${say.component(fact.by)} cancels ${formatCount(fact.count, 'hit')} on ${say.seat(fact.seat)}.`,
  'hits-added': (fact, say) =>
    `${say.seat(fact.by)} adds ${formatCount(fact.count, 'hit')} against ${say.seat(fact.seat)}.`,
  'retreat-announced': (fact, say) => `${say.seat(fact.seat)} announces a retreat${say.place(fact)}.`,
  'retreat-prevented': (fact, say) => `${say.seat(fact.seat)} cannot retreat${say.place(fact)}.`,
  'combat-won': (fact, say) =>
    `${say.seat(fact.winner)} wins the ${fact.where} combat${say.place(fact)} against ${say.seat(fact.loser)}.`,
  'combat-deadlocked': (fact, say) =>
    `Neither side can win${say.place(fact)}: ${say.seat(fact.attacker)} must retreat or lose all ships there.`,
  'combat-drawn': (fact, say) => `The ${fact.where} combat${say.place(fact)} ends without a winner.`,
  'ground-forces-committed': (fact, say) =>
    `${say.seat(fact.seat)} commits ${say.fleet(fact.units) || 'ground forces'} to ${say.planet(fact.planet)}.`,
  'ground-forces-recalled': (fact, say) =>
    `The committed ground forces return from ${say.planet(fact.planet)} to space.`,
  'forces-relocated': (fact, say) => `${say.seat(fact.seat)} moves ${relocated(fact, say)}.`,
  'ground-forces-moved': (fact, say) =>
    `${say.seat(fact.seat)} moves ground forces from ${say.planet(fact.from)} to ${say.planet(fact.onto)}.`,
  'ground-forces-enlisted': (fact, say) =>
    `${say.seat(fact.seat)} uses ${formatCount(fact.count, 'ground force')} in space combat${say.place(fact)}.`,
  'wormhole-placed': (fact, say) =>
    `${say.seat(fact.seat)} ${fact.from ? 'moves' : 'places'} the ${fact.wormhole} wormhole token${fact.from ? ' to' : ' at'} ${say.system(fact.system)}.`,
  'systems-swapped': (fact, say) => {
    const [a, b] = fact.systems;
    return `${say.seat(fact.seat)} swaps the systems ${say.system(a)} and ${say.system(b)}.`;
  },
  'tile-replaced': (fact, say) => {
    const gone = fact.planets.map(say.planet);
    return `${say.seat(fact.seat)} replaces a system tile with ${say.system(fact.system)}${gone.length ? `, which removes ${formatList(gone)}` : ''}.`;
  },
  'tile-turned': (fact, say) =>
    `${say.system(fact.system)} is flipped${fact.wormholes.length ? ` (wormholes: ${fact.wormholes.join(', ')})` : ''}.`,
  'infantry-survival': (fact, say) =>
    `${say.seat(fact.seat)} rolls ${withArticle(fact.face)} for 1 destroyed infantry: ${fact.survives ? 'it will return' : 'it does not return'}.`,
  'planet-taken': (fact, say) => {
    const [found] = fact.parts?.explored ?? [];
    const taken = `${say.seat(fact.seat)} takes ${say.planet(fact.planet)}${fact.from ? ` from ${say.seat(fact.from)}` : ''}${landedWith(fact, say)}`;
    return found ? `${taken} and explores it: ${formatFinding(found, say)}` : `${taken}.`;
  },
  'custodians-removed': (fact, say) => `${say.seat(fact.seat)} removes the custodians token from Mecatol Rex.`,
  produced: (fact, say) => `${say.seat(fact.seat)} produces ${say.fleet(fact.units) || 'nothing'}${say.place(fact)}.`,
  // A token from the tactic pool is placed by an activation, whose line tells it.
  'token-placed': (fact, say) =>
    fact.from === 'tactic' || fact.from === undefined
      ? undefined
      : `${say.seat(fact.seat)} places ${fact.from === 'reinforcements' ? 'a command token' : `1 ${fact.from} token`} at ${say.system(fact.system)}.`,
  'token-removed': (fact, say) => `${say.seat(fact.seat)} removes their command token from ${say.system(fact.system)}.`,
} satisfies Partial<Narrators>;
