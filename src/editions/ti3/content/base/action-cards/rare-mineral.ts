import { actionCard, on } from '#ti3/rules/components/component.ts';
import { tacticalAction } from '#ti3/rules/phases/tactical-action.ts';
import { changeTradeGoods, goodsGainProblem } from '#ti3/rules/trade/trade-goods.ts';

const GOODS = 3;

export default actionCard({
  id: 'rare-mineral',
  name: 'Rare Mineral',
  copies: 3,
  text: 'After you land on a neutral planet and gain control of it: gain 3 trade goods.',
  confidence: 'medium',
  reactions: [
    // A player lands on neutral planets only in their own tactical action (E3 6.5, 10.4).
    on('after', 'planet-taken', {
      isUsable: (game, { holder }, { seat, from }) =>
        seat === holder &&
        from === null &&
        game.enclosingData(tacticalAction)?.seat === holder &&
        goodsGainProblem(game, holder) === undefined,
      effect: (game, { holder }) => changeTradeGoods(game, holder, GOODS),
    }),
  ],
});
