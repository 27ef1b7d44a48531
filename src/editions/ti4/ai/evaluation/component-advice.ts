import type { AiAdvice, EventData, Gains, GainsFor } from '#ti4/rules/components/ai-advice.ts';
import type { Component, Game } from '#ti4/rules/components/component.ts';
import type { UnitType } from '#ti4/rules/state.ts';
import { hypotheticalGame } from '#ti4/rules/units/unit-index.ts';
import { countInReinforcements } from '#ti4/rules/units/units.ts';
import { reserveFor } from './goal-reserve.ts';
import { ownSeat, rivals, type AiContext } from '#ti4/ai/ai-context.ts';
import { gainsOf, weighGains } from './gain-weights.ts';
import { surplus } from './values.ts';

/** Discount for a rival's loss, which helps the other rivals too. */
const RIVAL = 0.7;
/** Weight of a price, which could have bought something else. */
const PRICE = 0.25;

type Advised = AiAdvice<Game>;

/** Tells whether the seat can spare a component's price. */
function affordable(context: AiContext, told: GainsFor<Game> | undefined, event?: EventData): boolean {
  const { tradeGoods = 0, tokens = 0, influence = 0, resources = 0 } = gainsOf(context, told, event);
  const own = ownSeat(context);
  return (
    own.tradeGoods - reserveFor(context).tradeGoods >= tradeGoods &&
    (!tokens || own.tokens.strategy > tokens) &&
    (!influence || surplus(context, 'influence') >= influence) &&
    (!resources || surplus(context, 'resources') >= resources)
  );
}

/** Limits gained units to the figures in the player's reinforcements. */
function withinFigures({ game, seat }: AiContext, { units, ...amounts }: Gains): Gains {
  if (!units) return amounts;
  const counts = Object.entries(units) as [UnitType, number][];
  return {
    ...amounts,
    units: Object.fromEntries(
      counts.map(([type, count]) => [type, Math.min(count, Math.max(0, countInReinforcements(game, seat, type)))]),
    ),
  };
}

/** Reduces gained trade goods by what other players may take in response: one each. */
function afterResponses(context: AiContext, gains: Gains): Gains {
  const { game, seat } = context;
  const { tradeGoods = 0 } = gains;
  if (tradeGoods <= 0) return gains;
  const own = ownSeat(context);
  const seats = { ...game.state.seats, [seat]: { ...own, tradeGoods: own.tradeGoods + tradeGoods } };
  const richer = hypotheticalGame(game, { seats }, []);
  const event = { timing: 'after', name: 'trade-goods-gained', seat, count: tradeGoods } as const;
  const takers = rivals(context).filter((rival) => game.book.windows.optionsFor(richer, rival, event).length > 0);
  return { ...gains, tradeGoods: tradeGoods - takers.length };
}

/** Returns the value of playing a component, negative if it has no advice or costs too much. */
export function evaluatePlay(context: AiContext, { advice }: Pick<Component, 'advice'>, event?: EventData): number {
  if (!advice || !affordable(context, advice.spends, event)) return -1;
  return (
    weighGains(context, afterResponses(context, withinFigures(context, gainsOf(context, advice.gains, event)))) +
    RIVAL * weighGains(context, advice.harms, event) -
    PRICE * weighGains(context, advice.spends, event)
  );
}

/** Returns the value of an agenda's outcome compared with the other outcomes. */
export function evaluateOutcome(context: AiContext, { outcomes = {} }: Advised, outcome: string): number {
  const of = (one: string): number => weighGains(context, outcomes[one]);
  return of(outcome) - Object.keys(outcomes).reduce((sum, one) => sum + (one === outcome ? 0 : of(one)), 0);
}
