import { technology } from '#ti4/rules/components/component.ts';
import { exhaust, isExhausted } from '#ti4/rules/components/in-force.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { chooseOtherPlayer } from '#ti4/content/shared/procedures/player-questions.ts';
import { abilityForToken } from '#ti4/content/shared/cards/strategy-token-ability.ts';

export default technology({
  id: 'production-biomes',
  name: 'Production Biomes',
  set: 'base',
  text: 'Action: exhaust this card and spend 1 strategy token. You gain 4 trade goods, and another player of your choice gains 2.',
  color: 'biotic',
  prerequisites: { biotic: 2 },
  faction: 'hacan',
  action: abilityForToken({
    problem: (game, held) => (isExhausted(game, held) ? 'This card is exhausted.' : undefined),
    target: (_game, { holder }) => chooseOtherPlayer.ask(holder, { prompt: 'Which other player gains 2 trade goods?' }),
    effect: (game, held, [other]) => {
      exhaust(game, held);
      gainTradeGoods(game, held.holder, 4);
      if (other !== undefined) gainTradeGoods(game, other, 2);
    },
  }),
  questions: [chooseOtherPlayer],
});
