import { openAmounts, type AiQuestion } from '#kit/ai/default-answers.ts';
import { landUnitsAboard, hasQuality, remainingCapacity } from '#ti2/rules/units/units.ts';
import { boardableShips } from '#ti2/rules/leaders/boarding.ts';
import { leaderTypeOf, findLeader, leadersOf, leadersOn } from '#ti2/rules/leaders/leader-locations.ts';
import { planetsOf, resourcesOfPlanet, seatOf } from '#ti2/rules/seats.ts';
import type { Leader, Unit } from '#ti2/rules/state.ts';
import type { PlanetId } from '#ti2/rules/terms.ts';
import { pickOption, type AiContext, type Policy } from '#ti2/ai/policy.ts';

// Policies for leaders: fighters go with the troops, admirals with the ships, builders to the richest colony.

type Serves = 'troops' | 'ships' | 'colony' | 'home';

/** Returns the place where a leader is useful, according to its card. */
function service({ game }: AiContext, leader: Leader): Serves {
  const { leads, teaches, reactions = [] } = leaderTypeOf(game, leader) ?? {};
  if (leads) return 'ships';
  if (teaches) return 'colony';
  return reactions.some(({ on }) => on === 'landing-due') ? 'home' : 'troops';
}

const carriesTroops = ({ game }: AiContext, ship: Unit): number =>
  remainingCapacity(game, ship).any +
  landUnitsAboard(game, ship).filter((one) => hasQuality(game, 'troop', one)).length;

/** Returns how much a leader prefers a ship, 0 if it should not board it. */
function liking(at: AiContext, leader: Leader, ship: Unit): number {
  const { game, seat } = at;
  switch (service(at, leader)) {
    case 'ships':
      return ship.type === leaderTypeOf(game, leader)?.leads?.type ? 9 : carriesTroops(at, ship) ? 0 : 4;
    case 'troops':
      return carriesTroops(at, ship);
    case 'colony': {
      const settled =
        leader.planet !== undefined && game.state.planets[leader.planet].system !== seatOf(game, seat).home;
      return settled || !planetsOf(game, seat).some(({ system }) => system !== seatOf(game, seat).home)
        ? 0
        : carriesTroops(at, ship);
    }
    default:
      return 0;
  }
}

/** Assigns leaders that are not on a ship yet to the ships that suit them best. */
export function assignLeadersToShips(at: AiContext): Record<string, number> {
  const { game, seat } = at;
  const plan: Record<string, number> = {};
  for (const leader of leadersOf(game, seat).filter(({ ship }) => ship === undefined)) {
    const [best] = [...boardableShips(game, leader)]
      .map(([key, ship]) => ({ key, worth: liking(at, leader, ship) }))
      .sort((a, b) => b.worth - a.worth);
    if (best && best.worth > 0) plan[best.key] = 1;
  }
  return plan;
}

/** Lands leaders with an invasion that they help, and on the seat's richest planet where they are useful. */
export function wantedLeaderLandings(
  at: AiContext,
  asked: AiQuestion,
  invaded: readonly PlanetId[],
): [key: string, count: number][] {
  const { game, seat } = at;
  return openAmounts(asked.spec).flatMap(({ key, max }): [string, number][] => {
    const [, id, planet] = /^leader:([^@]+)@(.+)$/.exec(key) ?? [];
    const leader = max && id ? findLeader(game, id) : undefined;
    if (!leader || planet === undefined) return [];
    const { owner, system } = game.state.planets[planet];
    const wanted = service(at, leader);
    const helps = wanted === 'troops' && owner !== null && owner !== seat && invaded.includes(planet);
    const lives =
      wanted === 'colony' && owner === seat && system !== seatOf(game, seat).home && !leadersOn(game, planet).length;
    return helps || (lives && resourcesOfPlanet(game, planet, 'discount') > 0) ? [[key, 1]] : [];
  });
}

export const leaderPolicies: Record<string, Policy> = {
  'board-leaders': (at) => assignLeadersToShips(at),
  'let-pass': pickOption('no'),
};
