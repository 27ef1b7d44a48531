import { ask, call, chosenKey, choose, chosenAmounts, done, goto, type AmountOption } from '#engine';
import { formatRepeatedExhaust } from '#kit/payment/cheapest-payment.ts';
import { pairKey } from '#kit/prompts/option-keys.ts';
import type { Objective } from '#ti3/rules/components/component.ts';
import { spendCounters } from '#ti3/rules/tokens/command-counters.ts';
import { COUNTER_AREA_LABELS } from '#ti3/rules/tokens/counter-placement.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { nameOfPlanet } from '#ti3/rules/names.ts';
import { exhaustPlanets, influenceOf, readyPlanetsOf, resourcesOf } from '#ti3/rules/planets/planets.ts';
import {
  canPay,
  formatAmount,
  spendableAmount,
  tradeGoodValue,
  pay,
  payment,
  type Bill,
} from '#ti3/rules/production/payment.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { CounterArea, ComponentId, SeatId } from '#ti3/rules/terms.ts';
import { formatCount, formatList, formatSome } from '#text/sentences.ts';

// Payment for objectives that cost more than one thing or let the player choose what to pay (E3 16.1).

type Kind = Bill['kind'];
const KINDS: readonly Kind[] = ['resources', 'influence'];
const TRADE_GOODS_KEY = 'trade-goods';

/** "resources>quann" */
const lineKey = pairKey<Kind, string>('>');

interface Mixed {
  resources: number;
  influence: number;
  /** Trade goods available for resources and influence, without those that the objective itself costs. */
  goods: number;
  /** Value of a trade good; undefined if 1. */
  each?: number;
}

/** Amounts paid so far, and the planets that pay them. */
interface Way {
  resources: number;
  influence: number;
  keys: string[];
}

const short = (way: Pick<Mixed, Kind>, due: Mixed, kind: Kind): number => Math.max(0, due[kind] - way[kind]);
/** Returns the number of trade goods that pay the shortfall of a kind. */
const goodsFor = (way: Pick<Mixed, Kind>, due: Mixed, kind: Kind): number =>
  Math.ceil(short(way, due, kind) / (due.each ?? 1));
const owed = (way: Way, due: Mixed): number => KINDS.reduce((sum, kind) => sum + goodsFor(way, due, kind), 0);

/** Returns the payment extended by one planet for one kind; empty if the planet pays nothing that is still due. */
function further(game: Game, way: Way, due: Mixed, kind: Kind, planet: string): Way[] {
  const worth = kind === 'resources' ? resourcesOf(game, planet) : influenceOf(game, planet);
  if (!worth || way[kind] >= due[kind]) return [];
  return [
    { ...way, [kind]: Math.min(due[kind], way[kind] + worth), keys: [...way.keys, lineKey.format(kind, planet)] },
  ];
}

/** Keeps, of payments with equal amounts, the one that uses the fewest planets. */
function distinct(ways: readonly Way[]): Way[] {
  const best = new Map<string, Way>();
  for (const way of ways) {
    const key = `${way.resources} ${way.influence}`;
    if ((best.get(key)?.keys.length ?? Infinity) > way.keys.length) best.set(key, way);
  }
  return [...best.values()];
}

/**
 * Returns the payment that assigns ready planets to kinds and needs the fewest trade goods; undefined if the seat
 * cannot pay.
 */
function settledMix(game: Game, seat: SeatId, due: Mixed): Record<string, number> | undefined {
  let ways: Way[] = [{ resources: 0, influence: 0, keys: [] }];
  for (const { id } of readyPlanetsOf(game, seat))
    ways = distinct([...ways, ...ways.flatMap((way) => KINDS.flatMap((kind) => further(game, way, due, kind, id)))]);
  const [best] = [...ways].sort(
    (one, other) => owed(one, due) - owed(other, due) || one.keys.length - other.keys.length,
  );
  if (owed(best, due) > due.goods) return undefined;
  const counts: Record<string, number> = Object.fromEntries(best.keys.map((key) => [key, 1]));
  for (const kind of KINDS)
    if (short(best, due, kind)) counts[lineKey.format(kind, TRADE_GOODS_KEY)] = goodsFor(best, due, kind);
  return counts;
}

const mixedOf = (game: Game, seat: SeatId, { spend = {} }: Objective): Mixed => ({
  resources: spend.resources ?? 0,
  influence: spend.influence ?? 0,
  goods: Math.max(0, seatOf(game, seat).tradeGoods - (spend.tradeGoods ?? 0)),
  ...(tradeGoodValue(game, seat) > 1 && { each: tradeGoodValue(game, seat) }),
});

