import { actionCard, on } from '#ti3/rules/components/component.ts';
import { changeTradeGoods, goodsGainProblem } from '#ti3/rules/trade/trade-goods.ts';

const GOODS = 3;

export default actionCard({
  id: 'rare-mineral',
  name: 'Rare Mineral',
  copies: 3,
  text: 'After you land on a neutral planet and gain control of it: gain 3 trade goods.',
  confidence: 'medium',
  reactions: [
    on('after', 'planet-taken', {
      isUsable: (game, { holder }, { seat, from }) =>
        seat === holder && from === null && goodsGainProblem(game, holder) === undefined,
      effect: (game, { holder }) => changeTradeGoods(game, holder, GOODS),
    }),
  ],
});
