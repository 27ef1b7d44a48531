import { neighbors } from '../../../rules/units/board.ts';
import { agenda, on } from '../../../rules/components/component.ts';
import { othersFrom } from '../../../rules/seats.ts';
import { gainTradeGoods } from '../../../rules/deals/trade.ts';

export default agenda({
  id: 'minister-of-commerce',
  name: 'Minister of Commerce',
  set: 'base',
  text: 'Elect a player: each time they replenish commodities, every neighbour of theirs is worth a trade good to them.',
  type: 'law',
  elect: 'player',
  goesTo: 'owner',
  reactions: [
    on('when', 'commodities-replenished', {
      mandatory: true,
      usable: (_game, held, { seat }) => seat === held.holder,
      effect: (game, { holder }) =>
        gainTradeGoods(
          game,
          holder,
          othersFrom(game.state, holder).filter((other) => neighbors(game, holder, other)).length,
        ),
    }),
  ],
});
