import { leading } from '#ti3/rules/phases/victory.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { playing, seatOf } from '#ti3/rules/seats.ts';
import { added, byWorth, linesOf, pick, type Habit } from '#ti3/ai/policy.ts';
import { budget } from './spending.ts';
import { ranked, type Mind } from '#ti3/ai/ai-context.ts';
import { drawOf } from '#ti3/ai/evaluation/system-evaluation.ts';
import { planetWorth, yieldOf } from '#ti3/ai/evaluation/values.ts';
import { whereToBuild } from './production.ts';
import { aimsOf } from '#ti3/ai/evaluation/goals.ts';

// What practice players choose where a table takes, refreshes, meets and reveals at its own choice.

/** What each planet yields, as much of it as is allowed together. */
const refresh: Habit = (mind, asked) => added(asked, ranked(linesOf(asked.spec), ({ key }) => yieldOf(mind, key)).map(({ key }) => [key, 1] as const)); // prettier-ignore

/** Whether the end would come at a good time. */
const endsWell = ({ game, seat }: Mind): boolean => leading(game) === seat && playing(game.state).every((one) => one === seat || seatOf(game, one).points < seatOf(game, seat).points); // prettier-ignore

const reveal: Habit = byWorth((mind, key) => {
  const card = mind.game.book.byKind.objective[key];
  if (card?.stage === 'end') return endsWell(mind) ? 100 : 1;
  const able = card.fulfilled(mind.game, mind.seat) && !card.spend;
  return 5 + card.points + (able ? 10 : 0);
});

const buyFew: Habit = (mind, { spec }) => {
  if (spec.kind !== 'number') return undefined;
  const price = modify(mind.game, 'counter-price', { seat: mind.seat }, 2);
  return Math.max(spec.min, Math.min(spec.max, Math.floor(budget(mind, 'influence') / price)));
};

/** Ships are left where they are, unless there is more to be had where they would go. */
const shift: Habit = byWorth((mind, key) => {
  const [ship, to] = key.split('>');
  const from = mind.game.state.units[ship]?.system;
  return key === 'none' || from === undefined ? 0.1 : drawOf(mind, to) - drawOf(mind, from) - 1;
});

export const assemblyHabits: Record<string, Habit> = {
  'assembly-planets': refresh,
  'assembly-way': (_mind, asked) => pick(asked, 'take', 'give', 'none'),
  'reveal-objective': reveal,
  'buy-few-counters': buyFew,
  'produce-where': whereToBuild,
  'trade-ii-way': (_mind, asked) => pick(asked, 'goods', 'cancel'),
  'diplomacy-ii-way': (_mind, asked) => pick(asked, 'annex', 'shut', 'none'),
  'warfare-ii-move': shift,
  'imperial-ii-way': (mind, asked) =>
    aimsOf(mind).length ? pick(asked, 'claim', 'build') : pick(asked, 'build', 'claim'),
  'pay-either': byWorth((mind, kind) => 100 + budget(mind, kind as 'resources' | 'influence')),
  'use-stations': byWorth((mind, planet) => 3 - 0.4 * planetWorth(mind, planet) * 0.1 - yieldOf(mind, planet) * 0.4),
};