const asksForBoth = ({ spend = {} }: Pick<Objective, 'spend'>): boolean => Boolean(spend.resources && spend.influence);

/** Areas whose command counters may be paid: fleet supply is excluded. */
const SPENDABLE_AREAS: readonly CounterArea[] = ['command', 'strategy'];
const countersOf = (game: Game, seat: SeatId): number =>
  SPENDABLE_AREAS.reduce((sum, area) => sum + seatOf(game, seat).counters[area], 0);

/** Tells whether an objective costs more than one bill per kind, offers a choice of kind, or costs command counters. */
export const hasSeveralCosts = (card: Objective): boolean =>
  asksForBoth(card) || card.spend?.either !== undefined || card.spend?.counters !== undefined;

/** Tells whether a seat cannot pay for such an objective. */
export function isUnaffordable(game: Game, seat: SeatId, card: Objective): boolean {
  const { either, counters = 0, tradeGoods = 0 } = card.spend ?? {};
  if (countersOf(game, seat) < counters || seatOf(game, seat).tradeGoods < tradeGoods) return true;
  if (either !== undefined && !KINDS.some((kind) => canPay(game, seat, kind, either))) return true;
  return settledMix(game, seat, mixedOf(game, seat, card)) === undefined;
}

/** Says what a seat has toward such a cost: "You cannot pay its cost: you can spend 3 resources or 4 influence". */
export function formatUnaffordable(game: Game, seat: SeatId, { spend = {} }: Objective): string {
  const { tradeGoods } = seatOf(game, seat);
  const values = KINDS.map((kind) => formatAmount(spendableAmount(game, seat, kind), kind)).join(' or ');
  const means = [
    ...(spend.counters === undefined
      ? []
      : [`you have ${formatCount(countersOf(game, seat), 'command counter')} to spend`]),
    ...(spend.tradeGoods === undefined ? [] : [`you have ${formatCount(tradeGoods, 'trade good')}`]),
    ...(spend.either === undefined && !asksForBoth({ spend }) ? [] : [`you can spend ${values}`]),
  ];
  return `You cannot pay its cost: ${formatList(means)} (E3 16.1).`;
}

const chooseKind = question<{ amount: number }>()(
  'pay-either',
  (game, seat, { amount }) =>
    choose(
      'Do you pay resources or influence?',
      KINDS.map((key) => ({
        key,
        label: `${amount} ${key}`,
        ...(canPay(game, seat, key, amount) ? {} : { disabledReason: `You cannot pay ${amount} ${key}.` }),
      })),
    ),
  { title: 'choose what to pay with', forced: true, owing: (seat) => [seat] },
);

const payMixed = question<Mixed & { name: string }, Record<string, number>>()(
  'pay-mixed',
  (game, seat, due) => {
    const start = settledMix(game, seat, due);
    if (!start) return { kind: 'none', reason: 'You cannot pay the full cost.' };
    const lines = KINDS.flatMap((kind): AmountOption[] => [
      ...readyPlanetsOf(game, seat).flatMap(({ id }): AmountOption[] => {
        const worth = kind === 'resources' ? resourcesOf(game, id) : influenceOf(game, id);
        return worth
          ? [
              {
                key: lineKey.format(kind, id),
                label: `${nameOfPlanet(game, id)} (${formatAmount(worth, kind)})`,
                isUnique: true,
                max: 1,
                maxMessage: formatRepeatedExhaust(nameOfPlanet(game, id)),
                weights: { [kind]: worth },
              },
            ]
          : [];
      }),
      ...(due.goods
        ? [
            {
              key: lineKey.format(kind, TRADE_GOODS_KEY),
              label: 'trade good',
              plural: 'trade goods',
              max: due.goods,
              weights: { [kind]: due.each ?? 1 },
              group: kind,
            },
          ]
        : []),
    ]);
    return {
      kind: 'allot',
      prompt: `How do you pay ${due.resources} resources and ${due.influence} influence to score ${due.name}?`,
      amounts: lines,
      limits: KINDS.map((kind) => ({
        measure: kind,
        atLeast: due[kind],
        message: `Pay ${due[kind]} ${kind}; you are paying {sum}.`,
      })),
      proposed: start,
    };
  },
  {
    title: 'pay for an objective',
    forced: true,
    owing: (seat) => [seat],
    check: (_game, _seat, due, counts) => {
      const paid = Object.keys(counts).filter((key) => counts[key] > 0);
      const planets = paid.map((key) => lineKey.parse(key)[1]).filter((one) => one !== TRADE_GOODS_KEY);
      if (new Set(planets).size < planets.length) return 'Each planet pays either resources or influence, not both.';
      const goods = KINDS.reduce((sum, kind) => sum + (counts[lineKey.format(kind, TRADE_GOODS_KEY)] ?? 0), 0);
      return goods > due.goods ? `You have only ${due.goods} trade goods for it.` : undefined;
    },
  },
);

