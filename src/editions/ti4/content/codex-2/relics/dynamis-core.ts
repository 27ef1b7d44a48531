import { relic } from '#ti4/rules/components/component.ts';
import { gainTradeGoods, printedCommodities } from '#ti4/rules/trade/trade-goods.ts';
import { purgeRelic } from '#ti4/rules/exploration/relics.ts';

const MORE = 2;

export default relic({
  id: 'dynamis-core',
  name: 'Dynamis Core',
  set: 'codex-2',
  text: 'You have room for 2 commodities more. As an action you may give it up for good: you gain as many trade goods as your faction sheet has commodities, and 2 more.',
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
