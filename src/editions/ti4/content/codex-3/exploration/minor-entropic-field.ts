import { call } from '../../../../../engine/index.ts';
import { explorationCard } from '../../../rules/components/component.ts';
import { gainTradeGoods } from '../../../rules/deals/trade.ts';
import { gainCommandTokens } from '../../shared/gaining-tokens.ts';

export default explorationCard({
  id: 'minor-entropic-field',
  name: 'Minor Entropic Field',
  set: 'codex-3',
  text: 'A command token and a trade good are yours.',
  deck: 'frontier',
  copies: 1,
  procedures: [gainCommandTokens],
  resolve: (game, { seat }) => {
    gainTradeGoods(game, seat, 1);
    return call(gainCommandTokens, { seat, count: 1 }, 'finish');
  },
});
