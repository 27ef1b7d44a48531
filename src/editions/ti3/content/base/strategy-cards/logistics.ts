import { ask, call, done, chosenNumber } from '#engine';
import { strategyCard } from '#ti3/rules/components/component.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { countersInReinforcements } from '#ti3/rules/tokens/command-counters.ts';
import { receiveCounters } from '#ti3/rules/tokens/counter-placement.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { pay, payment, spendableAmount, type Bill } from '#ti3/rules/production/payment.ts';
import type { SeatId } from '#ti3/rules/terms.ts';
import { formatCount } from '#text/sentences.ts';

const GAINED = 4;
const PRICE = 3;

const priceOf = (game: Game, seat: SeatId): number => modify(game, 'counter-price', { seat }, PRICE);

const affordable = (game: Game, seat: SeatId): number =>
  Math.min(
    Math.floor(spendableAmount(game, seat, 'influence') / priceOf(game, seat)),
    countersInReinforcements(game, seat),
  );

const howMany = question<object, number>()(
  'buy-counters',
  (game, seat) => ({
    kind: 'number',
    prompt: `How many command counters do you buy (up to ${affordable(game, seat)})? Each costs ${priceOf(game, seat)} influence; you can spend ${spendableAmount(game, seat, 'influence')}.`,
    subject: { price: priceOf(game, seat) },
    min: 0,
    max: affordable(game, seat),
  }),
  { title: 'buy command counters', forced: true },
);

const primary = procedure<{ seat: SeatId }>()('logistics-primary', {
  begin: (_game, { seat }) => call(receiveCounters, { seat, count: GAINED }, 'end'),
  end: () => done(),
});

interface Buying {
  seat: SeatId;
  count?: number;
}

const billOf = (game: Game, { seat, count = 0 }: Buying): Bill => ({
  kind: 'influence',
  amount: priceOf(game, seat) * count,
  for: `for ${formatCount(count, 'command counter')}`,
});

const secondary = procedure<Buying>()('logistics-secondary', {
  ask: (_game, { seat }) => ask([howMany.ask(seat, {})], 'chosen'),
  chosen: (game, data, { answer }) => {
    data.count = chosenNumber(answer);
    return data.count ? ask([payment.ask(data.seat, billOf(game, data))], 'paid') : done();
  },
  paid: (game, data, { answer }) => {
    pay(game, data.seat, billOf(game, data), answer);
    return call(receiveCounters, { seat: data.seat, count: data.count ?? 0 }, 'end');
  },
  end: () => done(),
});

export default strategyCard({
  id: 'logistics',
  name: 'Logistics',
  number: 4,
  theme: 'counters',
  text: 'Primary: gain 4 command counters. Secondary (no strategy counter): gain command counters for 3 influence each.',
  confidence: 'high',
  primary,
  secondary,
  follow: (game, seat) => `Buy command counters for ${priceOf(game, seat)} influence each.`,
  secondaryCost: 0,
  secondaryUnable: (game, seat) =>
    affordable(game, seat)
      ? undefined
      : `You need ${priceOf(game, seat)} influence to spend and 1 command counter in your reinforcements.`,
  procedures: [primary, secondary],
  questions: [howMany],
});
