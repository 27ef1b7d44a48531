import { politicalCard, on } from '#ti3/rules/components/component.ts';
import { tacticalAction } from '#ti3/rules/phases/tactical-action.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { valueIfElected } from '#ti3/rules/politics/outcome-values.ts';

export default politicalCard({
  id: 'minister-of-exploration',
  name: 'Minister of Exploration',
  text: 'Elect a player: each time another player lands on a neutral planet and gains control of it, the elected player gains 1 trade good.',
  law: true,
  elect: 'player',
  stake: valueIfElected(2),
  confidence: 'medium',
  reactions: [
    // A player lands on neutral planets only in their own tactical action (E3 6.5, 10.4).
    on('after', 'planet-taken', {
      mandatory: true,
      isUsable: (game, { holder }, { seat, from }) =>
        from === null && seat !== holder && game.enclosingData(tacticalAction)?.seat === seat,
      effect: (game, { holder }) => changeTradeGoods(game, holder, 1),
    }),
  ],
});
