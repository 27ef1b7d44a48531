import { technology } from '../../../../rules/components/component.ts';
import { exhaust, isExhausted } from '../../../../rules/components/in-force.ts';
import { gainTradeGoods } from '../../../../rules/deals/trade.ts';
import { chooseOther } from '../../../shared/choosing-players.ts';
import { deedForToken } from '../../../shared/strategy-token.ts';

export default technology({
  id: 'production-biomes',
  name: 'Production Biomes',
  set: 'base',
  text: 'Action: exhaust this and spend a strategy token for 4 trade goods; another player of your choice gets 2.',
  color: 'biotic',
  prerequisites: { biotic: 2 },
  faction: 'hacan',
  action: deedForToken({
    unable: (game, held) => (isExhausted(game, held) ? 'It is exhausted.' : undefined),
    target: (_game, { holder }) => chooseOther.of(holder, { prompt: 'Who else gains 2 trade goods?' }),
    effect: (game, held, [other]) => {
      exhaust(game, held);
      gainTradeGoods(game, held.holder, 4);
      if (other !== undefined) gainTradeGoods(game, other, 2);
    },
  }),
  questions: [chooseOther],
});
