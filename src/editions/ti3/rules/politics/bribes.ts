import type { Action } from '../../../../engine/index.ts';
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

/** As long as a political card is debated and voted on, trade goods may change hands; what is promised for them binds nobody (E3 13.2). */
const giveTradeGoods: Action<Game> = {
  name: 'give-trade-goods',
  check: (game, seat, { to, count }: Gift) => {
    if (game.within(voteOn) === undefined) return 'Trade goods are given only while a political card is debated and voted on.';
    if (typeof to !== 'string' || !game.state.seats[to] || game.state.seats[to].eliminated || to === seat)
      return 'There is no such player.';
    if (!counted(count)) return 'Say how many trade goods.';
    const { tradeGoods } = seatOf(game, seat);
    return counted(count) > tradeGoods ? `You have ${tradeGoods}.` : undefined;
  },
  run: (game, seat, { to, count }: { to: SeatId; count: number }) => {
    changeTradeGoods(game, seat, -count);
    changeTradeGoods(game, to, count);
    return undefined;
  },
};

export const bribeActions = [giveTradeGoods];
