import { on, politicalCard, type Game } from '#ti3/rules/components/component.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { isFirstAsked } from '#ti3/rules/politics/political-counts.ts';
import { goods, valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';
import { remainingSeats } from '#ti3/rules/seats.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

/** Returns the trade goods that each player received from the Trade card in this turn. */
function received({ facts }: Game): Map<SeatId, number> {
  const found = new Map<SeatId, number>();
  for (const fact of facts.slice(facts.findLastIndex(({ type }) => type === 'turn-begins') + 1))
    if (fact.type === 'trade-goods-changed' && fact.from === 'trade-card')
      found.set(fact.seat, (found.get(fact.seat) ?? 0) + fact.by);
  return found;
}

/** Shares these trade goods out evenly among the players who received any; the remainder is lost. */
function even(game: Game): void {
  const pool = received(game);
  const share = Math.floor([...pool.values()].reduce((sum, count) => sum + count, 0) / pool.size);
  for (const [seat, count] of pool) changeTradeGoods(game, seat, share - count);
}

export default politicalCard({
  id: 'class-struggle',
  name: 'Class Struggle',
  text: 'For: when players gain trade goods from the Trade strategy card, these are shared evenly among those players; the remainder is lost. Against: each player loses 2 trade goods.',
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({ against: (game, seat) => -Math.min(2, goods(game, seat)) }),
  confidence: 'medium',
  reactions: [
    on('after', 'action-performed', {
      mandatory: true,
      isUsable: (game, { holder }) => isFirstAsked(game, holder) && received(game).size > 1,
      effect: (game) => even(game),
    }),
  ],
  resolve: (game, outcome) => {
    if (outcome === 'against') for (const seat of remainingSeats(game.state)) changeTradeGoods(game, seat, -2);
  },
});
