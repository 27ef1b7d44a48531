import type { Game } from '#ti3/rules/game.ts';
import { influenceOf, readyPlanetsOf, resourcesOf } from '#ti3/rules/planets/planets.ts';
import type { Bill } from '#ti3/rules/production/payment.ts';
import { tradeGoodValue, spendableAmount } from '#ti3/rules/production/payment.ts';
import { cheapestPayment, type Payer } from '#kit/payment/cheapest-payment.ts';
import type { PlanetId } from '#ti3/rules/terms.ts';
import { fulfilledObjectives, canClaimAny, paidObjectives } from '#ti3/ai/evaluation/goals.ts';
import { tradeIncome } from '#ti3/ai/evaluation/trade-income.ts';
import { openAmounts, type AiQuestion, type Policy } from '#ti3/ai/policy.ts';
import { rankBy, sumBy, type AiContext } from '#ti3/ai/ai-context.ts';

type Kind = Bill['kind'];
const GOODS = 'trade-goods';

const worthOf = (game: Game, kind: Kind, planet: PlanetId): number =>
  kind === 'resources' ? resourcesOf(game, planet) : influenceOf(game, planet);

/**
 * Planets to keep ready and trade goods to keep for an objective that is paid for at the end of the round (E3 16.1).
 */
interface Kept {
  planets: ReadonlySet<PlanetId>;
  goods: number;
  /** Kind of amount that the planets are kept for. */
  kind?: Kind;
}

const NOTHING: Kept = { planets: new Set(), goods: 0 };

/** Returns what the seat saves for an objective; nothing if it can claim a free one or cannot save the full price. */
export const savingsGoal = (context: AiContext): Kept =>
  context.memoizeForDecision('kept', () => {
    // In the status phase the savings may be spent.
    if (
      context.game.state.phase === 'status' ||
      context.game.state.round < 2 ||
      !canClaimAny(context) ||
      fulfilledObjectives(context).length
    )
      return NOTHING;
    const { tradeGoods } = context.own;
    const goods = hoard(context);
    for (const { spend = {} } of paidObjectives(context)) {
      if (spend.tradeGoods !== undefined && tradeGoods >= spend.tradeGoods) return { planets: new Set(), goods };
      for (const kind of ['resources', 'influence'] as const) {
        const amount = spend[kind];
        if (amount !== undefined && spendableAmount(context.game, context.seat, kind) >= amount)
          return keptFor(context, kind, amount);
      }
    }
    return { planets: new Set(), goods };
  });

/** Saves trade goods over several rounds for an objective that asks for them, if the goal is within reach. */
function hoard(context: AiContext): number {
  const { tradeGoods } = context.own;
  const asked = paidObjectives(context).flatMap(({ spend }) => spend?.tradeGoods ?? []);
  const goal = Math.min(...asked);
  return asked.length && tradeGoods + 2 * tradeIncome(context) + 2 >= goal
    ? Math.min(tradeGoods, Math.max(...asked))
    : 0;
}

function keptFor({ game, seat, own }: AiContext, kind: Kind, amount: number): Kept {
  const other = kind === 'resources' ? 'influence' : 'resources';
  const planets = new Set<PlanetId>();
  let left = amount;
  const ready = readyPlanetsOf(game, seat).filter(({ id }) => worthOf(game, kind, id) > 0);
  for (const { id } of rankBy(ready, (planet) => worthOf(game, kind, planet.id) - worthOf(game, other, planet.id))) {
    if (left <= 0) break;
    planets.add(id);
    left -= worthOf(game, kind, id);
  }
  return { kind, planets, goods: Math.min(own.tradeGoods, Math.ceil(Math.max(0, left) / tradeGoodValue(game, seat))) };
}

