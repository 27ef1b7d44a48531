import { politicalCard, on } from '#ti3/rules/components/component.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { valueIfElected } from '#ti3/rules/politics/outcome-values.ts';

export default politicalCard({
  id: 'minister-of-exploration',
  name: 'Minister of Exploration',
  text: 'Elect a player: each time another player gains control of a neutral planet, the elected player gains 1 trade good.',
  law: true,
  elect: 'player',
  stake: valueIfElected(2),
  confidence: 'medium',
  reactions: [
    on('after', 'planet-taken', {
      mandatory: true,
      isUsable: (_game, { holder }, { seat, from }) => from === null && seat !== holder,
      effect: (game, { holder }) => changeTradeGoods(game, holder, 1),
    }),
  ],
});
