import { committableUnits } from '#ti4/rules/invasion/invasion.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { actionKey } from '#ti4/rules/phases/turn-state.ts';
import { MECATOL_REX, planetsOf, planetsOnBoard } from '#ti4/rules/planets/planets.ts';
import type { PlanetId, SystemId, UnitType } from '#ti4/rules/state.ts';
import { countInReinforcements, isGroundForce, unitsAt } from '#ti4/rules/units/units.ts';
import { listGoals, goalWeights, scorableGoals } from '#ti4/ai/evaluation/goals.ts';
import { evaluateComponentAction } from './cards.ts';
import { chooseFleet, rankTacticalActions, findTacticalAction } from '#ti4/ai/evaluation/tactical-actions.ts';
import { evaluateLanding } from '#ti4/ai/evaluation/invasion.ts';
import { ownSeat, ownShips, rivals, type AiContext } from '#ti4/ai/ai-context.ts';
import { chooseByValue, openOptions, pickOption, type Policy } from '#ti4/ai/policy.ts';
import { evaluateProduction } from '#ti4/ai/evaluation/system-evaluation.ts';
import { earlyUnitBonus } from './spending.ts';
import { canRemoveCustodians, productionSites, surplus, tokensLeft } from '#ti4/ai/evaluation/values.ts';
import { lineAtKey, unitTypeOfLine, unitAtKey } from '#ti4/rules/units/unit-keys.ts';

const yes = (condition: boolean, worth: number): number => (condition ? worth : 0);

/** Counts the public objectives that the seat could score now for free. */
const scorable = (mind: AiContext): number =>
  scorableGoals(mind).filter(({ secret, spend }) => !secret && !Object.keys(spend).length).length;

/** Value of picking each strategy card; cards not listed have a small value. */
const CARDS: Record<string, (mind: AiContext) => number> = {
  leadership: (mind) => 4.2 + yes(ownSeat(mind).tokens.tactic < 3, 1),
  diplomacy: () => 1.2,
  politics: (mind) => 2 + yes(ownSeat(mind).actionCards.length < 3, 0.6),
  construction: (mind) =>
    2.2 +
    yes(productionSites(mind).length < 2 && planetsOf(mind.game, mind.seat).length > 2, 1.5) +
    structuresWanted(mind) * 2,
  trade: (mind) => 3 + yes(savesGoods(mind), 2),
  warfare: (mind) => 3.2 + yes(mind.game.state.round <= 2, 0.8),
  technology: (mind) => 3.6 + technologiesWanted(mind) * 1.5,
  imperial: (mind) =>
    0.8 +
    yes(holdsRex(mind), 6.5) +
    yes(scorable(mind) > 1, 4) +
    yes(scorable(mind) > 0, 1.5) +
    yes(secrets(mind) < 3 && !holdsRex(mind), 1.2) +
    yes(ownSeat(mind).points >= mind.game.state.options.points - 3, 2),
};

/** Estimates the value of a strategy card's primary ability. */
export const evaluatePrimary = (mind: AiContext, card: string): number => CARDS[card]?.(mind) ?? 1;

const holdsRex = ({ game, seat }: AiContext): boolean => game.state.planets[MECATOL_REX]?.controller === seat;
const secrets = (mind: AiContext): number => ownSeat(mind).secretObjectives.length + ownSeat(mind).scoredSecrets.length;
/** Counts own planets where a command token would not lock ships or a space dock. */
const openSites = (mind: AiContext): number =>
  planetsOnBoard(mind.game, mind.seat).filter(({ system }) => !locks(mind, system)).length;
const locks = (mind: AiContext, system: SystemId): boolean =>
  !mind.game.state.systems[system].tokens.includes(mind.seat) &&
  (ownShips(mind, system).length > 0 || productionSites(mind).includes(system));
const structuresWanted = (mind: AiContext): number =>
  yes((goalWeights(mind).pds ?? 0) + (goalWeights(mind)['space-dock'] ?? 0) > 0, 1);
const technologiesWanted = (mind: AiContext): number =>
  Math.min(2, listGoals(mind).filter(({ lacks }) => lacks?.some(({ kind }) => kind === 'technology')).length);
const savesGoods = (mind: AiContext): boolean => listGoals(mind).some(({ spend }) => (spend.tradeGoods ?? 0) > 0);

const strategyCard: Policy = chooseByValue(
  (mind, key) =>
    10 + evaluatePrimary(mind, key) + (mind.game.state.strategyCards[key]?.tradeGoods ?? 0) * 1.1 + mind.below(10) / 12,
);

