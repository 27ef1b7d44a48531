import { call } from '#engine';
import { explorationCard } from '#ti4/rules/components/component.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { gainCommandTokens } from '#ti4/content/shared/procedures/gain-command-tokens.ts';

export default explorationCard({
  id: 'major-entropic-field',
  name: 'Major Entropic Field',
  set: 'codex-3',
  text: 'Gain 3 trade goods and 1 command token.',
  deck: 'frontier',
  copies: 1,
  procedures: [gainCommandTokens],
  resolve: (game, { seat }) => {
    gainTradeGoods(game, seat, 3);
    return call(gainCommandTokens, { seat, count: 1 }, 'finish');
  },
});
