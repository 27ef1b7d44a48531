import { committableUnits } from '#ti4/rules/invasion/commit-ground-forces.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { actionKey } from '#ti4/rules/phases/turn-state.ts';
import { MECATOL_REX, planetsOf, planetsOnBoard } from '#ti4/rules/planets/planets.ts';
import type { PlanetId, SystemId, UnitType } from '#ti4/rules/state.ts';
import { tokensInReinforcements } from '#ti4/rules/tokens/command-tokens.ts';
import { countInReinforcements, isGroundForce, unitsAt } from '#ti4/rules/units/units.ts';
import { listGoals, goalWeights } from '#ti4/ai/evaluation/goals.ts';
import { scorableGoals } from '#ti4/ai/evaluation/goal-reserve.ts';
import { evaluateComponentAction } from './cards.ts';
import { chooseFleet, findTacticalAction } from '#ti4/ai/evaluation/tactical-actions.ts';
import { evaluateLanding } from '#ti4/ai/evaluation/invasion.ts';
import { enemyShips, ownSeat, ownShips, rivals, type AiContext } from '#ti4/ai/ai-context.ts';
import { chooseByValue, openOptions, pickOption, type Policy } from '#ti4/ai/policy.ts';
import { evaluateProduction } from '#ti4/ai/evaluation/system-evaluation.ts';
import { earlyUnitBonus } from './spending.ts';
import { canRemoveCustodians, productionSites, surplus } from '#ti4/ai/evaluation/values.ts';
import { lineAtKey, unitTypeOfLine, unitAtKey } from '#ti4/rules/units/unit-keys.ts';

const yes = (condition: boolean, worth: number): number => (condition ? worth : 0);

/** Counts the public objectives that the seat could score now for free. */
const scorable = (context: AiContext): number =>
  scorableGoals(context).filter(({ secret, spend }) => !secret && !Object.keys(spend).length).length;

/** Value of picking each strategy card; cards not listed have a small value. */
const CARDS: Record<string, (context: AiContext) => number> = {
  leadership: (context) =>
    tokensInReinforcements(context.game, context.seat) ? 4.2 + yes(ownSeat(context).tokens.tactic < 3, 1) : 0.1,
  diplomacy: () => 1.2,
  politics: (context) => 2 + yes(ownSeat(context).actionCards.length < 3, 0.6),
  construction: (context) =>
    2.2 +
    yes(productionSites(context).length < 2 && planetsOf(context.game, context.seat).length > 2, 1.5) +
    structuresWanted(context) * 2,
  trade: (context) => 3 + yes(savesGoods(context), 2),
  warfare: (context) => 3.2 + yes(context.game.state.round <= 2, 0.8),
  technology: (context) => 3.6 + technologiesWanted(context) * 1.5,
  imperial: (context) =>
    0.8 +
    yes(holdsRex(context), 6.5) +
    yes(scorable(context) > 1, 4) +
    yes(scorable(context) > 0, 1.5) +
    yes(secrets(context) < 3 && !holdsRex(context), 1.2) +
    yes(ownSeat(context).points >= context.game.state.options.points - 3, 2),
};

/** Estimates the value of a strategy card's primary ability. */
export const evaluatePrimary = (context: AiContext, card: string): number => CARDS[card]?.(context) ?? 1;

const holdsRex = ({ game, seat }: AiContext): boolean => game.state.planets[MECATOL_REX]?.controller === seat;
const secrets = (context: AiContext): number =>
  ownSeat(context).secretObjectives.length + ownSeat(context).scoredSecrets.length;
/** Counts own planets where a command token would not lock ships or a space dock. */
const openSites = (context: AiContext): number =>
  planetsOnBoard(context.game, context.seat).filter(
    ({ system }) => !locks(context, system) && !isBlockaded(context, system),
  ).length;
/** Tells whether enemy ships alone are in a system, where a space dock could not produce or would be destroyed. */
const isBlockaded = (context: AiContext, system: SystemId): boolean =>
  enemyShips(context, system).length > 0 && !ownShips(context, system).length;
const locks = (context: AiContext, system: SystemId): boolean =>
  !context.game.state.systems[system].tokens.includes(context.seat) &&
  (ownShips(context, system).length > 0 || productionSites(context).includes(system));
const structuresWanted = (context: AiContext): number =>
  yes((goalWeights(context).pds ?? 0) + (goalWeights(context)['space-dock'] ?? 0) > 0, 1);
const technologiesWanted = (context: AiContext): number =>
  Math.min(2, listGoals(context).filter(({ lacks }) => lacks?.some(({ kind }) => kind === 'technology')).length);
const savesGoods = (context: AiContext): boolean => listGoals(context).some(({ spend }) => (spend.tradeGoods ?? 0) > 0);

