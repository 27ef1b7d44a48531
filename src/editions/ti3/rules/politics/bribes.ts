import { dataOf, framesOf, type Action } from '../../../../engine/index.ts';
import { changeTradeGoods } from '../counters/trade-goods.ts';
import type { Game } from '../game.ts';
import { seatOf } from '../seats.ts';
import type { SeatId } from '../terms.ts';
import { voteOn } from './voting.ts';

interface Gift {
  to?: unknown;
  count?: unknown;
}

const counted = (count: unknown): number => (typeof count === 'number' && Number.isInteger(count) && count > 0 ? count : 0);

/** Whether a political card is before the council, whoever looks, and wherever from. */
const debated = ({ state }: Game): boolean => [...framesOf(state.stack)].some((frame) => dataOf(frame, voteOn) !== undefined);

/** Why no trade goods can be given to somebody just now (E3 13.2). */
export function giftProblem(game: Game, seat: SeatId, to: SeatId): string | undefined {
  if (!debated(game)) return 'Trade goods are given only while a political card is debated and voted on (E3 13.2).';
  if (!game.state.seats[to] || game.state.seats[to].eliminated || to === seat) return 'There is no such player.';
  return seatOf(game, seat).tradeGoods ? undefined : 'You have no trade goods (E3 13.2).';
}

/** As long as a political card is debated and voted on, trade goods may change hands; what is promised for them binds nobody (E3 13.2). */
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
