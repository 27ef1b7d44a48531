import { call } from '#engine';
import { explorationCard } from '#ti4/rules/components/component.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { gainCommandTokens } from '#ti4/content/shared/procedures/gain-command-tokens.ts';

export default explorationCard({
  id: 'entropic-field',
  name: 'Entropic Field',
  set: 'codex-3',
  text: 'Gain 2 trade goods and 1 command token.',
  deck: 'frontier',
  copies: 1,
  procedures: [gainCommandTokens],
  resolve: (game, { seat }) => {
    gainTradeGoods(game, seat, 2);
    return call(gainCommandTokens, { seat, count: 1 }, 'finish');
  },
});
