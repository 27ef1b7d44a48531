import { ask, call, choose, chosenKey, done, goto, type Next, type Option, type Spec } from '#engine';
import { prefixedKey, optionalPairKey } from '#kit/prompts/option-keys.ts';
import { exhaust } from '#ti4/rules/components/in-force.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { queueMoment } from '#ti4/rules/events/moments.ts';
import { procedure, question, openWindow, type Game } from '#ti4/rules/game.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { ComponentId, TokenPool, SeatId } from '#ti4/rules/state.ts';
import { tokensInReinforcements } from './command-tokens.ts';

/** A card that is exhausted so that a token is spent which is not of the strategy pool. */
interface Replacement {
  component: ComponentId;
  key: string;
  /** Of this pool; absent, of the reinforcements. */
  pool?: TokenPool;
  option: string;
}

/** By which card a token is replaced, and of which pool where the reinforcements have none: 'instead:scepter-of-emelpar@fleet'. */
const insteadKey = prefixedKey<string>('instead:');
const sourceKey = optionalPairKey<string, TokenPool>('@');

/** Other tokens that a seat could spend in the place of one of its strategy pool: with none in the reinforcements, those of its sheet. */
export function tokenReplacements(
  game: Game,
  seat: SeatId,
  besides: readonly TokenPool[] = ['tactic', 'fleet'],
): Replacement[] {
  const { tokens } = seatOf(game, seat);
  const spare = tokensInReinforcements(game, seat) > 0;
  return modify(game, 'strategy-token-sources', { seat }, []).flatMap(({ component, key }): Replacement[] =>
    spare
      ? [{ component, key, option: insteadKey.format(sourceKey.format(key, undefined)) }]
      : besides
          .filter((pool) => tokens[pool] > 0)
          .map((pool) => ({ component, key, pool, option: insteadKey.format(sourceKey.format(key, pool)) })),
  );
}

/** Why a seat cannot spend a token of its strategy pool, or another in its place; undefined when it can. */
export const strategyTokenProblem = (game: Game, seat: SeatId): string | undefined =>
  seatOf(game, seat).tokens.strategy > 0 || tokenReplacements(game, seat).length > 0
    ? undefined
    : 'You have no command token in your strategy pool.';

const labelOf = (game: Game, { component, pool }: Replacement): string =>
  `Exhaust ${game.book.components[component]?.name ?? component}: a token of your ${pool ? `${pool} pool` : 'reinforcements'}`;

/** Those tokens as choices. */
export const replacementOptions = (game: Game, found: readonly Replacement[]): Option[] =>
  found.map((one) => ({ key: one.option, label: labelOf(game, one) }));

/** Spends a token that takes the place of one of the strategy pool. */
export function spendReplacement(game: Game, seat: SeatId, { component, key, pool }: Replacement): void {
  exhaust(game, { component, holder: seat, key });
  if (pool) seatOf(game, seat).tokens[pool] -= 1;
  game.addFact({ type: 'strategy-token-replaced', seat, by: component, ...(pool && { pool }) });
}

const STRATEGY_POOL_KEY = 'strategy';

/** Whether there is more than one token that could be spent. */
export const hasTokenChoice = (game: Game, seat: SeatId): boolean =>
  (seatOf(game, seat).tokens.strategy > 0 ? 1 : 0) + tokenReplacements(game, seat).length > 1;

/** Whether an answer says which token is spent. */
export const isTokenKey = (key: string): boolean => key === STRATEGY_POOL_KEY || insteadKey.parse(key) !== undefined;

/** Where the token comes from. */
export const tokenToSpend = question<object>()(
  'strategy-token-to-spend',
  (game, seat): Spec => {
    const { strategy } = seatOf(game, seat).tokens;
    if (!hasTokenChoice(game, seat)) return { kind: 'none', reason: 'There is only one that could be spent.' };
    return choose('Which command token do you spend?', [
      ...(strategy > 0 ? [{ key: STRATEGY_POOL_KEY, label: 'Strategy pool', hint: `now ${strategy}` }] : []),
      ...replacementOptions(game, tokenReplacements(game, seat)),
    ]);
  },
  { title: 'say which command token is spent', forced: true },
);

/** A moment for each token of a seat's strategy pool that has been spent; what comes of one of them comes before the next. */
const answered = procedure<{ seat: SeatId; left: number }>()('answer-spent-tokens', {
  next: (_game, data) => {
    if (data.left < 1) return done();
    data.left -= 1;
    return openWindow('after', 'strategy-token-spent', { seat: data.seat }, 'next');
  },
});

/** Says that tokens of a seat's strategy pool have been spent, and goes on when that has been answered. */
export function announceTokensThen<S extends string>(game: Game, seat: SeatId, count: number, then: S): Next<S> {
  if (count > 1 && game.book.listenersByMoment['after strategy-token-spent'])
    return call(answered, { seat, left: count }, then);
  announceTokensSpent(game, seat, count);
  return goto(then);
}

/** Says that a token of a seat's strategy pool has been spent, if one has. */
export function announceTokensSpent(game: Game, seat: SeatId, count: number): void {
  if (count > 0) queueMoment(game, 'after', 'strategy-token-spent', { seat });
}

/** Spends a token, as has been said; how many of the strategy pool itself. */
export function spendStrategyTokenSilently(
  game: Game,
  seat: SeatId,
  said: string | undefined,
  why?: ComponentId,
): number {
  const { tokens } = seatOf(game, seat);
  const found = tokenReplacements(game, seat);
  const other = found.find(({ option }) => option === said) ?? (tokens.strategy < 1 ? found.at(0) : undefined);
  if (other) spendReplacement(game, seat, other);
  if (other || tokens.strategy < 1) return 0;
  tokens.strategy -= 1;
  game.addFact({ type: 'tokens-spent', seat, pools: { strategy: 1 }, ...(why !== undefined && { why }) });
  return 1;
}

/** Spends a token of a seat's strategy pool, or another in its place, as has been said. */
export function spendOneStrategyToken(game: Game, seat: SeatId, said?: string): void {
  announceTokensSpent(game, seat, spendStrategyTokenSilently(game, seat, said));
}

/** The same, asking which; what answers it comes later: whoever calls says when. Gives back how many of the strategy pool were spent. */
export const spendStrategyToken = procedure<{ seat: SeatId; why?: ComponentId }>()('spend-strategy-token', {
  start: (game, { seat }) => (hasTokenChoice(game, seat) ? ask([tokenToSpend.ask(seat, {})], 'spend') : goto('spend')),
  spend: (game, { seat, why }, got) => done(spendStrategyTokenSilently(game, seat, chosenKey(got.answer), why)),
});

export const strategyTokenProcedures = [spendStrategyToken, answered];
export const strategyTokenQuestions = [tokenToSpend];
