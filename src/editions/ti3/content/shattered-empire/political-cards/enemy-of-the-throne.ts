import { call } from '#engine';
import { on, politicalCard } from '#ti3/rules/components/component.ts';
import { receiveCounters } from '#ti3/rules/tokens/counter-placement.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { drawActionCards } from '#ti3/rules/phases/action-cards.ts';
import { discardLaw } from '#ti3/rules/politics/laws.ts';
import { valueIfElected } from '#ti3/rules/politics/outcome-values.ts';

const ID = 'enemy-of-the-throne';

export default politicalCard({
  id: ID,
  name: 'Enemy of the Throne',
  text: 'Elect a player: the next player who wins a space battle against them gains 2 trade goods, 1 command counter and 1 action card. Then discard this law.',
  law: true,
  elect: 'player',
  stake: valueIfElected(-3),
  confidence: 'medium',
  reactions: [
    on('after', 'space-battle-ends', {
      mandatory: true,
      isUsable: (_game, { holder }, { attacker, defender, winner }) =>
        [attacker, defender].includes(holder) && winner !== null && winner !== holder,
      effect: (game, _held, { winner }) => {
        if (winner === null) return undefined;
        discardLaw(game, ID);
        changeTradeGoods(game, winner, 2);
        drawActionCards(game, winner, 1);
        return call(receiveCounters, { seat: winner, count: 1 }, 'finish');
      },
    }),
  ],
});
