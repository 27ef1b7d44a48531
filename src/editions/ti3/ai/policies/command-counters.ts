import { modify } from '#ti3/rules/components/modifiers.ts';
import { COUNTER_AREAS, type CounterArea } from '#ti3/rules/terms.ts';
import { openAmounts, type AiQuestion, type Policy } from '#ti3/ai/policy.ts';
import { spendable } from './spending.ts';
import { rankBy, type AiContext } from '#ti3/ai/ai-context.ts';

/**
 * Returns the value of one more counter in an area that holds `have`: a few for actions, a few to follow, and a growing
 * fleet.
 */
function craving({ game: { state } }: AiContext, area: CounterArea, have: number): number {
  if (area === 'command') return have < 4 ? 5 / (have + 1) : 1.5 / have;
  if (area === 'strategy') return have < 2 ? 2.8 / (have + 1) : 1.2 / (have + 1);
  const wanted = Math.min(7, 3 + Math.floor(state.round / 2));
  return have < wanted ? 3.2 / Math.max(1, have - 1) : 0.9 / have;
}

/** Areas that get one counter each before any other area gets more: activating and following need them. */
const FIRST: readonly CounterArea[] = ['command', 'strategy'];

/** Distributes `count` counters among the three areas, each to the area that needs it most. */
function spread(
  context: AiContext,
  { spec }: AiQuestion,
  from: Record<CounterArea, number>,
  count: number,
): Record<string, number> {
  const lines = new Map(openAmounts(spec).map((line) => [line.key, line]));
  const placed: Record<string, number> = Object.fromEntries(
    COUNTER_AREAS.map((area) => [area, lines.get(area)?.min ?? 0]),
  );
  let left = count - COUNTER_AREAS.reduce((sum, area) => sum + placed[area], 0);
  while (left > 0) {
    const open = COUNTER_AREAS.filter((area) => placed[area] < (lines.get(area)?.max ?? 0));
    const bare = FIRST.find((area) => open.includes(area) && !(from[area] + placed[area]));
    const [area] = bare ? [bare] : rankBy(open, (one) => craving(context, one, from[one] + placed[one]));
    if (area === undefined) break;
    placed[area] += 1;
    left -= 1;
  }
  return placed;
}

const NONE: Record<CounterArea, number> = { command: 0, fleet: 0, strategy: 0 };

const dueIn = ({ spec }: AiQuestion): number => (spec.kind === 'allot' ? (spec.limits?.[0]?.atLeast ?? 0) : 0);

const place: Policy = (context, asked) => spread(context, asked, context.own.counters, dueIn(asked));

const redistribute: Policy = (context, asked) => spread(context, asked, NONE, dueIn(asked));

/** Takes command counters for bonus counters while the seat has few of them, otherwise trade goods for half of them. */
const spendBonus: Policy = ({ own }, { data }) => {
  const { bonus } = data as { bonus: number };
  return [`${own.counters.command + own.counters.strategy < 4 ? 0 : Math.ceil(bonus / 2)}`];
};

/** Buys as many counters as the free influence pays for, at most three. */
const buy: Policy = (context, { spec }) => {
  if (spec.kind !== 'number') return undefined;
  const price = modify(context.game, 'counter-price', { seat: context.seat }, 3);
  return Math.max(spec.min, Math.min(spec.max, 3, Math.floor(spendable(context, 'influence') / price)));
};

export const counterPolicies: Record<string, Policy> = {
  'place-counters': place,
  'redistribute-counters': redistribute,
  'spend-bonus': spendBonus,
  'buy-counters': buy,
};
