import { pairKey } from '#kit/prompts/option-keys.ts';
import { added, linesOf, type Asked } from '#kit/ai/default-answers.ts';
import { enemiesIn, troopsOn } from '#ti2/rules/units/units.ts';
import { isLeaderLine } from '#ti2/rules/leaders/leader-landing.ts';
import type { PlanetId, UnitType } from '#ti2/rules/terms.ts';
import { leaderWishes } from './leaders.ts';
import { asProposed, taking, type Minded, type Way } from '#ti2/ai/policy.ts';
import { ownShips, strengthOf, worthTaking } from '#ti2/ai/evaluation/system-evaluation.ts';

const landKey = pairKey<UnitType, PlanetId>('@');

/** So many troops land where nobody is; on an enemy's planet all that there are. */
const HOLD = 2;

/** Lands on what is worth most: on a neutral planet a few, on an enemy's everybody. */
const land: Way = (at, asked) => {
  const troops = linesOf(asked.spec).filter(
    ({ key }) => !isLeaderLine(key) && !['pds', 'fighter'].includes(landKey.read(key)[0]),
  );
  const all = Math.max(0, ...troops.map(({ max }) => max));
  const sites = [...new Set(troops.map(({ key }) => landKey.read(key)[1]))]
    .map((planet) => ({ planet, worth: worthTaking(at, planet, all) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
  const wishes = sites.flatMap(({ planet }) => {
    const count = at.game.state.planets[planet].owner === null ? HOLD : all;
    return troops.filter(({ key }) => landKey.read(key)[1] === planet).map(({ key }) => [key, count] as const);
  });
  return added(asked, [...wishes, ...leaderWishes(at, asked, wishes.filter(([, count]) => count > 0).map(([key]) => landKey.read(key)[1]))]); // prettier-ignore
};

/** As much as there is, wherever it can go. */
const everything: Way = (_at, asked: Asked) =>
  added(
    asked,
    linesOf(asked.spec).map(({ key, max }) => [key, max] as const),
  );

/** Bombards where most stand in the way. */
const bombard: Way = ({ game, seat }, asked) => {
  const defenders = (planet: PlanetId): number => troopsOn(game, planet).filter(({ owner }) => owner !== seat).length;
  const planets = linesOf(asked.spec).map(({ key }) => key).sort((a, b) => defenders(b) - defenders(a)); // prettier-ignore
  return added(
    asked,
    // About every second shot hits.
    planets.map((planet) => [planet, 2 * defenders(planet)] as const),
  );
};

/** Fights on as long as it is not much the weaker. */
const withdrawal: Way = (at: Minded, { spec, data }) => {
  const { system } = data as { system: string };
  const ours = strengthOf(at, ownShips(at, system));
  if (ours * 1.5 >= strengthOf(at, enemiesIn(at.game, system, at.seat)) || spec.kind !== 'choose') return ['fight-on'];
  const out = spec.options.find(({ key, off }) => key !== 'fight-on' && !off);
  return out && [out.key];
};

const fireAll: Way = (_at, { spec }) =>
  spec.kind === 'choose' ? spec.options.filter(({ off }) => !off).map(({ key }) => key) : undefined;

export const battleWays: Record<string, Way> = {
  land,
  bombard,
  withdrawal,
  casualties: asProposed,
  'offensive-fire': everything,
  'open-fire': fireAll,
  explore: taking('done'),
};
