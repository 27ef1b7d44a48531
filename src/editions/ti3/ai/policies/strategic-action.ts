import { pointsLeader } from '#ti3/rules/phases/victory.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { remainingSeats, seatOf } from '#ti3/rules/seats.ts';
import { addGreedily, chooseByValue, openAmounts, pickOption, type Policy } from '#ti3/ai/policy.ts';
import { spendable } from './spending.ts';
import { rankBy, type AiContext } from '#ti3/ai/ai-context.ts';
import { evaluateNearby } from '#ti3/ai/evaluation/system-evaluation.ts';
import { evaluatePlanet, planetIncome } from '#ti3/ai/evaluation/values.ts';
import { chooseProductionSite } from './production.ts';
import { openObjectives } from '#ti3/ai/evaluation/goals.ts';

// Policies for strategic actions: taking, refreshing, meeting and revealing.

/** Refreshes the planets with the highest yield, as many as the limit allows. */
const refresh: Policy = (context, asked) => addGreedily(asked, rankBy(openAmounts(asked.spec), ({ key }) => planetIncome(context, key)).map(({ key }) => [key, 1] as const)); // prettier-ignore

/** Tells whether the seat would win if the game ended now. */
const endsWell = ({ game, seat }: AiContext): boolean => pointsLeader(game) === seat && remainingSeats(game.state).every((one) => one === seat || seatOf(game, one).points < seatOf(game, seat).points); // prettier-ignore

const reveal: Policy = chooseByValue((context, key) => {
  const card = context.game.book.byKind.objective[key];
  if (card?.stage === 'end') return endsWell(context) ? 100 : 1;
  const able = card.fulfilled(context.game, context.seat) && !card.spend;
  return 5 + card.points + (able ? 10 : 0);
});

const buyFew: Policy = (context, { spec }) => {
  if (spec.kind !== 'number') return undefined;
  const price = modify(context.game, 'counter-price', { seat: context.seat }, 2);
  return Math.max(spec.min, Math.min(spec.max, Math.floor(spendable(context, 'influence') / price)));
};

/** Moves a ship only if the destination offers more than its present system. */
const shift: Policy = chooseByValue((context, key) => {
  const [ship, to] = key.split('>');
  const from = context.game.state.units[ship]?.system;
  return key === 'none' || from === undefined ? 0.1 : evaluateNearby(context, to) - evaluateNearby(context, from) - 1;
});

export const strategicActionPolicies: Record<string, Policy> = {
  'assembly-planets': refresh,
  'assembly-way': (_mind, asked) => pickOption(asked, 'take', 'give', 'none'),
  'reveal-objective': reveal,
  'buy-few-counters': buyFew,
  'produce-where': chooseProductionSite,
  'trade-ii-way': (_mind, asked) => pickOption(asked, 'goods', 'cancel'),
  'diplomacy-ii-way': (_mind, asked) => pickOption(asked, 'annex', 'shut', 'none'),
  'warfare-ii-move': shift,
  'imperial-ii-way': (context, asked) =>
    openObjectives(context).length ? pickOption(asked, 'claim', 'build') : pickOption(asked, 'build', 'claim'),
  'pay-either': chooseByValue((context, kind) => 100 + spendable(context, kind as 'resources' | 'influence')),
  'use-stations': chooseByValue(
    (context, planet) => 3 - 0.4 * evaluatePlanet(context, planet) * 0.1 - planetIncome(context, planet) * 0.4,
  ),
};
