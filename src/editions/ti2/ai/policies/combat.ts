import { pairKey } from '#kit/prompts/option-keys.ts';
import { addGreedily, openAmounts, type AiQuestion } from '#kit/ai/default-answers.ts';
import { enemyShipsIn, groundForcesOn } from '#ti2/rules/units/units.ts';
import { isLeaderLine } from '#ti2/rules/leaders/leader-landing.ts';
import { attackFee } from '#ti2/rules/production/credits.ts';
import type { PlanetId, UnitType } from '#ti2/rules/terms.ts';
import { wantedLeaderLandings } from './leaders.ts';
import { acceptProposal, pickOption, type AiContext, type Policy } from '#ti2/ai/policy.ts';
import { ownShips, strengthOf, evaluateConquest } from '#ti2/ai/evaluation/system-evaluation.ts';

const landKey = pairKey<UnitType, PlanetId>('@');

/** Ground forces that land on a neutral planet; on an enemy's planet all of them land. */
const HOLD = 2;

/** Lands on the most valuable planets: a few ground forces on a neutral one, all of them on an enemy's. */
const land: Policy = (at, asked) => {
  const troops = openAmounts(asked.spec).filter(
    ({ key }) => !isLeaderLine(key) && !['pds', 'fighter'].includes(landKey.parse(key)[0]),
  );
  const all = Math.max(0, ...troops.map(({ max }) => max));
  const sites = [...new Set(troops.map(({ key }) => landKey.parse(key)[1]))]
    .map((planet) => ({ planet, worth: evaluateConquest(at, planet, all) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
  const wishes = sites.flatMap(({ planet }) => {
    const count = at.game.state.planets[planet].owner === null ? HOLD : all;
    return troops.filter(({ key }) => landKey.parse(key)[1] === planet).map(({ key }) => [key, count] as const);
  });
  return addGreedily(asked, [...wishes, ...wantedLeaderLandings(at, asked, wishes.filter(([, count]) => count > 0).map(([key]) => landKey.parse(key)[1]))]); // prettier-ignore
};

/** Places as many units as possible wherever they can go. */
const everything: Policy = (_at, asked: AiQuestion) =>
  addGreedily(
    asked,
    openAmounts(asked.spec).map(({ key, max }) => [key, max] as const),
  );

/** Bombards the planets with the most defenders first. */
const bombard: Policy = ({ game, seat }, asked) => {
  const defenders = (planet: PlanetId): number =>
    groundForcesOn(game, planet).filter(({ owner }) => owner !== seat).length;
  const planets = openAmounts(asked.spec).map(({ key }) => key).sort((a, b) => defenders(b) - defenders(a)); // prettier-ignore
  return addGreedily(
    asked,
    // About every second shot hits.
    planets.map((planet) => [planet, 2 * defenders(planet)] as const),
  );
};

/** Fights on unless the enemy is more than 1.5 times as strong. */
const withdrawal: Policy = (at: AiContext, { spec, data }) => {
  const { system } = data as { system: string };
  const ours = strengthOf(at, ownShips(at, system));
  if (ours * 1.5 >= strengthOf(at, enemyShipsIn(at.game, system, at.seat)) || spec.kind !== 'choose')
    return ['fight-on'];
  const out = spec.options.find(({ key, disabledReason }) => key !== 'fight-on' && !disabledReason);
  return out && [out.key];
};

/** Fires all PDS, unless firing costs credits. */
const fireAll: Policy = ({ game, seat }, { spec }) =>
  attackFee(game, seat, 'fire-fee')
    ? []
    : spec.kind === 'choose'
      ? spec.options.filter(({ disabledReason }) => !disabledReason).map(({ key }) => key)
      : undefined;

export const combatPolicies: Record<string, Policy> = {
  land,
  bombard,
  withdrawal,
  casualties: acceptProposal,
  'offensive-fire': (at, asked) => (attackFee(at.game, at.seat, 'fire-fee') ? {} : everything(at, asked)),
  'open-fire': fireAll,
  explore: pickOption('done'),
};