const payCounters = question<{ count: number }, Record<string, number>>()(
  'pay-counters',
  (game, seat, { count }) => {
    const have = seatOf(game, seat).counters;
    const fromCommand = Math.min(count, have.command);
    return {
      kind: 'allot',
      prompt: `Which ${formatSome(count, 'command counter')} do you spend?`,
      amounts: SPENDABLE_AREAS.map((key) => ({
        key,
        label: COUNTER_AREA_LABELS[key],
        min: Math.max(0, count - (countersOf(game, seat) - have[key])),
        max: Math.min(count, have[key]),
        weights: { counters: 1 },
      })),
      limits: [
        {
          measure: 'counters',
          measureLabel: 'command counters',
          atLeast: count,
          atMost: count,
          message: `Spend exactly ${formatCount(count, 'command counter')}; you are spending {sum}.`,
        },
      ],
      proposed: { command: fromCommand, strategy: count - fromCommand },
    };
  },
  { title: 'spend command counters', forced: true, owing: (seat) => [seat] },
);

interface Paying {
  seat: SeatId;
  objective: ComponentId;
  kind?: Kind;
}

const cardOf = ({ book }: Game, { objective }: Paying): Objective => book.byKind.objective[objective];

const eitherBill = (game: Game, data: Paying): Bill => ({
  kind: data.kind ?? 'resources',
  amount: cardOf(game, data).spend?.either ?? 0,
  for: `for ${cardOf(game, data).name}`,
});

/** Pays the whole cost of an objective. */
export const payForObjective = procedure<Paying>()('pay-for-objective', {
  begin: (game, data) => {
    const { either, tradeGoods = 0 } = cardOf(game, data).spend ?? {};
    if (either !== undefined) return ask([chooseKind.ask(data.seat, { amount: either })], 'kind');
    const mixed = mixedOf(game, data.seat, cardOf(game, data));
    changeTradeGoods(game, data.seat, -tradeGoods);
    return asksForBoth(cardOf(game, data))
      ? ask([payMixed.ask(data.seat, { ...mixed, name: cardOf(game, data).name })], 'mixed')
      : goto('counters');
  },
  kind: (game, data, { answer }) => {
    data.kind = chosenKey(answer) === 'influence' ? 'influence' : 'resources';
    return ask([payment.ask(data.seat, eitherBill(game, data))], 'paid');
  },
  paid: (game, data, { answer }) => {
    pay(game, data.seat, eitherBill(game, data), answer);
    return goto('counters');
  },
  mixed: (game, data, { answer }) => {
    const paid = chosenAmounts(answer);
    const planets = Object.keys(paid).flatMap((key) =>
      paid[key] && lineKey.parse(key)[1] !== TRADE_GOODS_KEY ? [lineKey.parse(key)[1]] : [],
    );
    exhaustPlanets(game, data.seat, planets);
    changeTradeGoods(
      game,
      data.seat,
      -KINDS.reduce((sum, kind) => sum + (paid[lineKey.format(kind, TRADE_GOODS_KEY)] ?? 0), 0),
    );
    return goto('counters');
  },
  counters: (game, data) => {
    const count = cardOf(game, data).spend?.counters ?? 0;
    return count ? ask([payCounters.ask(data.seat, { count })], 'spent') : done();
  },
  spent: (game, data, { answer }) => {
    const paid = chosenAmounts(answer);
    for (const area of SPENDABLE_AREAS) spendCounters(game, data.seat, area, paid[area] ?? 0);
    return done();
  },
});

/** Returns the call that pays for an objective for which `hasSeveralCosts` holds; it continues at step `settled`. */
export const objectivePaymentCall = (seat: SeatId, objective: ComponentId) =>
  call(payForObjective, { seat, objective }, 'settled');

export const objectivePaymentProcedures = [payForObjective];
export const objectivePaymentQuestions = [chooseKind, payMixed, payCounters];