/** Urgency of a strategy card's action: high if it helps the following turns, otherwise it waits. */
const TIMING: Record<string, (mind: AiContext) => number> = {
  leadership: () => 12,
  trade: () => 11,
  technology: () => 3.4,
  politics: () => 3,
  construction: (mind) => 2.5 + yes(planetsOf(mind.game, mind.seat).length > 3, 2),
  warfare: (mind) => (boardTokens(mind) > 0 ? 2.2 + boardTokens(mind) : 0.5),
  diplomacy: (mind) => (planetsOf(mind.game, mind.seat).filter(({ exhausted }) => exhausted).length > 1 ? 4 : 0.5),
  imperial: (mind) => (scorable(mind) ? 10 : 0.6),
};

const boardTokens = ({ game, seat }: AiContext): number =>
  Object.values(game.state.systems).filter(({ tokens }) => tokens.includes(seat)).length;

/** Discount for component actions, which are not lost by waiting; contested actions come first. */
const LATER = 0.6;

const turn: Policy = (mind, asked) => {
  const [expedition] = rankTacticalActions(mind);
  const worth = (key: string): number => {
    const [kind, id = ''] = actionKey.parse(key);
    if (kind === 'tactical') return expedition && tokensLeft(mind) > 0 ? Math.max(0.2, expedition.worth) : -1;
    if (kind === 'strategic') return TIMING[id]?.(mind) ?? 1;
    if (kind === 'component') return evaluateComponentAction(mind, id) * LATER;
    return 0.1; // pass or end the turn
  };
  return chooseByValue((_mind, key) => worth(key))(mind, asked);
};

const system: Policy = (mind, asked) => {
  const open = new Set(openOptions(asked.spec).map(({ key }) => key));
  const wanted = findTacticalAction(mind, (one) => open.has(one))?.system;
  if (wanted !== undefined) return pickOption(asked, wanted);
  // An action that a component grants may be left out.
  return asked.spec.kind === 'choose' && asked.spec.min === 0 ? [] : pickOption(asked, ...productionSites(mind));
};

const ships: Policy = (mind, { data, spec, check }) => {
  if (spec.kind !== 'allot') return undefined;
  return chooseFleet(mind, (data as { system: SystemId }).system, spec.amounts, check)?.fleet ?? {};
};

const land: Policy = (mind, { data, spec, check }) => {
  if (spec.kind !== 'allot') return undefined;
  const { system: at, mustLand } = data as { system: SystemId; mustLand?: PlanetId };
  const troops = committableUnits(mind.game, mind.seat, at).filter((unit) => isGroundForce(mind.game, unit));
  const { landing } = evaluateLanding(mind, at, troops.length, 0);
  if (mustLand !== undefined) landing[mustLand] = Math.max(1, landing[mustLand] ?? 0);
  // Ground forces left in space land on the seat's own planets as guards.
  const counts: Record<string, number> = {};
  const left: Record<string, number> = {};
  for (const { key, max } of spec.amounts) left[lineAtKey.parse(key)[0]] = max;
  for (const [planet, wanted] of Object.entries(landing)) {
    let more = wanted;
    for (const { key } of spec.amounts) {
      const [kind, where] = lineAtKey.parse(key);
      if (where !== planet || more <= 0 || !isGroundForce(mind.game, { type: unitTypeOfLine(kind), owner: mind.seat }))
        continue;
      const count = Math.min(left[kind] ?? 0, more);
      if (count > 0) counts[key] = count;
      left[kind] -= count;
      more -= count;
    }
  }
  return check(counts) === undefined ? counts : undefined;
};

const custodians: Policy = (mind, asked) =>
  canRemoveCustodians(mind) ? pickOption(asked, 'remove', 'leave') : pickOption(asked, 'leave');

const bombard: Policy = (mind, asked) => {
  const shelled = openOptions(asked.spec)
    .map(({ key }) => key)
    .filter((key) => key in mind.game.state.planets);
  const held = shelled.filter((planet) =>
    unitsAt(mind.game, { planet, notOwner: mind.seat }).some((unit) => isGroundForce(mind.game, unit)),
  );
  return pickOption(asked, ...held, 'hold');
};

