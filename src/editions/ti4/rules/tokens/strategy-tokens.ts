import { ask, call, choose, chosenKey, done, goto, type Next, type Option, type Spec } from '#engine';
import { prefixedKey, optionalPairKey } from '#kit/prompts/option-keys.ts';
import { exhaust } from '#ti4/rules/components/in-force.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { queueMoment } from '#ti4/rules/events/moments.ts';
import { procedure, question, openWindow, type Game } from '#ti4/rules/game.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { ComponentId, TokenPool, SeatId } from '#ti4/rules/state.ts';
import { tokensInReinforcements } from './command-tokens.ts';

/** A card that can be exhausted to spend another token instead of one from the strategy pool. */
interface Replacement {
  component: ComponentId;
  key: string;
  /** Source of the token; undefined for the reinforcements. */
  pool?: TokenPool;
  option: string;
}

/**
 * Key for the card that replaces a token, and the pool if the reinforcements are empty:
 * 'instead:scepter-of-emelpar@fleet'.
 */
const insteadKey = prefixedKey<string>('instead:');
const sourceKey = optionalPairKey<string, TokenPool>('@');

/**
 * Returns the tokens a seat could spend instead of one from its strategy pool: from the reinforcements, or its sheet if
 * those are empty.
 */
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

/** Explains why a seat can spend neither a strategy token nor a replacement; undefined if it can. */
export const strategyTokenProblem = (game: Game, seat: SeatId): string | undefined =>
  seatOf(game, seat).tokens.strategy > 0 || tokenReplacements(game, seat).length > 0
    ? undefined
    : 'You have no command token in your strategy pool.';

const labelOf = (game: Game, { component, pool }: Replacement): string =>
  `Exhaust ${game.book.components[component]?.name ?? component}: a token from your ${pool ? `${pool} pool` : 'reinforcements'}`;

/** Formats replacements as options. */
export const replacementOptions = (game: Game, found: readonly Replacement[]): Option[] =>
  found.map((one) => ({ key: one.option, label: labelOf(game, one) }));

/** Spends a replacement for a strategy token. */
export function spendReplacement(game: Game, seat: SeatId, { component, key, pool }: Replacement): void {
  exhaust(game, { component, holder: seat, key });
  if (pool) seatOf(game, seat).tokens[pool] -= 1;
  game.addFact({ type: 'strategy-token-replaced', seat, by: component, ...(pool && { pool }) });
}

const STRATEGY_POOL_KEY = 'strategy';

/** Tells whether a seat can choose between several tokens to spend. */
export const hasTokenChoice = (game: Game, seat: SeatId): boolean =>
  (seatOf(game, seat).tokens.strategy > 0 ? 1 : 0) + tokenReplacements(game, seat).length > 1;

/** Tells whether a key of an answer names the token to spend. */
export const isTokenKey = (key: string): boolean => key === STRATEGY_POOL_KEY || insteadKey.parse(key) !== undefined;

/** Asks which token to spend. */
export const tokenToSpend = question<object>()(
  'strategy-token-to-spend',
  (game, seat): Spec => {
    const { strategy } = seatOf(game, seat).tokens;
    if (!hasTokenChoice(game, seat)) return { kind: 'none', reason: 'There is only one token you can spend.' };
    return choose('Which command token do you spend?', [
      ...(strategy > 0 ? [{ key: STRATEGY_POOL_KEY, label: 'Strategy pool', hint: `now ${strategy}` }] : []),
      ...replacementOptions(game, tokenReplacements(game, seat)),
    ]);
  },
  { title: 'choose which command token to spend', forced: true },
);

/** Opens a timing window for each spent strategy token; one is resolved before the next opens. */
const answered = procedure<{ seat: SeatId; left: number }>()('answer-spent-tokens', {
  next: (_game, data) => {
    if (data.left < 1) return done();
    data.left -= 1;
    return openWindow('after', 'strategy-token-spent', { seat: data.seat }, 'next');
  },
});

/** Announces spent strategy tokens, and continues with `then` after all reactions. */
export function announceTokensThen<S extends string>(game: Game, seat: SeatId, count: number, then: S): Next<S> {
  if (count > 1 && game.book.listenersByMoment['after strategy-token-spent'])
    return call(answered, { seat, left: count }, then);
  queueTokensSpentReaction(game, seat, count);
  return goto(then);
}

/** Queues a reaction to a spent strategy token, if any was spent. */
export function queueTokensSpentReaction(game: Game, seat: SeatId, count: number): void {
  if (count > 0) queueMoment(game, 'after', 'strategy-token-spent', { seat });
}

/** Spends a strategy token, or the replacement with the key `said`; returns how many came from the strategy pool. */
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

/** Spends a strategy token, or the replacement with the key `said`, and queues reactions to it. */
export function spendOneStrategyToken(game: Game, seat: SeatId, said?: string): void {
  queueTokensSpentReaction(game, seat, spendStrategyTokenSilently(game, seat, said));
}

/** Asks which token to spend and spends it; the caller announces it. Returns how many came from the strategy pool. */
export const spendStrategyToken = procedure<{ seat: SeatId; why?: ComponentId }>()('spend-strategy-token', {
  start: (game, { seat }) => (hasTokenChoice(game, seat) ? ask([tokenToSpend.ask(seat, {})], 'spend') : goto('spend')),
  spend: (game, { seat, why }, got) => done(spendStrategyTokenSilently(game, seat, chosenKey(got.answer), why)),
});

export const strategyTokenProcedures = [spendStrategyToken, answered];
export const strategyTokenQuestions = [tokenToSpend];
