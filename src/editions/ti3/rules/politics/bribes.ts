import { openAsks, type Action } from '#engine';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import type { Game } from '#ti3/rules/game.ts';
import { nameOfSeat } from '#ti3/rules/names.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

interface Gift {
  to?: unknown;
  count?: unknown;
}

const counted = (count: unknown): number =>
  typeof count === 'number' && Number.isInteger(count) && count > 0 ? count : 0;

/** Tells whether an open question makes a seat pay, or may do so. */
const isPaying = ({ state, book }: Game, seat: SeatId): boolean =>
  openAsks(state).some(({ ask }) =>
    book.questions[ask.question]?.owing?.(ask.player, ask.data as never).includes(seat),
  );

/** Returns the seat that receives trade goods given to `to`. */
const receiverOf = (game: Game, to: SeatId): SeatId => modify(game, 'goods-receiver', { seat: to }, to);

/** Returns why a seat cannot give trade goods to another now; undefined if it can (E3 13.2). */
export function giftProblem(game: Game, seat: SeatId, to: SeatId): string | undefined {
  if (!Object.hasOwn(game.state.seats, to) || game.state.seats[to].eliminated || to === seat)
    return 'You cannot give trade goods to this player.';
  if (game.state.seats[seat].eliminated) return 'You are eliminated.';
  if (!seatOf(game, seat).tradeGoods) return 'You have no trade goods (E3 13.2).';
  if (isPaying(game, seat))
    return 'Finish your payment first: you cannot give trade goods in the middle of it (E3 13.2).';
  return receiverOf(game, to) === seat
    ? `You cannot give ${nameOfSeat(game, to)} trade goods: you would gain them instead (E3 13.2).`
    : undefined;
}

/** Gives trade goods at any time; promises made in return are not binding (E3 13.2). */
const giveTradeGoods: Action<Game> = {
  name: 'give-trade-goods',
  check: (game, seat, { to, count }: Gift) => {
    const problem = giftProblem(game, seat, typeof to === 'string' ? to : '');
    if (problem !== undefined) return problem;
    if (!counted(count)) return 'Say how many trade goods you give.';
    const { tradeGoods } = seatOf(game, seat);
    return counted(count) > tradeGoods ? `You have only ${tradeGoods}.` : undefined;
  },
  run: (game, seat, { to, count }: { to: SeatId; count: number }) => {
    const reaches = receiverOf(game, to);
    game.addFact({ type: 'trade-goods-given', seat, receiver: to, count, ...(reaches !== to && { reaches }) });
    changeTradeGoods(game, seat, -count);
    changeTradeGoods(game, to, count);
    return undefined;
  },
};

export const bribeActions = [giveTradeGoods];
