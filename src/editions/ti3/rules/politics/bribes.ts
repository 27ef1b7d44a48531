import { frameDataOf, framesOf, openAsks, procedureNamed, type Action } from '#engine';
import type { AbilityUse } from '#kit/components/ability-use.ts';
import { capitalize, formatCount } from '#text/sentences.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { changeTradeGoods, goodsRoom } from '#ti3/rules/trade/trade-goods.ts';
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

const CARD_PLAY = procedureNamed<AbilityUse>('play-action-card');

/** Tells whether a played card, which may still be canceled, takes a seat's trade goods. */
const isRobbed = ({ state, book }: Game, seat: SeatId): boolean =>
  [...framesOf(state.stack)].some((frame) => {
    const use = frameDataOf(frame, CARD_PLAY);
    return use !== undefined && (book.components[use.component]?.takesGoodsFrom?.(use).includes(seat) ?? false);
  });

/** Returns the seat that receives trade goods given to `to`. */
const receiverOf = (game: Game, to: SeatId): SeatId => modify(game, 'goods-receiver', { seat: to }, to);

/** Returns why a seat cannot give trade goods to another now; undefined if it can (E3 13.2). */
export function giftProblem(game: Game, seat: SeatId, to: SeatId): string | undefined {
  if (!Object.hasOwn(game.state.seats, to) || game.state.seats[to].eliminated || to === seat)
    return 'You cannot give trade goods to this player.';
  if (game.state.seats[seat].eliminated) return 'You are eliminated.';
  if (!seatOf(game, seat).tradeGoods) return 'You have no trade goods (E3 13.2).';
  if (isPaying(game, seat)) return 'Finish your payment first: you cannot give trade goods while you pay (E3 13.2).';
  if (isRobbed(game, seat)) return 'You cannot give trade goods away: a played card is about to take them (E3 13.2).';
  const reaches = receiverOf(game, to);
  if (reaches === seat)
    return `You cannot give ${nameOfSeat(game, to)} trade goods: you would gain them instead (E3 13.2).`;
  return goodsRoom(game, to) > 0
    ? undefined
    : `${capitalize(nameOfSeat(game, reaches))} already has the maximum number of trade goods (E3 13.2).`;
}

/** Returns how many trade goods a seat can give to another: at most what can be kept (E3 13.2). */
export const largestGift = (game: Game, seat: SeatId, to: SeatId): number =>
  giftProblem(game, seat, to) === undefined ? Math.min(seatOf(game, seat).tradeGoods, goodsRoom(game, to)) : 0;

/** Gives trade goods at any time; promises made in return are not binding (E3 13.2). */
const giveTradeGoods: Action<Game> = {
  name: 'give-trade-goods',
  check: (game, seat, { to, count }: Gift) => {
    const problem = giftProblem(game, seat, typeof to === 'string' ? to : '');
    if (problem !== undefined) return problem;
    if (!counted(count)) return 'Enter how many trade goods you give.';
    const { tradeGoods } = seatOf(game, seat);
    if (counted(count) > tradeGoods) return `You have only ${formatCount(tradeGoods, 'trade good')}.`;
    const most = largestGift(game, seat, String(to));
    return counted(count) > most
      ? `${capitalize(nameOfSeat(game, receiverOf(game, String(to))))} can keep only ${formatCount(most, 'more trade good')} (E3 13.2).`
      : undefined;
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
