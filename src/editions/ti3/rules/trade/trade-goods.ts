import { done, type EngineBook } from '#engine';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { interruptWith } from '#ti3/rules/events/moments.ts';
import { procedure, type Game } from '#ti3/rules/game.ts';
import { nameOfSeat } from '#ti3/rules/names.ts';
import { remainingSeats, seatOf } from '#ti3/rules/seats.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

/** Changes a seat's trade goods, never below 0 (E3 11.2, 15.4). `from`: source, for components that depend on it. */
export function changeTradeGoods(game: Game, seat: SeatId, by: number, from?: 'trade-card'): void {
  const receiver = by > 0 ? modify(game, 'goods-receiver', { seat }, seat) : seat;
  const place = seatOf(game, receiver);
  const changed = Math.max(by, -place.tradeGoods);
  if (!changed) return;
  place.tradeGoods += changed;
  game.addFact({ type: 'trade-goods-changed', seat: receiver, by: changed, ...(from && { from }) });
}

/** Returns the number of trade goods a seat has above its limit. */
const over = (game: Game, seat: SeatId): number =>
  seatOf(game, seat).tradeGoods - modify(game, 'goods-limit', { seat }, Infinity);

/** Returns how many trade goods that a seat gains could be kept by their receiver. */
export const goodsRoom = (game: Game, seat: SeatId): number =>
  Math.max(0, -over(game, modify(game, 'goods-receiver', { seat }, seat)));

/** Returns why trade goods would bring a seat nothing: their receiver can keep no more. Undefined if they would. */
export function goodsGainProblem(game: Game, seat: SeatId): string | undefined {
  if (goodsRoom(game, seat) > 0) return undefined;
  const receiver = modify(game, 'goods-receiver', { seat }, seat);
  return receiver === seat
    ? 'You already have the maximum number of trade goods.'
    : `${nameOfSeat(game, receiver)} would gain them, but already has the maximum.`;
}

/** Removes trade goods above the limit at once. */
const goodsLimit = procedure<object>()('goods-limit', {
  lose: (game) => {
    for (const seat of remainingSeats(game.state)) {
      const count = over(game, seat);
      if (count <= 0) continue;
      seatOf(game, seat).tradeGoods -= count;
      game.addFact({ type: 'trade-goods-over', seat, count });
    }
    return done();
  },
});

export const tradeGoodsCheck: EngineBook<Game>['standingChecks'][number] = (game) =>
  remainingSeats(game.state).some((seat) => over(game, seat) > 0) ? interruptWith(goodsLimit, {}) : undefined;

export const tradeGoodsProcedures = [goodsLimit];
