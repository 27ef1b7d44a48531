import { boardingKey } from '#ti3/rules/leaders/boarding.ts';
import { captiveKey } from '#ti3/rules/leaders/captives.ts';
import { leaderLandingKey } from '#ti3/rules/leaders/leader-landing.ts';
import { findLeader } from '#ti3/rules/leaders/leader-locations.ts';
import { hasQuality, unitsOnPlanet } from '#ti3/rules/units/units.ts';
import type { ComponentId, PlanetId, SeatId, SystemId } from '#ti3/rules/terms.ts';
import { addGreedily, chooseByValue, openAmounts, type Policy } from '#ti3/ai/policy.ts';
import { pointLead, rankBy, type AiContext } from '#ti3/ai/ai-context.ts';
import { enemyStrengthInRange } from '#ti3/ai/evaluation/system-evaluation.ts';
import { evaluatePlanet, denialFactor, unitCost } from '#ti3/ai/evaluation/values.ts';

const typeOf = ({ game }: AiContext, leader: ComponentId): string => findLeader(game, leader)?.type ?? '';

/**
 * Returns the value of a leader on an own planet: a Scientist where there are specialties, a defender where there is
 * danger.
 */
function useOn(context: AiContext, leader: ComponentId, planet: PlanetId): number {
  const { specialties } = context.game.book.planets[planet];
  const { system } = context.game.state.planets[planet];
  const guns = unitsOnPlanet(context.game, planet).some((unit) => hasQuality(context.game, 'fires-at-ships', unit));
  if (typeOf(context, leader) === 'scientist') return 2 + 4 * specialties.length + (guns ? 2 : 0);
  const worth =
    Math.min(6, evaluatePlanet(context, planet) / 4) + Math.min(3, enemyStrengthInRange(context, system) * 0.3);
  return typeOf(context, leader) === 'general' || typeOf(context, leader) === 'diplomat' ? worth : 0;
}

const settle: Policy = (context, asked) =>
  addGreedily(
    asked,
    rankBy(openAmounts(asked.spec), ({ key }) => useOn(context, ...leaderLandingKey.parse(key))).map(({ key }) => [
      key,
      1,
    ]),
  );

/**
 * Rates a leader aboard a ship: Admirals prefer the strongest ship, ideally a dreadnought; Generals and Agents go where
 * an invasion is likely.
 */
function useAboard(context: AiContext, leader: ComponentId, ship: string, towards: readonly SystemId[]): number {
  const { units, planets } = context.game.state;
  const unit = units[ship];
  const at = findLeader(context.game, leader);
  if (!unit || !at) return 0;
  const now = units[at.ship ?? ''];
  if (typeOf(context, leader) === 'admiral')
    return (
      unitCost(context, unit.type) + (unit.type === 'dreadnought' ? 2 : 0) - (now ? unitCost(context, now.type) + 1 : 0)
    );
  if (now || typeOf(context, leader) === 'scientist') return 0;
  const hostile = towards.some((system) =>
    context.game.state.systems[system].planets.some((planet) => ![null, context.seat].includes(planets[planet].owner)),
  );
  const attacks = typeOf(context, leader) === 'general' || typeOf(context, leader) === 'agent';
  return attacks && hostile && !towards.includes(unit.system) ? unitCost(context, unit.type) : 0;
}

const goAboard: Policy = (context, asked) => {
  const { systems } = asked.data as { systems: SystemId[] };
  const rated = openAmounts(asked.spec).map(({ key }) => ({
    key,
    worth: useAboard(context, ...boardingKey.parse(key), systems),
  }));
  return addGreedily(
    asked,
    rankBy(rated, ({ worth }) => worth).flatMap(({ key, worth }): [string, number][] => (worth > 0 ? [[key, 1]] : [])),
  );
};

/** Sends Generals and Agents with an invasion, and other leaders to the seat's own planets where they are useful. */
const goAshore: Policy = (context, asked) => {
  const { planets } = context.game.state;
  const rated = openAmounts(asked.spec).map(({ key }) => {
    const [leader, planet] = leaderLandingKey.parse(key);
    const attacks = ['general', 'agent'].includes(typeOf(context, leader));
    if (planets[planet].owner === context.seat) return { key, worth: attacks ? 0.5 : useOn(context, leader, planet) };
    return { key, worth: attacks && planets[planet].owner !== null ? 5 : -1 };
  });
  return addGreedily(
    asked,
    rankBy(rated, ({ worth }) => worth).flatMap(({ key, worth }): [string, number][] => (worth > 0 ? [[key, 1]] : [])),
  );
};

/** Keeps a captive of a player who is behind, and executes one of a dangerous player. */
const captive: Policy = (context, asked) => {
  const { leader } = asked.data as { leader: ComponentId };
  const owner = findLeader(context.game, leader)?.owner ?? '';
  return chooseByValue((one, key) => {
    const [what] = captiveKey.parse(key);
    if (what === 'keep') return 1 + (pointLead(one, owner) < 0 ? 1 : 0);
    return what === 'execute' ? 0.6 + 2 * denialFactor(one, owner) : 0.1;
  })(context, asked);
};

/** Grants passage to a player who is not ahead and not on the way to the seat's planets. */
const passage: Policy = (context, asked) => {
  const { seat, to } = asked.data as { seat: SeatId; from: SystemId; to: SystemId };
  const { systems, planets } = context.game.state;
  const aimed = systems[to].planets.some((planet) => planets[planet].owner === context.seat);
  return [!aimed && pointLead(context, seat) <= 0 ? 'yes' : 'no'];
};

/** Prefers the seat's own leader. */
const whom: Policy = chooseByValue((context, id) => (findLeader(context.game, id)?.owner === context.seat ? 10 : 1));

/**
 * Returns the value of using a leader at a moment; passage is requested only rarely, since most fleets would not use
 * it.
 */
export const evaluateLeaderUse = (
  context: AiContext,
  { name, system }: { name?: string; system?: SystemId },
): number => (name === 'system-activated' ? (system !== undefined && context.random(3) === 0 ? 0.3 : -1) : 2);

export const leaderPolicies: Record<string, Policy> = {
  'place-leaders': settle,
  'board-leaders': goAboard,
  'land-leaders': goAshore,
  'decide-captive': captive,
  'rescue-captive': whom,
  'grant-passage': passage,
};
