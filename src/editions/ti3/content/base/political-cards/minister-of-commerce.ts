import { politicalCard, on } from '#ti3/rules/components/component.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import type { Game } from '#ti3/rules/game.ts';
import { seatOf, othersFrom } from '#ti3/rules/seats.ts';
import type { SeatId } from '#ti3/rules/terms.ts';
import { agreementsOf } from '#ti3/rules/trade/breaking-agreements.ts';
import { valueIfElected, tradesOf } from '#ti3/rules/politics/outcome-values.ts';

const traders = (game: Game, holder: SeatId): SeatId[] =>
  othersFrom(game.state, holder).filter((seat) => agreementsOf(game, seat).length && seatOf(game, seat).tradeGoods);

export default politicalCard({
  id: 'minister-of-commerce',
  name: 'Minister of Commerce',
  text: 'Elect a player: in each status phase, each other player with a trade agreement gives 1 trade good to the elected player.',
  law: true,
  elect: 'player',
  stake: valueIfElected(3, (game, seat) => -0.5 * Math.min(1, tradesOf(game, seat))),
  confidence: 'medium',
  reactions: [
    on('when', 'status-phase-begins', {
      mandatory: true,
      isUsable: (game, { holder }) => traders(game, holder).length > 0,
      effect: (game, { holder }) => {
        for (const seat of traders(game, holder)) {
          changeTradeGoods(game, seat, -1);
          changeTradeGoods(game, holder, 1);
        }
      },
    }),
  ],
});
