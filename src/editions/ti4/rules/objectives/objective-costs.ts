import { ask, chosenAmounts, chosenKeys, done, goto } from '#engine';
import { chooseDiscard, discardActionCards } from '#ti4/rules/phases/action-cards.ts';
import type { Objective } from '#ti4/rules/components/component.ts';
import { isMet, formatShortfall, type Progress } from './progress.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { fragmentsOf, fragmentsToSpend, purgeKeptCards } from '#ti4/rules/exploration/exploration-cards.ts';
import { objectiveOf } from './objectives.ts';
import { pay, canPayBoth, payment, spendableAmount, tradeGoodValue } from '#ti4/rules/production/payment.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';
import { spendTradeGoods, spendableTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { replacementOptions, tokenReplacements, spendReplacement } from '#ti4/rules/tokens/strategy-tokens.ts';
import { formatSome } from '#text/sentences.ts';

type Spend = keyof NonNullable<Objective['spend']>;

/** Order of payment: resources and influence come last, and are paid with what the other costs leave. */
const SPENDING: readonly Spend[] = ['tradeGoods', 'tokens', 'actionCards', 'fragments', 'resources', 'influence'];

/** Returns the costs of an objective, each with the amount a seat has. */
export function objectiveCosts(
  game: Game,
  seat: SeatId,
  { spend = {} }: Pick<Objective, 'spend'>,
): (Progress & { of: string })[] {
  const { tokens, actionCards } = seatOf(game, seat);
  const spoken = Math.min(spend.tradeGoods ?? 0, spendableTradeGoods(game, seat)) * tradeGoodValue(game, seat);
  const cost = (have: () => number, need: number | undefined, of: string) => (need ? [{ have: have(), need, of }] : []);
  return [
    ...cost(() => spendableTradeGoods(game, seat), spend.tradeGoods, 'trade goods'),
    ...cost(
      () => tokens.tactic + tokens.strategy + inTheirPlace(game, seat).length,
      spend.tokens,
      'command tokens in the tactic and strategy pools',
    ),
    ...cost(() => actionCards.length, spend.actionCards, 'action cards'),
    ...cost(() => fragmentsOf(game, seat).length, spend.fragments, 'relic fragments'),
    ...cost(() => spendableAmount(game, seat, 'resources') - spoken, spend.resources, 'resources'),
    ...cost(() => spendableAmount(game, seat, 'influence') - spoken, spend.influence, 'influence'),
  ];
}

export function unaffordable(game: Game, seat: SeatId, objective: Objective): string | undefined {
  const { spend = {} } = objective;
  const short = objectiveCosts(game, seat, objective).find((cost) => !isMet(cost));
  if (short) return formatShortfall(short);
  return spend.resources && spend.influence && !canPayBoth(game, seat, spend, spend.tradeGoods)
    ? 'You cannot pay both: each planet pays either resources or influence.'
    : undefined;
}

/** Returns command tokens outside both pools that can replace tokens of the strategy pool. */
const inTheirPlace = (game: Game, seat: SeatId) => tokenReplacements(game, seat, ['fleet']);

/** Asks from which pools to spend command tokens for an objective. */
export const spendTokens = question<{ count: number }, Record<string, number>>()(
  'spend-tokens',
  (game, seat, { count }) => {
    const { tactic, strategy } = seatOf(game, seat).tokens;
    const others = replacementOptions(game, inTheirPlace(game, seat));
    if (tactic + strategy + others.length < count)
      return { kind: 'none', reason: 'You do not have enough command tokens.' };
    // In the status phase, what replaces a token is readied right after.
    const replaced = game.state.phase === 'status' ? count : Math.max(0, count - tactic - strategy);
    const used = others.slice(0, replaced);
    const due = count - used.length;
    return {
      kind: 'allot',
      prompt: `Which ${formatSome(count, 'command token')} do you spend from your tactic and strategy pools?`,
      amounts: [
        { key: 'tactic', label: 'Tactic pool', max: tactic, weights: { tokens: 1 } },
        { key: 'strategy', label: 'Strategy pool', max: strategy, weights: { tokens: 1 } },
        ...others.map(({ key, label }) => ({ key, label, isUnique: true as const, max: 1, weights: { tokens: 1 } })),
      ],
      limits: [
        {
          measure: 'tokens',
          atLeast: count,
          atMost: count,
          message: `Spend exactly ${count}; you are spending {sum}.`,
        },
      ],
      proposed: {
        tactic: Math.min(tactic, due),
        strategy: Math.min(strategy, Math.max(0, due - tactic)),
        ...Object.fromEntries(used.map(({ key }) => [key, 1])),
      },
    };
  },
  { title: 'spend command tokens' },
);

/**
 * Pays the costs of an objective (61.10). Returns the number of strategy pool tokens spent, or false if it was not
 * paid.
 */
export const payForObjective = procedure<{ seat: SeatId; objective: ComponentId; left?: Spend[]; strategy?: number }>()(
  'pay-for-objective',
  {
    next: (game, data) => {
      const { name, spend = {} } = objectiveOf(game, data.objective);
      const left = (data.left ??= SPENDING.filter((kind) => spend[kind]));
      const kind = left[0];
      if (kind === undefined) return done(data.strategy ?? 0);
      const amount = spend[kind] ?? 0;
      if (kind === 'tokens') return ask([spendTokens.ask(data.seat, { count: amount })], 'tokens');
      if (kind === 'actionCards')
        return ask([chooseDiscard.ask(data.seat, { count: amount, why: `to score ${name}` })], 'cards');
      if (kind === 'fragments')
        return ask([fragmentsToSpend.ask(data.seat, { count: amount, why: `to score ${name}` })], 'fragments');
      const then =
        kind === 'resources' && spend.influence
          ? { then: { kind: 'influence' as const, amount: spend.influence } }
          : {};
      if (kind !== 'tradeGoods')
        return ask([payment.ask(data.seat, { kind, amount, for: `to score ${name}`, ...then })], 'paid');
      if (spendableTradeGoods(game, data.seat) < amount) return done(false);
      spendTradeGoods(game, data.seat, amount, data.objective);
      left.shift();
      return goto('next');
    },
    tokens: (game, data, got) => {
      if (got.answer === null) return done(false);
      const { tokens } = seatOf(game, data.seat);
      const spent = { ...chosenAmounts(got.answer) };
      tokens.tactic -= spent.tactic ?? 0;
      tokens.strategy -= spent.strategy ?? 0;
      const others = inTheirPlace(game, data.seat).filter(({ option }) => spent[option]);
      for (const { option } of others) delete spent[option];
      game.addFact({ type: 'tokens-spent', seat: data.seat, pools: spent, why: data.objective });
      for (const one of others) spendReplacement(game, data.seat, one);
      data.strategy = spent.strategy ?? 0;
      data.left?.shift();
      return goto('next');
    },
    cards: (game, data, got) => {
      if (got.answer === null) return done(false);
      discardActionCards(game, data.seat, chosenKeys(got.answer), data.objective);
      data.left?.shift();
      return goto('next');
    },
    fragments: (game, data, got) => {
      if (got.answer === null) return done(false);
      purgeKeptCards(game, data.seat, chosenKeys(got.answer));
      data.left?.shift();
      return goto('next');
    },
    paid: (game, data, got) => {
      const { spend = {} } = objectiveOf(game, data.objective);
      const kind = data.left?.shift();
      if (got.answer === null || (kind !== 'resources' && kind !== 'influence')) return done(false);
      pay(game, data.seat, { kind, amount: spend[kind] ?? 0, for: '' }, got.answer);
      return goto('next');
    },
  },
);
