import type { Advice, Heard, Stakes, Told } from '#ti4/rules/components/ai-advice.ts';
import type { Component, Game } from '#ti4/rules/components/component.ts';
import type { UnitType } from '#ti4/rules/state.ts';
import { inReinforcements } from '#ti4/rules/units/units.ts';
import { reserve } from './goals.ts';
import { me, type Mind } from '#ti4/ai/ai-context.ts';
import { stakesFor, weighed } from './gain-weights.ts';
import { spare } from './values.ts';

/** A rival's loss helps the others too. */
const RIVAL = 0.7;
/** What is paid could have bought something else. */
const PRICE = 0.25;

type Advised = Advice<Game>;

/** Whether what is to be paid is to spare. */
function affordable(mind: Mind, told: Told<Game> | undefined, event?: Heard): boolean {
  const { tradeGoods = 0, tokens = 0, influence = 0, resources = 0 } = stakesFor(mind, told, event);
  const own = me(mind);
  return (
    own.tradeGoods - reserve(mind).tradeGoods >= tradeGoods &&
    (!tokens || own.tokens.strategy > tokens) &&
    (!influence || spare(mind, 'influence') >= influence) &&
    (!resources || spare(mind, 'resources') >= resources)
  );
}

/** Amounts without the units that its player has no figures of. */
function withinFigures({ game, seat }: Mind, { units, ...amounts }: Stakes): Stakes {
  if (!units) return amounts;
  const counts = Object.entries(units) as [UnitType, number][];
  return {
    ...amounts,
    units: Object.fromEntries(
      counts.map(([type, count]) => [type, Math.min(count, Math.max(0, inReinforcements(game, seat, type)))]),
    ),
  };
}

/** What playing a component is worth; below nought where nothing is known of it, or it costs too much. */
export function worthPlaying(mind: Mind, { advice }: Pick<Component, 'advice'>, event?: Heard): number {
  if (!advice || !affordable(mind, advice.spends, event)) return -1;
  return (
    weighed(mind, withinFigures(mind, stakesFor(mind, advice.gains, event))) +
    RIVAL * weighed(mind, advice.harms, event) -
    PRICE * weighed(mind, advice.spends, event)
  );
}

/** What an outcome of an agenda is worth, against the others. */
export function worthOfOutcome(mind: Mind, { outcomes = {} }: Advised, outcome: string): number {
  const of = (one: string): number => weighed(mind, outcomes[one]);
  return of(outcome) - Object.keys(outcomes).reduce((sum, one) => sum + (one === outcome ? 0 : of(one)), 0);
}
