import { modify } from '../components/modifiers.ts';
import type { Game } from '../game.ts';
import { seatOf } from '../seats.ts';
import type { SeatId } from '../terms.ts';

/** Trade goods come or go (E3 11.2, 15.4); nobody has less than none. */
export function changeTradeGoods(game: Game, seat: SeatId, by: number): void {
  const receiver = by > 0 ? modify(game, 'goods-receiver', { seat }, seat) : seat;
  const place = seatOf(game, receiver);
  const changed = Math.max(by, -place.tradeGoods);
  if (!changed) return;
  place.tradeGoods += changed;
  game.fact({ type: 'trade-goods-changed', seat: receiver, by: changed });
}
