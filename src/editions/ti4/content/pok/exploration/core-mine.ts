import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { hazard } from '#ti4/content/pok/shared/hazard.ts';

export default hazard({
  id: 'core-mine',
  name: 'Core Mine',
  does: 'gain 1 trade good',
  gained: (game, { seat }) => gainTradeGoods(game, seat, 1),
});
