import { politicalCard, on } from '../../../rules/components/component.ts';
import { changeTradeGoods } from '../../../rules/counters/trade-goods.ts';
import type { Game } from '../../../rules/game.ts';
import { seatOf, others } from '../../../rules/seats.ts';
import type { SeatId } from '../../../rules/terms.ts';
import { agreementsOf } from '../../../rules/trade/breaking.ts';
import { ifElected, tradesOf } from '../../../rules/politics/stakes.ts';

const traders = (game: Game, holder: SeatId): SeatId[] =>
  others(game.state, holder).filter((seat) => agreementsOf(game, seat).length && seatOf(game, seat).tradeGoods);

export default politicalCard({
  id: 'minister-of-commerce',
  name: 'Minister of Commerce',
  text: 'Elect a player, who gets a trade good in each status phase from every other player with a trade agreement.',
  law: true,
  elect: 'player',
  stake: ifElected(3, (game, seat) => -0.5 * Math.min(1, tradesOf(game, seat))),
  confidence: 'medium',
  reactions: [
    on('when', 'status-phase-begins', {
      mandatory: true,
      usable: (game, { holder }) => traders(game, holder).length > 0,
      effect: (game, { holder }) => {
        for (const seat of traders(game, holder)) {
          changeTradeGoods(game, seat, -1);
          changeTradeGoods(game, holder, 1);
        }
      },
    }),
  ],
});