const strategyCard: Policy = chooseByValue(
  (context, key) =>
    10 +
    evaluatePrimary(context, key) +
    (context.game.state.strategyCards[key]?.tradeGoods ?? 0) * 1.1 +
    context.below(10) / 12,
);

/** Urgency of a strategy card's action: high if it helps the following turns, otherwise it waits. */
const TIMING: Record<string, (context: AiContext) => number> = {
  leadership: () => 12,
  trade: () => 11,
  technology: () => 3.4,
  politics: () => 3,
  construction: (context) => 2.5 + yes(planetsOf(context.game, context.seat).length > 3, 2),
  warfare: (context) => (boardTokens(context) > 0 ? 2.2 + boardTokens(context) : 0.5),
  diplomacy: (context) =>
    planetsOf(context.game, context.seat).filter(({ exhausted }) => exhausted).length > 1 ? 4 : 0.5,
  imperial: (context) => (scorable(context) ? 10 : 0.6),
};

const boardTokens = ({ game, seat }: AiContext): number =>
  Object.values(game.state.systems).filter(({ tokens }) => tokens.includes(seat)).length;

/** Discount for component actions, which are not lost by waiting; contested actions come first. */
const LATER = 0.6;

const turn: Policy = (context, asked) => {
  const expedition = findTacticalAction(context);
  const worth = (key: string): number => {
    const [kind, id = ''] = actionKey.parse(key);
    if (kind === 'tactical') return expedition ? expedition.worth : -1;
    if (kind === 'strategic') return TIMING[id]?.(context) ?? 1;
    if (kind === 'component') return evaluateComponentAction(context, id) * LATER;
    return 0.1; // pass or end the turn
  };
  return chooseByValue((_mind, key) => worth(key))(context, asked);
};

const system: Policy = (context, asked) => {
  const open = new Set(openOptions(asked.spec).map(({ key }) => key));
  const wanted = findTacticalAction(context, (one) => open.has(one))?.system;
  if (wanted !== undefined) return pickOption(asked, wanted);
  // An action that a component grants may be left out.
  return asked.spec.kind === 'choose' && asked.spec.min === 0 ? [] : pickOption(asked, ...productionSites(context));
};

const ships: Policy = (context, { data, spec, check }) => {
  if (spec.kind !== 'allot') return undefined;
  return chooseFleet(context, (data as { system: SystemId }).system, spec.amounts, check)?.fleet ?? {};
};

const land: Policy = (context, { data, spec, check }) => {
  if (spec.kind !== 'allot') return undefined;
  const { system: at, mustLand } = data as { system: SystemId; mustLand?: PlanetId };
  const troops = committableUnits(context.game, context.seat, at).filter((unit) => isGroundForce(context.game, unit));
  const { landing } = evaluateLanding(context, at, troops.length, 0);
  if (mustLand !== undefined) landing[mustLand] = Math.max(1, landing[mustLand] ?? 0);
  // Ground forces left in space land on the seat's own planets as guards.
  const counts: Record<string, number> = {};
  const left: Record<string, number> = {};
  for (const { key, max } of spec.amounts) left[lineAtKey.parse(key)[0]] = max;
  for (const [planet, wanted] of Object.entries(landing)) {
    let more = wanted;
    for (const { key } of spec.amounts) {
      const [kind, where] = lineAtKey.parse(key);
      if (
        where !== planet ||
        more <= 0 ||
        !isGroundForce(context.game, { type: unitTypeOfLine(kind), owner: context.seat })
      )
        continue;
      const count = Math.min(left[kind] ?? 0, more);
      if (count > 0) counts[key] = count;
      left[kind] -= count;
      more -= count;
    }
  }
  return check(counts) === undefined ? counts : undefined;
};

const custodians: Policy = (context, asked) =>
  canRemoveCustodians(context) ? pickOption(asked, 'remove', 'leave') : pickOption(asked, 'leave');

const bombard: Policy = (context, asked) => {
  const shelled = openOptions(asked.spec)
    .map(({ key }) => key)
    .filter((key) => key in context.game.state.planets);
  const held = shelled.filter((planet) =>
    unitsAt(context.game, { planet, notOwner: context.seat }).some((unit) => isGroundForce(context.game, unit)),
  );
  return pickOption(asked, ...held, 'hold');
};