/** Places structures: space docks on rich planets, PDS at home and on Mecatol Rex. */
const site: Policy = (mind, asked) => {
  const { game, seat } = mind;
  return chooseByValue((_mind, key) => {
    const [type, planet] = unitAtKey.parse(key);
    const resources = game.book.planets[planet]?.resources ?? 0;
    const at = game.state.planets[planet].system;
    const locked = (asked.data as { token?: boolean }).token && locks(mind, at) ? -6 : 0;
    // Without a figure, one would be taken from another planet.
    if (countInReinforcements(game, seat, type as UnitType) < 1) return locked - 9;
    if (type === 'space-dock') {
      const crowded = unitsAt(game, { owner: seat, system: at, type: 'space-dock' }).length ? -4 : 0;
      return (
        locked +
        (productionSites(mind).length < 3 ? 3 : -1) +
        resources +
        crowded +
        (goalWeights(mind)['space-dock'] ?? 0)
      );
    }
    return (
      locked +
      1 +
      (planet === MECATOL_REX ? 2 : 0) +
      (at === ownSeat(mind).home ? 0.5 : 0) +
      (goalWeights(mind).pds ?? 0)
    );
  })(mind, asked);
};

/** Gives up the fewest units, rather in space than on a planet. */
const withoutFigure: Policy = (mind, asked) => {
  const { type } = asked.data as { type: UnitType };
  return chooseByValue((_mind, place) => {
    const isPlanet = place in mind.game.state.planets;
    const where = isPlanet ? { planet: place } : { system: place, space: true as const };
    return 100 - unitsAt(mind.game, { owner: mind.seat, type, ...where }).length - yes(isPlanet, 0.5);
  })(mind, asked);
};

/** Takes back the token whose removal frees the most. */
const tokenBack: Policy = (mind, asked) =>
  chooseByValue(
    (_mind, key) =>
      1 +
      unitsAt(mind.game, { owner: mind.seat, system: key, space: true }).length * 0.3 +
      (productionSites(mind).includes(key) ? evaluateProduction(mind, key) : 0),
  )(mind, asked);

const speaker: Policy = (mind, asked) =>
  pickOption(asked, mind.seat) ??
  chooseByValue((_mind, key) => 20 - (mind.game.state.seats[key]?.points ?? 0))(mind, asked);

const partners: Policy = (mind) => {
  const near = rivals(mind).filter((id) => modify(mind.game, 'may-trade', { a: mind.seat, b: id }, true));
  const behind = near.filter((id) => mind.game.state.seats[id].points <= ownSeat(mind).points);
  return behind.slice(0, 2);
};

/** Returns the value of a strategy card's secondary ability, before its price. */
export function evaluateSecondary(mind: AiContext, card: string): number {
  const exhausted = planetsOf(mind.game, mind.seat).filter((planet) => planet.exhausted).length;
  const wanted: Record<string, number> = {
    leadership: yes(surplus(mind, 'influence') >= 3, 3),
    diplomacy: yes(exhausted > 2, 1.2),
    politics: yes(ownSeat(mind).actionCards.length < 4, 1.4),
    construction: yes(
      openSites(mind) > 0 &&
        (['pds', 'space-dock'] as const).some((type) => countInReinforcements(mind.game, mind.seat, type) > 0),
      1.2 + yes(productionSites(mind).length < 2, 1) + structuresWanted(mind) * 2,
    ),
    trade: yes(ownSeat(mind).commodities === 0, 1.6) + yes(savesGoods(mind), 1),
    warfare: yes(surplus(mind, 'resources') >= 4, 2.2),
    technology: yes(surplus(mind, 'resources') >= 4 + earlyUnitBonus(mind), 2.2 + technologiesWanted(mind)),
    imperial: yes(secrets(mind) < 3, 2.6),
  };
  return wanted[card] ?? 1;
}

const secondary: Policy = (mind, asked) => {
  const { card } = asked.data as { card: string };
  const { strategy } = ownSeat(mind).tokens;
  const free = openOptions(asked.spec).some(({ key, label }) => key === 'use' && !/token/.test(label));
  // A replacement for the seat's own token costs none.
  const instead = openOptions(asked.spec).find(({ key }) => !['use-primary', 'use', 'decline'].includes(key))?.key;
  const price = free || instead !== undefined ? 0.3 : strategy <= 1 ? 2 : 1.1;
  const ways = ['use-primary', ...(instead === undefined ? [] : [instead]), 'use'];
  return evaluateSecondary(mind, card) > price ? pickOption(asked, ...ways, 'decline') : pickOption(asked, 'decline');
};

export const turnPolicies: Record<string, Policy> = {
  'choose-strategy-card': strategyCard,
  turn,
  'system-to-activate': system,
  'move-ships': ships,
  'commit-ground-forces': land,
  'remove-custodians': custodians,
  bombard,
  'structure-site': site,
  // Taking a unit from elsewhere gains nothing but its place.
  'unit-to-take': () => [],
  'places-without-figure': withoutFigure,
  'warfare-token': tokenBack,
  'politics-speaker': speaker,
  'trade-partners': partners,
  'use-secondary': secondary,
};
