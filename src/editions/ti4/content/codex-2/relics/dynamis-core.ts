import { relic } from '#ti4/rules/components/component.ts';
import { gainTradeGoods, printedCommodities } from '#ti4/rules/trade/trade-goods.ts';
import { purgeRelic } from '#ti4/rules/exploration/relics.ts';

const MORE = 2;

export default relic({
  id: 'dynamis-core',
  name: 'Dynamis Core',
  set: 'codex-2',
  text: 'Your commodity value is 2 higher. Action: purge this card to gain trade goods equal to the commodity value on your faction sheet, plus 2.',
  advice: { gains: { tradeGoods: 5 } },
  modifiers: { 'commodity-limit': (_game, { holder }, limit, { seat }) => (seat === holder ? limit + MORE : limit) },
  action: {
    problem: () => undefined,
    effect: (game, { holder, key }) => {
      purgeRelic(game, holder, key);
      gainTradeGoods(game, holder, printedCommodities(game, holder) + MORE);
      return undefined;
    },
  },
});
