import { ask, call, done, chosenNumber } from '#engine';
import { strategyCard } from '#ti3/rules/components/component.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { countersInReinforcements } from '#ti3/rules/tokens/command-counters.ts';
import { receiveCounters } from '#ti3/rules/tokens/counter-placement.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { pay, payment, spendableAmount, type Bill } from '#ti3/rules/production/payment.ts';
import type { SeatId } from '#ti3/rules/terms.ts';
import { formatCount } from '#text/sentences.ts';

const GAINED = 3;
const PRICE = 2;
const BOUGHT = 3;

const priceOf = (game: Game, seat: SeatId): number => modify(game, 'counter-price', { seat }, PRICE);

const affordable = (game: Game, seat: SeatId): number =>
  Math.min(
    BOUGHT,
    Math.floor(spendableAmount(game, seat, 'influence') / priceOf(game, seat)),
    countersInReinforcements(game, seat),
  );

const howMany = question<object, number>()(
  'buy-few-counters',
  (game, seat) => ({
    kind: 'number',
    prompt: `How many command counters do you buy (up to ${affordable(game, seat)})? Each costs ${priceOf(game, seat)} influence; you can spend ${spendableAmount(game, seat, 'influence')}.`,
    min: 0,
    max: affordable(game, seat),
  }),
  { title: 'buy command counters', forced: true },
);

interface Buying {
  seat: SeatId;
  count?: number;
}

const billOf = (game: Game, { seat, count = 0 }: Buying): Bill => ({
  kind: 'influence',
  amount: priceOf(game, seat) * count,
  for: `for ${formatCount(count, 'command counter')}`,
});

const buying = procedure<Buying>()('leadership-secondary', {
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

const primary = procedure<{ seat: SeatId }>()('leadership-primary', {
  begin: (_game, { seat }) => call(receiveCounters, { seat, count: GAINED }, 'buy'),
  buy: (_game, { seat }) => call(buying, { seat }, 'end'),
  end: () => done(),
});

export default strategyCard({
  id: 'leadership',
  name: 'Leadership',
  number: 1,
  group: 'shattered-empire',
  theme: 'counters',
  text: 'Primary: gain 3 command counters, then you may use the secondary ability. Secondary (no strategy counter): gain up to 3 command counters for 2 influence each.',
  confidence: 'high',
  primary,
  secondary: buying,
  follow: (game, seat) =>
    `Buy up to ${affordable(game, seat)} command counters for ${priceOf(game, seat)} influence each.`,
  secondaryCost: 0,
  secondaryUnable: (game, seat) =>
    affordable(game, seat)
      ? undefined
      : `You need ${priceOf(game, seat)} influence to spend and 1 command counter in your reinforcements.`,
  procedures: [primary, buying],
  questions: [howMany],
});
