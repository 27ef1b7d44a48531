import { askInBranchOrder, call, chosenKey, choose, done, fork, goto, awaitTurn } from '#engine';
import { SKIPPED, skipOrder } from '#kit/prompts/skip-orders.ts';
import { hasStandingOrder } from '#ti3/rules/events/standing-orders.ts';
import { spendCounters } from '#ti3/rules/tokens/command-counters.ts';
import type { StrategyCard } from '#ti3/rules/components/component.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { procedure, question, openWindow, type Game } from '#ti3/rules/game.ts';
import { nameOf } from '#ti3/rules/names.ts';
import { othersFrom, seatOf } from '#ti3/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti3/rules/terms.ts';
import { formatCount } from '#text/sentences.ts';

type Follow = { card: ComponentId };

const cardIn = ({ book }: Game, card: ComponentId): StrategyCard => book.byKind['strategy-card'][card];

/**
 * Returns the number of command counters from strategy allocation that a card's secondary ability costs a seat (E3
 * 4.4).
 */
const priceOf = (game: Game, seat: SeatId, card: ComponentId): number =>
  modify(game, 'secondary-cost', { seat, card }, cardIn(game, card).secondaryCost);

/** Returns why a seat cannot use the secondary ability, by public information only; undefined if it can. */
export function followProblem(game: Game, seat: SeatId, card: ComponentId): string | undefined {
  const price = priceOf(game, seat, card);
  if (seatOf(game, seat).counters.strategy < price)
    return `You need ${formatCount(price, 'command counter')} in strategy allocation.`;
  const barred = modify(game, 'secondary-barred', { seat, card }, undefined);
  return barred ?? (gainsAnyway(game, seat, card) ? undefined : cardIn(game, card).secondaryUnable?.(game, seat));
}

/** Tells whether following gives the seat something even if the secondary ability itself gives it nothing. */
const gainsAnyway = (game: Game, seat: SeatId, card: ComponentId): boolean =>
  modify(game, 'follows-with-primary', { seat, card }, false) ||
  modify(game, 'gains-by-following', { seat, card }, false);

/** Returns the hint that explains what the seat gains by following. */
function whatFollows(game: Game, seat: SeatId, card: ComponentId, withPrimary: boolean): string {
  const brings = cardIn(game, card).follow?.(game, seat) ?? '';
  return withPrimary ? `First resolve the primary ability. Then: ${brings}` : brings;
}

/**
 * Tells whether all can see that following would gain a seat nothing: the secondary gives it nothing now, it holds no
 * action card that might change that, and no other player has trade goods to give.
 */
const followsForNothing = (game: Game, seat: SeatId, card: ComponentId): boolean =>
  !gainsAnyway(game, seat, card) &&
  cardIn(game, card).secondaryIdle?.(game, seat) !== undefined &&
  !seatOf(game, seat).actionCards.length &&
  othersFrom(game.state, seat).every((other) => !seatOf(game, other).tradeGoods);

export const useSecondary = question<Follow>()(
  'use-secondary',
  (game, seat, { card }) => {
    const off = followProblem(game, seat, card);
    if (off !== undefined) return { kind: 'none', reason: off };
    if (hasStandingOrder(game, seat, skipOrder('use-secondary', card))) return SKIPPED;
    const price = priceOf(game, seat, card);
    // A player who follows with the primary ability does not need the conditions of the secondary.
    const isFree = modify(game, 'follows-with-primary', { seat, card }, false);
    const { secondaryIdle, secondaryUnable } = cardIn(game, card);
    const idle = isFree ? undefined : (secondaryUnable?.(game, seat) ?? secondaryIdle?.(game, seat));
    return choose(`Do you follow ${nameOf(game, card)}?${idle === undefined ? '' : ` ${idle}`}`, [
      {
        key: 'use',
        label: price ? `Follow for ${formatCount(price, 'strategy counter')}` : 'Follow for free',
        hint: whatFollows(game, seat, card, isFree),
      },
      { key: 'decline', label: 'Decline' },
    ]);
  },
  {
    title: (game, _seat, { card }) => `follow ${nameOf(game, card)} or decline`,
    forced: true,
    publicAnswer: (game, seat, { card }) => (followsForNothing(game, seat, card) ? ['decline'] : undefined),
  },
);

/** Runs one player's secondary ability in clockwise order. A player who cannot follow yet is checked again in turn. */
const following = procedure<{ seat: SeatId; card: ComponentId }>()('follow-strategy-card', {
  begin: (game, { seat, card }) => (followProblem(game, seat, card) === undefined ? goto('ask') : awaitTurn('ask')),
  ask: (_game, { seat, card }) => askInBranchOrder([useSecondary.ask(seat, { card })], 'decided'),
  decided: (game, { seat, card }, { answer }) => {
    const { secondary } = cardIn(game, card);
    if (chosenKey(answer) !== 'use' || !secondary) {
      game.addFact({ type: 'secondary-declined', seat, card });
      return openWindow('after', 'secondary-declined', { seat, card }, 'over');
    }
    spendCounters(game, seat, 'strategy', priceOf(game, seat, card));
    game.addFact({ type: 'secondary-used', seat, card });
    const { primary } = cardIn(game, card);
    return primary && modify(game, 'follows-with-primary', { seat, card }, false)
      ? call(primary, { seat }, 'secondary')
      : goto('secondary');
  },
  secondary: (game, { seat, card }) => {
    const { secondary } = cardIn(game, card);
    return secondary ? call(secondary, { seat }, 'end') : goto('end');
  },
  end: (_game, { seat, card }) => openWindow('after', 'secondary-used', { seat, card }, 'over'),
  over: () => done(),
});

/**
 * Runs the strategic action (E3 4.4): the primary ability, then the others follow clockwise, including those who have
 * passed. All are asked at once, and each answer is held until that player's turn, so that cards played in response to
 * one player resolve before the next one follows.
 */
export const strategicAction = procedure<{ seat: SeatId; card: ComponentId }>()('strategic-action', {
  begin: (game, { seat, card }) => {
    // Another card may allow performing a strategy card that nobody has taken.
    const own = seatOf(game, seat).strategyCards[card];
    if (own) own.used = true;
    game.addFact({ type: 'strategic-action', seat, card });
    return openWindow('when', 'strategic-action', { seat, card }, 'primary');
  },
  primary: (game, { seat, card }) => {
    const { primary } = cardIn(game, card);
    return primary ? call(primary, { seat }, 'resolved') : goto('secondaries');
  },
  resolved: (_game, { seat, card }) => openWindow('after', 'primary-resolved', { seat, card }, 'secondaries'),
  secondaries: (game, { seat, card }) => {
    if (!cardIn(game, card).secondary) return done();
    const playing = othersFrom(game.state, seat).filter((one) => !seatOf(game, one).eliminated);
    return fork(
      following,
      playing.map((one) => ({ seat: one, data: { seat: one, card } })),
      'end',
    );
  },
  end: () => done(),
});

export const strategicActionProcedures = [strategicAction, following];
export const strategicActionQuestions = [useSecondary];
