import { openAsks, type Action } from '../../../../engine/index.ts';
import { changeTradeGoods } from '../counters/trade-goods.ts';
import type { Game } from '../game.ts';
import { claimPaymentQuestions } from '../phases/claim-payment.ts';
import { payment } from '../production/payment.ts';
import { seatOf } from '../seats.ts';
import type { SeatId } from '../terms.ts';

interface Gift {
  to?: unknown;
  count?: unknown;
}

const counted = (count: unknown): number => (typeof count === 'number' && Number.isInteger(count) && count > 0 ? count : 0);

const PAYMENTS = new Set([payment, ...claimPaymentQuestions].map(({ name }) => name));

/** Whether a seat has taken something that it has not paid for. */
const isPaying = ({ state }: Game, seat: SeatId): boolean =>
  openAsks(state).some(({ ask }) => ask.player === seat && PAYMENTS.has(ask.question));

/** Why no trade goods can be given to somebody just now (E3 13.2). */
export function giftProblem(game: Game, seat: SeatId, to: SeatId): string | undefined {
  if (!Object.hasOwn(game.state.seats, to) || game.state.seats[to].eliminated || to === seat) return 'There is no such player.';
  if (game.state.seats[seat].eliminated) return 'You are out of the game.';
  if (!seatOf(game, seat).tradeGoods) return 'You have no trade goods (E3 13.2).';
  return isPaying(game, seat) ? 'Pay first: trade goods are not given in the middle of a payment (E3 13.2).' : undefined;
}

/** Trade goods may change hands at any time; no promise for them binds anybody (E3 13.2). */
const giveTradeGoods: Action<Game> = {
  name: 'give-trade-goods',
  check: (game, seat, { to, count }: Gift) => {
    const problem = giftProblem(game, seat, typeof to === 'string' ? to : '');
    if (problem !== undefined) return problem;
    if (!counted(count)) return 'Say how many trade goods.';
    const { tradeGoods } = seatOf(game, seat);
    return counted(count) > tradeGoods ? `You have ${tradeGoods}.` : undefined;
  },
  run: (game, seat, { to, count }: { to: SeatId; count: number }) => {
    game.fact({ type: 'trade-goods-given', seat, receiver: to, count });
    changeTradeGoods(game, seat, -count);
    changeTradeGoods(game, to, count);
    return undefined;
  },
};

export const bribeActions = [giveTradeGoods];
