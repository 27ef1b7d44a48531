import { openOptions } from '#kit/ai/default-answers.ts';
import { unitsInSystem } from '#ti2/rules/units/units.ts';
import { componentOfCounter, readDeed } from '#ti2/rules/exploration/distant-suns.ts';
import type { PlanetId } from '#ti2/rules/terms.ts';
import type { AiContext, Policy } from '#ti2/ai/policy.ts';

/** Counters that cost a landing its ground forces. */
const HARMFUL: readonly string[] = ['biohazard', 'hostile-locals', 'radioactive'];

/** Whether a seat has ground forces aboard in the system of a planet: what is probed or razed cannot be landed on in that turn. */
const couldLand = ({ game, seat }: AiContext, planet: PlanetId): boolean =>
  unitsInSystem(game, game.state.planets[planet].system).some(({ owner, type, planet: on }) => owner === seat && type === 'ground-force' && on === undefined); // prettier-ignore

/** Whether a seat has looked at the counter of a planet and found it harmful. */
function isHarmful({ game, seat }: AiContext, planet: PlanetId): boolean {
  const { counter } = game.state.planets[planet];
  return counter?.seenBy?.includes(seat) === true && HARMFUL.includes(componentOfCounter(counter.id));
}

const isSeen = ({ game, seat }: AiContext, planet: PlanetId): boolean =>
  game.state.planets[planet].counter?.seenBy?.includes(seat) === true;

/** Looks where nobody could land in this turn, and destroys what it knows to be harmful (E2 12.2). */
export const explore: Policy = (at, { spec }) => {
  const deed = openOptions(spec).find(({ key }) => {
    const read = readDeed(key);
    if (!read) return false;
    return read.deed === 'raze' ? isHarmful(at, read.planet) : !isSeen(at, read.planet) && !couldLand(at, read.planet);
  });
  return deed ? [deed.key] : ['done'];
};
