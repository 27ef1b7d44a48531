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
  take: (context: AiContext) => number;
  act: (context: AiContext) => number;
  follow: (context: AiContext) => number;
}

const GOOD = 0.9;
const COUNTER = 1.6;

const bestTechnology = (context: AiContext): number => {
  const all = Object.values(context.game.book.byKind.technology).filter(({ id, needs, any, race, lacks }) => {
    const has = needs.filter((one) => context.own.technologies[one]).length;
    return (
      !context.own.technologies[id] &&
      lacks === undefined &&
      race === undefined &&
      (any ? !needs.length || has > 0 : has === needs.length)
    );
  });
  return Math.max(0, ...all.map(({ id }) => evaluateTechnology(context, id)));
};

const bestRefresh = (context: AiContext): number =>
  rankBy(
    planetsOf(context.game, context.seat).filter(({ exhausted }) => exhausted),
    ({ id }) => planetIncome(context, id),
  )
    .slice(0, 2)
    .reduce((sum, { id }) => sum + 0.7 * planetIncome(context, id), 0);

const bestBuilding = (context: AiContext): number =>
  context.memoizeForDecision('best building', () =>
    Math.max(0, ...Object.keys(context.game.state.systems).map((system) => evaluateProduction(context, system))),
  );

const marked = ({ game, seat }: AiContext): number =>
  Object.keys(game.state.systems).filter((system) => hasCounterIn(game, seat, system)).length;

/** Size of the objective deck from which the end is near; one of the last cards may end the game. */
const LATE = 4;

/**
 * Value of scoring: points gained, weighed against the risk that the revealed card ends the game in favor of the leader
 * (E3 1.2).
 */
function worthOfPoints(context: AiContext): number {
  const { game, own, seat } = context;
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
    take: (context) => 2 + enemyStrengthInRange(context, context.own.home) * 0.4,
    act: () => 2,
    follow: (context) => bestRefresh(context),
  },
  council: { take: () => 5, act: () => 4, follow: ({ own }) => (own.actionCards.length < 6 ? 2 : 0.5) },
  counters: {
    take: () => 4 * COUNTER,
    act: ({ own }) => (own.counters.command < 2 ? 7 : 3),
    follow: (context) =>
      Math.min(
        2,
        Math.floor(spendable(context, 'influence') / 3),
        countersInReinforcements(context.game, context.seat),
      ) * 1.5,
  },
  trade: {
    take: (context) => 3 * GOOD + 1.5 + tradeIncome(context) * GOOD + 1.2 * context.own.contracts.length,
    act: (context) => 3 + tradeIncome(context) * GOOD + context.own.contracts.length,
    follow: (context) => (agreementsOf(context.game, context.seat).length ? tradeIncome(context) * GOOD : 0),
  },
  movement: { take: () => 3.5, act: (context) => (marked(context) ? 3.5 : 0), follow: () => 0 },
  technology: {
    take: (context) => bestTechnology(context),
    act: (context) => 0.8 * bestTechnology(context),
    follow: (context) => evaluateBestPurchase(context, 8),
  },
  annexation: { take: () => 4, act: () => 3.5, follow: (context) => (spendable(context, 'influence') >= 3 ? 3 : 0) },
  assembly: { take: () => 5, act: () => 4, follow: (context) => bestRefresh(context) },
  building: {
    take: (context) => 2 + 0.6 * bestBuilding(context),
    act: (context) => 1.6 + 0.8 * bestBuilding(context),
    follow: (context) => Math.min(4, 0.8 * bestBuilding(context)),
  },
  objectives: {
    take: (context) =>
      COUNTER + (fulfilledObjectives(context).length ? VICTORY_POINT_VALUE : 0.4 * VICTORY_POINT_VALUE),
    act: (context) => 2 + (fulfilledObjectives(context).length ? VICTORY_POINT_VALUE : 0),
    follow: ({ own }) => (own.actionCards.length < 6 ? 2 : 0.5),
  },
  points: {
    take: worthOfPoints,
    act: (context) => Math.min(12 * VICTORY_POINT_VALUE, 0.4 * worthOfPoints(context)),
    follow: (context) => 0.8 * bestBuilding(context),
  },
};

const themeOf = ({ game }: AiContext, card: ComponentId): StrategyTheme | undefined =>
  game.book.byKind['strategy-card'][card]?.theme;

const appealOf = (context: AiContext, card: ComponentId): Appeal | undefined => {
  const theme = themeOf(context, card);
  return theme && THEME_VALUES[theme];
};

/**
 * Returns the value of picking a strategy card with its bonus counters, slightly more if a dangerous rival would pick
 * it next.
 */
export function evaluatePick(context: AiContext, card: ComponentId): number {
  const bonus = context.game.state.strategyCards[card]?.bonus ?? 0;
  const threat =
    themeOf(context, card) === 'points' && context.rivals.some((seat) => isFeared(context, seat))
      ? VICTORY_POINT_VALUE
      : 0;
  return (appealOf(context, card)?.take(context) ?? 1) + 1.3 * bonus + threat;
}

export const evaluatePrimary = (context: AiContext, card: ComponentId): number =>
  appealOf(context, card)?.act(context) ?? 1;

/** Returns the value of following, minus its price in command counters. */
export const evaluateSecondary = (context: AiContext, card: ComponentId, price: number): number => {
  const left = context.own.counters.strategy - price;
  return (appealOf(context, card)?.follow(context) ?? 0.5) - price * (left < 1 ? 1.6 : 1);
};
