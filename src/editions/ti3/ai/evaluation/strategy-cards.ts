import type { StrategyTheme } from '#ti3/rules/components/component.ts';
import { hasCounterIn, countersInReinforcements } from '#ti3/rules/tokens/command-counters.ts';
import { pointsLeader } from '#ti3/rules/phases/victory.ts';
import { planetsOf } from '#ti3/rules/planets/planets.ts';
import { agreementsOf } from '#ti3/rules/trade/breaking-agreements.ts';
import type { ComponentId } from '#ti3/rules/terms.ts';
import { fulfilledObjectives, VICTORY_POINT_VALUE } from './goals.ts';
import { evaluateProduction } from '#ti3/ai/policies/production.ts';
import { tradeIncome } from './trade-income.ts';
import { enemyStrengthInRange } from './system-evaluation.ts';
import { rankBy, type AiContext } from '#ti3/ai/ai-context.ts';
import { evaluateBestPurchase, evaluateTechnology } from '#ti3/ai/policies/research.ts';
import { spendable } from '#ti3/ai/policies/spending.ts';
import { isFeared } from '#ti3/ai/policies/trade.ts';
import { planetIncome } from './values.ts';

/** Values of a strategy card by theme: to pick it, to resolve its primary now, and to follow another player's. */
interface Appeal {
  take: (mind: AiContext) => number;
  act: (mind: AiContext) => number;
  follow: (mind: AiContext) => number;
}

const GOOD = 0.9;
const COUNTER = 1.6;

const bestTechnology = (mind: AiContext): number => {
  const all = Object.values(mind.game.book.byKind.technology).filter(({ id, needs, any, race, lacks }) => {
    const has = needs.filter((one) => mind.own.technologies[one]).length;
    return (
      !mind.own.technologies[id] &&
      lacks === undefined &&
      race === undefined &&
      (any ? !needs.length || has > 0 : has === needs.length)
    );
  });
  return Math.max(0, ...all.map(({ id }) => evaluateTechnology(mind, id)));
};

const bestRefresh = (mind: AiContext): number =>
  rankBy(
    planetsOf(mind.game, mind.seat).filter(({ exhausted }) => exhausted),
    ({ id }) => planetIncome(mind, id),
  )
    .slice(0, 2)
    .reduce((sum, { id }) => sum + 0.7 * planetIncome(mind, id), 0);

const bestBuilding = (mind: AiContext): number =>
  mind.memoizeForDecision('best building', () =>
    Math.max(0, ...Object.keys(mind.game.state.systems).map((system) => evaluateProduction(mind, system))),
  );

const marked = ({ game, seat }: AiContext): number =>
  Object.keys(game.state.systems).filter((system) => hasCounterIn(game, seat, system)).length;

/** Size of the objective deck from which the end is near; one of the last cards may end the game. */
const LATE = 4;

/**
 * Value of scoring: points gained, weighed against the risk that the revealed card ends the game in favor of the leader
 * (E3 1.2).
 */
function worthOfPoints(mind: AiContext): number {
  const { game, own, seat } = mind;
  const { lastRound, points } = game.state.options;
  const brought = lastRound === undefined ? 2 : 1;
  const left = game.state.decks.objective.draw.length;
  const gain = own.points + brought >= points ? 12 * VICTORY_POINT_VALUE : brought * VICTORY_POINT_VALUE;
  if (left > LATE || left < 1 || lastRound !== undefined) return gain;
  const end = pointsLeader(game) === seat ? 4 * VICTORY_POINT_VALUE : -3 * VICTORY_POINT_VALUE;
  return gain * (1 - 1 / left) + end / left;
}

export const THEME_VALUES: Record<StrategyTheme, Appeal> = {
  initiative: { take: ({ game }) => 3 + 0.7 * game.state.order.length, act: () => 0, follow: () => 0 },
  peace: {
    take: (mind) => 2 + enemyStrengthInRange(mind, mind.own.home) * 0.4,
    act: () => 2,
    follow: (mind) => bestRefresh(mind),
  },
  council: { take: () => 5, act: () => 4, follow: ({ own }) => (own.actionCards.length < 6 ? 2 : 0.5) },
  counters: {
    take: () => 4 * COUNTER,
    act: ({ own }) => (own.counters.command < 2 ? 7 : 3),
    follow: (mind) =>
      Math.min(2, Math.floor(spendable(mind, 'influence') / 3), countersInReinforcements(mind.game, mind.seat)) * 1.5,
  },
  trade: {
    take: (mind) => 3 * GOOD + 1.5 + tradeIncome(mind) * GOOD + 1.2 * mind.own.contracts.length,
    act: (mind) => 3 + tradeIncome(mind) * GOOD + mind.own.contracts.length,
    follow: (mind) => (agreementsOf(mind.game, mind.seat).length ? tradeIncome(mind) * GOOD : 0),
  },
  movement: { take: () => 3.5, act: (mind) => (marked(mind) ? 3.5 : 0), follow: () => 0 },
  technology: {
    take: (mind) => bestTechnology(mind),
    act: (mind) => 0.8 * bestTechnology(mind),
    follow: (mind) => evaluateBestPurchase(mind, 8),
  },
  annexation: { take: () => 4, act: () => 3.5, follow: (mind) => (spendable(mind, 'influence') >= 3 ? 3 : 0) },
  assembly: { take: () => 5, act: () => 4, follow: (mind) => bestRefresh(mind) },
  building: {
    take: (mind) => 2 + 0.6 * bestBuilding(mind),
    act: (mind) => 1.6 + 0.8 * bestBuilding(mind),
    follow: (mind) => Math.min(4, 0.8 * bestBuilding(mind)),
  },
  objectives: {
    take: (mind) => COUNTER + (fulfilledObjectives(mind).length ? VICTORY_POINT_VALUE : 0.4 * VICTORY_POINT_VALUE),
    act: (mind) => 2 + (fulfilledObjectives(mind).length ? VICTORY_POINT_VALUE : 0),
    follow: ({ own }) => (own.actionCards.length < 6 ? 2 : 0.5),
  },
  points: {
    take: worthOfPoints,
    act: (mind) => Math.min(12 * VICTORY_POINT_VALUE, 0.4 * worthOfPoints(mind)),
    follow: (mind) => 0.8 * bestBuilding(mind),
  },
};

const themeOf = ({ game }: AiContext, card: ComponentId): StrategyTheme | undefined =>
  game.book.byKind['strategy-card'][card]?.theme;

const appealOf = (mind: AiContext, card: ComponentId): Appeal | undefined => {
  const theme = themeOf(mind, card);
  return theme && THEME_VALUES[theme];
};

/**
 * Returns the value of picking a strategy card with its bonus counters, slightly more if a dangerous rival would pick
 * it next.
 */
export function evaluatePick(mind: AiContext, card: ComponentId): number {
  const bonus = mind.game.state.strategyCards[card]?.bonus ?? 0;
  const threat =
    themeOf(mind, card) === 'points' && mind.rivals.some((seat) => isFeared(mind, seat)) ? VICTORY_POINT_VALUE : 0;
  return (appealOf(mind, card)?.take(mind) ?? 1) + 1.3 * bonus + threat;
}

export const evaluatePrimary = (mind: AiContext, card: ComponentId): number => appealOf(mind, card)?.act(mind) ?? 1;

/** Returns the value of following, minus its price in command counters. */
export const evaluateSecondary = (mind: AiContext, card: ComponentId, price: number): number => {
  const left = mind.own.counters.strategy - price;
  return (appealOf(mind, card)?.follow(mind) ?? 0.5) - price * (left < 1 ? 1.6 : 1);
};
