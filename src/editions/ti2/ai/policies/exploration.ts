import { openOptions } from '#kit/ai/default-answers.ts';
import { unitsInSystem } from '#ti2/rules/units/units.ts';
import { componentOfCounter, readDeed } from '#ti2/rules/exploration/distant-suns.ts';
import type { PlanetId } from '#ti2/rules/terms.ts';
import type { AiContext, Policy } from '#ti2/ai/policy.ts';

/** Counters that cost a landing its ground forces. */
const HARMFUL: readonly string[] = ['biohazard', 'hostile-locals', 'radioactive'];

/**
 * Tells whether the seat has ground forces aboard in the planet's system: a planet that is probed or razed cannot be
 * landed on in that turn.
 */
const couldLand = ({ game, seat }: AiContext, planet: PlanetId): boolean =>
  unitsInSystem(game, game.state.planets[planet].system).some(({ owner, type, planet: on }) => owner === seat && type === 'ground-force' && on === undefined); // prettier-ignore

/** Tells whether the seat has looked at a planet's counter and found it harmful. */
function isHarmful({ game, seat }: AiContext, planet: PlanetId): boolean {
  const { counter } = game.state.planets[planet];
  return counter?.seenBy?.includes(seat) === true && HARMFUL.includes(componentOfCounter(counter.id));
}

const isSeen = ({ game, seat }: AiContext, planet: PlanetId): boolean =>
  game.state.planets[planet].counter?.seenBy?.includes(seat) === true;

/**
 * Probes counters where the seat cannot land this turn, and destroys counters that it knows to be harmful (E2 12.2).
 */
export const explore: Policy = (at, { spec }) => {
  const deed = openOptions(spec).find(({ key }) => {
    const read = readDeed(key);
    if (!read) return false;
    return read.deed === 'raze' ? isHarmful(at, read.planet) : !isSeen(at, read.planet) && !couldLand(at, read.planet);
  });
  return deed ? [deed.key] : ['done'];
};
