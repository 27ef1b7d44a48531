import {
  ask,
  call,
  chosenKey,
  choose,
  chosenAmounts,
  chosenKeys,
  done,
  goto,
  awaitTurn,
  type Id,
  type Option,
  type Procedure,
  type Question,
} from '#engine';
import { chooseDiscard, discardActionCards } from '#ti4/rules/phases/action-cards.ts';
import { combatFrame } from '#ti4/rules/combat/combat.ts';
import type { Component, HeldComponent, Objective, Reaction } from '#ti4/rules/components/component.ts';
import type { EventName, GameEvent } from '#ti4/rules/events/events.ts';
import { isMet, formatProgress, formatShortfall, type Progress } from './progress.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { fragmentsOf, fragmentsToSpend, purgeKeptCards } from '#ti4/rules/exploration/exploration-cards.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { queueMoment } from '#ti4/rules/events/moments.ts';
import { gainPoints, objectiveOf } from './objectives.ts';
import { pay, canPayBoth, payment, spendableAmount, tradeGoodValue } from '#ti4/rules/production/payment.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';
import { spendTradeGoods, spendableTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import {
  announceTokensThen,
  replacementOptions,
  tokenReplacements,
  spendReplacement,
} from '#ti4/rules/tokens/strategy-tokens.ts';
import { formatCount, formatSome } from '#text/sentences.ts';

type Spend = keyof NonNullable<Objective['spend']>;

/** Order of payment: resources and influence come last, and are paid with what the other costs leave. */
const SPENDING: readonly Spend[] = ['tradeGoods', 'tokens', 'actionCards', 'fragments', 'resources', 'influence'];

/** Tells whether a seat controls every planet of its home system, which scoring a public objective requires (61.16). */
export const controlsHomeSystem = (game: Game, seat: SeatId): boolean =>
  game.state.systems[seatOf(game, seat).home].planets.every((planet) => game.state.planets[planet].controller === seat);

const publicEntry = (game: Game, id: ComponentId) => game.state.objectives.find((one) => one.id === id);

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

function unaffordable(game: Game, seat: SeatId, objective: Objective): string | undefined {
  const { spend = {} } = objective;
  const short = objectiveCosts(game, seat, objective).find((cost) => !isMet(cost));
  if (short) return `You have ${formatProgress(short)}.`;
  return spend.resources && spend.influence && !canPayBoth(game, seat, spend, spend.tradeGoods)
    ? 'You cannot pay both: each planet pays either resources or influence.'
    : undefined;
}

/** Returns command tokens outside both pools that can replace tokens of the strategy pool. */
const inTheirPlace = (game: Game, seat: SeatId) => tokenReplacements(game, seat, ['fleet']);

/** Returns the frame id of the enclosing combat, or undefined. */
const combatUnderWay = (game: Game): Id | undefined => combatFrame(game)?.id;

/** Returns why a seat cannot score an objective now, or undefined if it can. */
export function scoringProblem(game: Game, seat: SeatId, id: ComponentId, event?: GameEvent): string | undefined {
  const objective = objectiveOf(game, id);
  const entry = publicEntry(game, id);
  const own = seatOf(game, seat);
  if (!entry && !own.secretObjectives.includes(id)) return 'You do not have this objective.'; // 61.19
  if (entry?.scoredBy.includes(seat) || own.scoredSecrets.includes(id)) return 'You have already scored it.'; // 61.8
  if (entry && !controlsHomeSystem(game, seat) && modify(game, 'needs-home', { seat }, true))
    return 'You do not control every planet in your home system.'; // 61.16
  const barred = modify(game, 'scoring-barred', { seat, objective: id }, undefined);
  if (barred) return barred;
  const combat = combatUnderWay(game); // 61.7
  if (
    combat !== undefined &&
    game.facts.some((fact) => fact.type === 'objective-scored' && fact.seat === seat && fact.combat === combat)
  ) {
    return 'You have already scored an objective in this combat.';
  }
  return objective.fulfilled(game, seat, event)
    ? unaffordable(game, seat, objective)
    : notMet(objective.progress?.(game, seat));
}

/** Says how much of an objective's condition is missing, if that can be counted. */
function notMet(progress?: Progress): string {
  if (!progress || isMet(progress) || (progress.need === 1 && progress.of === undefined)) return 'Condition not met.';
  const { have, need, of } = progress;
  return need > 1 ? formatShortfall(progress) : `Condition not met: ${have} of ${need} ${of ?? ''}.`;
}

/** Marks an objective as scored and gains its points; its cost is paid separately (61.12, 61.18). */
export function scoreObjective(game: Game, seat: SeatId, id: ComponentId): void {
  const entry = publicEntry(game, id);
  const own = seatOf(game, seat);
  if (entry) {
    entry.scoredBy.push(seat);
  } else {
    own.secretObjectives = own.secretObjectives.filter((one) => one !== id);
    own.scoredSecrets.push(id);
  }
  const combat = combatUnderWay(game);
  game.addFact({ type: 'objective-scored', seat, objective: id, ...(combat !== undefined && { combat }) });
  gainPoints(game, seat, objectiveOf(game, id).points, id);
  queueMoment(game, 'after', 'objective-scored', { seat, objective: id });
}

/** Asks from which pools to spend command tokens for an objective. */
const spendTokens = question<{ count: number }, Record<string, number>>()(
  'spend-tokens',
  (game, seat, { count }) => {
    const { tactic, strategy } = seatOf(game, seat).tokens;
    const others = replacementOptions(game, inTheirPlace(game, seat));
    if (tactic + strategy + others.length < count)
      return { kind: 'none', reason: 'You do not have enough command tokens.' };
    return {
      kind: 'allot',
      prompt: `Which ${formatSome(count, 'command token')} do you spend from your tactic and strategy pools?`,
      amounts: [
        { key: 'tactic', label: 'Tactic pool', max: tactic, weights: { tokens: 1 } },
        { key: 'strategy', label: 'Strategy pool', max: strategy, weights: { tokens: 1 } },
        ...others.map(({ key, label }) => ({ key, label, isUnique: true as const, max: 1, weights: { tokens: 1 } })),
      ],
      limits: [
        { measure: 'tokens', atLeast: count, atMost: count, message: `Spend exactly ${count}; you chose {sum}.` },
      ],
      proposed: {
        tactic: Math.min(tactic, count),
        strategy: Math.min(strategy, Math.max(0, count - tactic)),
        ...Object.fromEntries(others.slice(0, Math.max(0, count - tactic - strategy)).map(({ key }) => [key, 1])),
      },
    };
  },
  { title: 'spend command tokens' },
);

/**
 * Pays the costs of an objective (61.10). Returns the number of strategy pool tokens spent, or false if it was not
 * paid.
 */
const payForObjective = procedure<{ seat: SeatId; objective: ComponentId; left?: Spend[]; strategy?: number }>()(
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

const optionsOf = (game: Game, seat: SeatId, ids: ComponentId[]): Option[] =>
  ids.map((id) => {
    const { name, text, points } = objectiveOf(game, id);
    const off = scoringProblem(game, seat, id);
    return {
      key: id,
      label: `${name} (${formatCount(points, 'VP', 'VP')})`,
      hint: text,
      ...(off !== undefined && { disabledReason: off }),
    };
  });

const inStatusPhase = (game: Game, id: ComponentId): boolean => objectiveOf(game, id).phase === 'status';

/** Asks for at most one public objective; everyone can see whether one can be scored. */
export const choosePublic = question<object>()(
  'score-public-objective',
  (game, seat) => {
    const options = optionsOf(
      game,
      seat,
      game.state.objectives.map(({ id }) => id).filter((id) => inStatusPhase(game, id)),
    ).filter(({ key }) => !publicEntry(game, key)?.scoredBy.includes(seat));
    if (!options.some(({ disabledReason }) => !disabledReason))
      return { kind: 'none', reason: 'There is no public objective that you can score.' };
    return choose('Which public objective do you score?', options, { min: 0 });
  },
  { title: 'score a public objective or none' },
);

/**
 * Asks for at most one secret objective. Every seat that holds one is asked, so the ask does not reveal who can score.
 */
const chooseSecret = question<object>()(
  'score-secret-objective',
  (game, seat) => {
    const hand = seatOf(game, seat).secretObjectives;
    if (!hand.length) return { kind: 'none', reason: 'You have no secret objectives.' };
    const options = optionsOf(game, seat, hand).map((option) =>
      inStatusPhase(game, option.key)
        ? option
        : { ...option, disabledReason: 'This objective is not scored in the status phase.' },
    );
    return choose('Which secret objective do you score?', options, { min: 0 });
  },
  { title: 'score a secret objective or none' },
);

interface Scoring {
  seat: SeatId;
  chosen?: ComponentId[];
  paid?: ComponentId[];
  /** Number of strategy pool tokens spent on them. */
  tokens?: number;
}

/**
 * One player's part of the first step of the status phase (81.1): choose and pay at any time, score in initiative
 * order.
 */
export const scoreObjectives = procedure<Scoring>()('score-objectives', {
  start: (_game, { seat }) => ask([choosePublic.ask(seat, {}), chooseSecret.ask(seat, {})], 'chosen'),
  chosen: (_game, data, got) => {
    data.chosen = got.asks.flatMap(({ reply }) => chosenKeys(reply ?? null));
    data.paid = [];
    return goto('pay');
  },
  pay: (game, data) => {
    const id = data.chosen?.[0];
    if (id === undefined) return awaitTurn('score');
    if (scoringProblem(game, data.seat, id)) {
      data.chosen?.shift();
      return goto('pay');
    }
    return call(payForObjective, { seat: data.seat, objective: id }, 'paid');
  },
  paid: (_game, data, got) => {
    const id = data.chosen?.shift();
    if (id !== undefined && typeof got.result === 'number') {
      data.paid?.push(id);
      if (got.result) data.tokens = (data.tokens ?? 0) + got.result;
    }
    return goto('pay');
  },
  score: (game, data) => {
    const id = data.paid?.shift();
    if (id === undefined) {
      // Announced only after both are scored, since responses could take what pays for the second.
      return announceTokensThen(game, data.seat, data.tokens ?? 0, 'end');
    }
    scoreObjective(game, data.seat, id);
    return goto('score'); // one objective a step: a player with enough points wins before the next is scored
  },
  end: () => done(),
});

/** Pays for an objective and scores it. Returns whether it was scored. */
export const payAndScore = procedure<{ seat: SeatId; objective: ComponentId; scored?: boolean }>()('score-objective', {
  start: (_game, data) => call(payForObjective, { ...data }, 'paid'),
  paid: (game, data, got) => {
    const { seat, objective } = data;
    data.scored = typeof got.result === 'number';
    if (data.scored) scoreObjective(game, seat, objective);
    return announceTokensThen(game, seat, Number(got.result), 'end');
  },
  end: (_game, { scored = false }) => done(scored),
});

/** Lets a player score a public objective out of turn, as a strategy card allows: { seat }. */
export const scorePublic = procedure<{ seat: SeatId }>()('score-public', {
  start: (_game, { seat }) => ask([choosePublic.ask(seat, {})], 'chosen'),
  chosen: (_game, { seat }, got) => {
    const objective = chosenKey(got.answer);
    return objective === undefined ? done(false) : call(payAndScore, { seat, objective }, 'scored');
  },
  scored: (_game, _data, got) => done(got.result),
});

/**
 * Adds reactions to an objective of the action or agenda phase, so that it responds to its events like any other card
 * (61.5).
 */
export function asScorable(component: Component): Component {
  if (!('stage' in component)) return component;
  const { phase, when = [], after = [] } = component;
  if (!when.length && !after.length) return component;
  const reaction: Omit<Extract<Reaction, { on: EventName }>, 'on' | 'timing'> = {
    isUsable: (game: Game, held: HeldComponent, about: GameEvent) =>
      game.state.phase === phase && scoringProblem(game, held.holder, held.component, about) === undefined,
    effect: (_game: Game, held: HeldComponent) =>
      call(payAndScore, { seat: held.holder, objective: held.component }, 'finish'),
  };
  const at = (timing: 'when' | 'after') => (event: EventName) => ({ ...reaction, on: event, timing }) as Reaction;
  return {
    ...component,
    reactions: [...(component.reactions ?? []), ...when.map(at('when')), ...after.map(at('after'))],
  };
}

export const scoringProcedures: Procedure<Game, never>[] = [payForObjective, scoreObjectives, payAndScore, scorePublic];
export const scoringQuestions: Question<Game, never>[] = [spendTokens, fragmentsToSpend, choosePublic, chooseSecret];
