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
const refresh: Policy = (mind, asked) => addGreedily(asked, rankBy(openAmounts(asked.spec), ({ key }) => planetIncome(mind, key)).map(({ key }) => [key, 1] as const)); // prettier-ignore

/** Tells whether the seat would win if the game ended now. */
const endsWell = ({ game, seat }: AiContext): boolean => pointsLeader(game) === seat && remainingSeats(game.state).every((one) => one === seat || seatOf(game, one).points < seatOf(game, seat).points); // prettier-ignore

const reveal: Policy = chooseByValue((mind, key) => {
  const card = mind.game.book.byKind.objective[key];
  if (card?.stage === 'end') return endsWell(mind) ? 100 : 1;
  const able = card.fulfilled(mind.game, mind.seat) && !card.spend;
  return 5 + card.points + (able ? 10 : 0);
});

const buyFew: Policy = (mind, { spec }) => {
  if (spec.kind !== 'number') return undefined;
  const price = modify(mind.game, 'counter-price', { seat: mind.seat }, 2);
  return Math.max(spec.min, Math.min(spec.max, Math.floor(spendable(mind, 'influence') / price)));
};

/** Moves a ship only if the destination offers more than its present system. */
const shift: Policy = chooseByValue((mind, key) => {
  const [ship, to] = key.split('>');
  const from = mind.game.state.units[ship]?.system;
  return key === 'none' || from === undefined ? 0.1 : evaluateNearby(mind, to) - evaluateNearby(mind, from) - 1;
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
  'imperial-ii-way': (mind, asked) =>
    openObjectives(mind).length ? pickOption(asked, 'claim', 'build') : pickOption(asked, 'build', 'claim'),
  'pay-either': chooseByValue((mind, kind) => 100 + spendable(mind, kind as 'resources' | 'influence')),
  'use-stations': chooseByValue(
    (mind, planet) => 3 - 0.4 * evaluatePlanet(mind, planet) * 0.1 - planetIncome(mind, planet) * 0.4,
  ),
};