/** Returns what the seat can spend without its savings. */
export const spendable = (context: AiContext, kind: Kind): number =>
  context.memoizeForDecision(`budget ${kind}`, () => {
    const { planets, goods } = savingsGoal(context);
    const { game, seat, own } = context;
    const ready = readyPlanetsOf(game, seat).filter(({ id }) => !planets.has(id));
    return ready.reduce(
      (sum, { id }) => sum + worthOf(game, kind, id),
      (own.tradeGoods - goods) * tradeGoodValue(game, seat),
    );
  });

/**
 * Replaces payers by saved planets that pay the same and are worth less otherwise: what they pay is saved by the others
 * as well.
 */
function exchanged(
  payers: readonly string[],
  coins: readonly Required<Payer>[],
  { planets, kind }: Kept,
  of: Kind,
): string[] {
  const spent = new Set(payers);
  if (kind !== of) return [...spent];
  const spares = rankBy(
    coins.filter(({ key }) => planets.has(key) && !spent.has(key)),
    ({ otherValue }) => -otherValue,
  );
  for (const { key, value, otherValue } of spares) {
    const [worse] = rankBy(
      coins.filter((one) => spent.has(one.key) && one.value === value && one.otherValue > otherValue),
      (one) => one.otherValue,
    );
    if (!worse) continue;
    spent.delete(worse.key);
    spent.add(key);
  }
  return [...spent];
}

/** Replaces payers by unspent ones that are worth no more of any kind, as long as they still pay the amount. */
function withoutWaste(payers: readonly string[], coins: readonly Required<Payer>[], amount: number): string[] {
  const spent = coins.filter(({ key }) => payers.includes(key));
  let excess = sumBy(spent, ({ value }) => value) - amount;
  for (const payer of rankBy(spent, ({ value, otherValue }) => value + otherValue)) {
    const [lesser] = rankBy(
      coins.filter(
        (one) =>
          !spent.includes(one) &&
          one.value <= payer.value &&
          one.otherValue <= payer.otherValue &&
          one.value + one.otherValue < payer.value + payer.otherValue &&
          payer.value - one.value <= excess,
      ),
      ({ value, otherValue }) => -value - otherValue,
    );
    if (!lesser) continue;
    excess -= payer.value - lesser.value;
    spent.splice(spent.indexOf(payer), 1, lesser);
  }
  return spent.map(({ key }) => key);
}

/** Pays with unsaved planets first, preferring those of little other use. */
function paid(context: AiContext, { data, spec }: AiQuestion): Record<string, number> | undefined {
  if (spec.kind !== 'allot') return undefined;
  const { kind, amount } = data as unknown as Bill;
  const save = savingsGoal(context);
  const other = kind === 'resources' ? 'influence' : 'resources';
  const coins = openAmounts(spec)
    .filter(({ key }) => key !== GOODS)
    .map(({ key }) => ({
      key,
      value: worthOf(context.game, kind, key),
      otherValue: worthOf(context.game, other, key),
    }));
  const rated = rankBy(coins, ({ value, otherValue }) => value - 0.5 * otherValue);
  const free = rated.filter(({ key }) => !save.planets.has(key));
  const loose = context.own.tradeGoods;
  // Planets are readied at the end of the status phase, so trade goods pay only what planets cannot (E3 16.1).
  const resting = context.game.state.phase === 'status' ? ([[rated, 0]] as const) : [];
  for (const [list, goods] of [
    ...resting,
    [free, Math.max(0, loose - save.goods)],
    [free, loose],
    [rated, loose],
  ] as const) {
    const each = tradeGoodValue(context.game, context.seat);
    const sum = list.reduce((all, { value }) => all + value, goods * each);
    if (sum < amount) continue;
    const how = cheapestPayment(list, goods, amount, each);
    const payers = withoutWaste(exchanged(how.payers, coins, save, kind), coins, amount - how.goods * each);
    return Object.fromEntries([
      ...payers.map((key) => [key, 1] as const),
      ...(how.goods ? [[GOODS, how.goods] as const] : []),
    ]);
  }
  return undefined;
}

export const spendingPolicies: Record<string, Policy> = { pay: paid };
