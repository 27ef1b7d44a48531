import { gainTradeGoods } from '../../../rules/deals/trade.ts';
import { hazard } from '../shared/hazard.ts';

export default hazard({
  id: 'core-mine',
  name: 'Core Mine',
  does: 'you gain 1 trade good',
  gained: (game, { seat }) => gainTradeGoods(game, seat, 1),
});
