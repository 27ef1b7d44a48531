import type { HeldComponent } from '#kit/components/types.ts';
import { invalidateInForce } from '#ti4/rules/components/in-force.ts';
import { leaderSheetKey } from '#ti4/rules/components/zones/leaders.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { Leader } from '#ti4/rules/state.ts';

type Lying = Pick<HeldComponent, 'holder' | 'key'>;

const leaderOf = (game: Game, held: Lying): Leader | undefined =>
  game.state.seats[held.holder]?.leaders?.[leaderSheetKey(held)];

/** Returns the number of trade goods on a leader. */
export const tradeGoodsOnLeader = (game: Game, held: Lying): number => leaderOf(game, held)?.goods ?? 0;

/** Places trade goods from the supply on a leader, where no player can spend them. */
export function placeTradeGoodsOnLeader(game: Game, held: Lying, count: number): void {
  const leader = leaderOf(game, held);
  if (!leader || count <= 0) return;
  leader.goods = (leader.goods ?? 0) + count;
  invalidateInForce(game);
  game.addFact({ type: 'goods-put-on-leader', seat: held.holder, leader: leader.component, count });
}

/** Removes all trade goods from a leader; returns their number. */
export function takeTradeGoodsFromLeader(game: Game, held: Lying): number {
  const leader = leaderOf(game, held);
  const count = leader?.goods ?? 0;
  if (leader) delete leader.goods;
  invalidateInForce(game);
  return count;
}