/** Places structures: space docks on rich planets, PDS at home and on Mecatol Rex. */
const site: Policy = (context, asked) => {
  const { game, seat } = context;
  return chooseByValue((_mind, key) => {
    const [type, planet] = unitAtKey.parse(key);
    const resources = game.book.planets[planet]?.resources ?? 0;
    const at = game.state.planets[planet].system;
    const locked = (asked.data as { token?: boolean }).token && locks(context, at) ? -6 : 0;
    // Without a figure, one would be taken from another planet.
    if (countInReinforcements(game, seat, type as UnitType) < 1) return locked - 9;
    if (type === 'space-dock') {
      if (isBlockaded(context, at)) return locked - 8;
      const crowded = unitsAt(game, { owner: seat, system: at, type: 'space-dock' }).length ? -4 : 0;
      return (
        locked +
        (productionSites(context).length < 3 ? 3 : -1) +
        resources +
        crowded +
        (goalWeights(context)['space-dock'] ?? 0)
      );
    }
    return (
      locked +
      1 +
      (planet === MECATOL_REX ? 2 : 0) +
      (at === ownSeat(context).home ? 0.5 : 0) +
      (goalWeights(context).pds ?? 0)
    );
  })(context, asked);
};

/** Gives up the fewest units, rather in space than on a planet. */
const withoutFigure: Policy = (context, asked) => {
  const { type } = asked.data as { type: UnitType };
  return chooseByValue((_mind, place) => {
    const isPlanet = place in context.game.state.planets;
    const where = isPlanet ? { planet: place } : { system: place, space: true as const };
    return 100 - unitsAt(context.game, { owner: context.seat, type, ...where }).length - yes(isPlanet, 0.5);
  })(context, asked);
};

/** Takes back the token whose removal frees the most. */
const tokenBack: Policy = (context, asked) =>
  chooseByValue(
    (_mind, key) =>
      1 +
      unitsAt(context.game, { owner: context.seat, system: key, space: true }).length * 0.3 +
      (productionSites(context).includes(key) ? evaluateProduction(context, key) : 0),
  )(context, asked);

const speaker: Policy = (context, asked) =>
  pickOption(asked, context.seat) ??
  chooseByValue((_mind, key) => 20 - (context.game.state.seats[key]?.points ?? 0))(context, asked);

const partners: Policy = (context) => {
  const near = rivals(context).filter((id) => modify(context.game, 'may-trade', { a: context.seat, b: id }, true));
  const behind = near.filter((id) => context.game.state.seats[id].points <= ownSeat(context).points);
  return behind.slice(0, 2);
};

/** Tells whether the seat would build something with a production ability in its home system. */
function producesAtHome(context: AiContext): boolean {
  const { home } = ownSeat(context);
  return productionSites(context).includes(home) && evaluateProduction(context, home) > 0;
}

/** Tells whether the seat gets command tokens instead of a technology, but has few of them in its reinforcements. */
const gainsTooFewTokens = ({ game, seat }: AiContext): boolean =>
  modify(game, 'research-replaced', { seat }, false) && tokensInReinforcements(game, seat) < 2;

/** Returns the value of a strategy card's secondary ability, before its price. */
export function evaluateSecondary(context: AiContext, card: string): number {
  const exhausted = planetsOf(context.game, context.seat).filter((planet) => planet.exhausted).length;
  const wanted: Record<string, number> = {
    leadership: yes(surplus(context, 'influence') >= 3, 3),
    diplomacy: yes(exhausted > 2, 1.2),
    politics: yes(ownSeat(context).actionCards.length < 4, 1.4),
    construction: yes(
      openSites(context) > 0 &&
        (['pds', 'space-dock'] as const).some((type) => countInReinforcements(context.game, context.seat, type) > 0),
      1.2 + yes(productionSites(context).length < 2, 1) + structuresWanted(context) * 2,
    ),
    trade: yes(ownSeat(context).commodities === 0, 1.6) + yes(savesGoods(context), 1),
    warfare: yes(surplus(context, 'resources') >= 4 && producesAtHome(context), 2.2),
    technology: yes(
      surplus(context, 'resources') >= 4 + earlyUnitBonus(context) && !gainsTooFewTokens(context),
      2.2 + technologiesWanted(context),
    ),
    imperial: yes(secrets(context) < 3, 2.6),
  };
  return wanted[card] ?? 1;
}

const secondary: Policy = (context, asked) => {
  const { card } = asked.data as { card: string };
  const { strategy } = ownSeat(context).tokens;
  const free = openOptions(asked.spec).some(({ key, label }) => key === 'use' && !/token/.test(label));
  // A replacement for the seat's own token costs none.
  const instead = openOptions(asked.spec).find(({ key }) => !['use-primary', 'use', 'decline'].includes(key))?.key;
  const price = free || instead !== undefined ? 0.3 : strategy <= 1 ? 2 : 1.1;
  const ways = ['use-primary', ...(instead === undefined ? [] : [instead]), 'use'];
  return evaluateSecondary(context, card) > price
    ? pickOption(asked, ...ways, 'decline')
    : pickOption(asked, 'decline');
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
