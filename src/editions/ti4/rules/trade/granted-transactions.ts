import { ask, call, choose, done } from '#engine';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import type { SeatId } from '#ti4/rules/state.ts';

/** Key for a transaction between two seats, independent of their order. */
export const transactionPairKey = (a: SeatId, b: SeatId): string => [a, b].sort().join('+');

/**
 * Tells whether an effect currently grants two seats a transaction, in addition to their usual ones and even if they
 * are not neighbors.
 */
export const isTransactionGranted = ({ state }: Game, a: SeatId, b: SeatId): boolean =>
  state.turn.granted?.includes(transactionPairKey(a, b)) ?? false;

/** Removes the grant once it is used or has lapsed. */
export function endTransactionGrant({ state }: Game, a: SeatId, b: SeatId): void {
  const left = state.turn.granted?.filter((pair) => pair !== transactionPairKey(a, b)) ?? [];
  if (left.length) state.turn.granted = left;
  else delete state.turn.granted;
}

/** Keeps the game waiting for as long as the granted transaction may be offered and accepted. */
const transactNow = question<{ partner: SeatId }>()(
  'transact-now',
  (game, seat, { partner }) =>
    isTransactionGranted(game, seat, partner) && !game.state.seats[partner]?.eliminated
      ? choose(
          `You may make a transaction with ${nameOfSeat(game, partner)} now. Make an offer, or press **Continue** when you are done.`,
          [{ key: 'go-on', label: 'Continue' }],
        )
      : { kind: 'none', reason: 'You can no longer make this transaction.' },
  { pause: true, title: 'make a transaction' },
);

/** Grants a player one transaction with another, at any time (94). */
const grantedTransaction = procedure<{ seat: SeatId; partner: SeatId }>()('granted-transaction', {
  start: ({ state }, { seat, partner }) => {
    state.turn.granted = [...(state.turn.granted ?? []), transactionPairKey(seat, partner)];
    return ask([transactNow.ask(seat, { partner })], 'over');
  },
  over: (game, { seat, partner }) => {
    endTransactionGrant(game, seat, partner);
    return done();
  },
});

export const callTransaction = (seat: SeatId, partner: SeatId) => call(grantedTransaction, { seat, partner }, 'finish');

export const grantedProcedures = [grantedTransaction];
export const grantedQuestions = [transactNow];
