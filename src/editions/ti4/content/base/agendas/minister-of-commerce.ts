import { areNeighbors } from '#ti4/rules/board/adjacency.ts';
import { agenda, on } from '#ti4/rules/components/component.ts';
import { othersFrom } from '#ti4/rules/seats.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';

export default agenda({
  id: 'minister-of-commerce',
  name: 'Minister of Commerce',
  set: 'base',
  text: 'Elect a player: after they replenish commodities, they gain 1 trade good for each of their neighbors.',
  type: 'law',
  elect: 'player',
  goesTo: 'owner',
  reactions: [
    on('when', 'commodities-replenished', {
      mandatory: true,
      isUsable: (_game, held, { seat }) => seat === held.holder,
      effect: (game, { holder }) =>
        gainTradeGoods(
          game,
          holder,
          othersFrom(game.state, holder).filter((other) => areNeighbors(game, holder, other)).length,
        ),
    }),
  ],
});
