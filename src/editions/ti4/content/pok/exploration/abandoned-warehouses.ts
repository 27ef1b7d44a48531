import { explorationCard } from '#ti4/rules/components/component.ts';
import { commodityLimit, convertCommodities, gainCommodities } from '#ti4/rules/trade/trade-goods.ts';
import { seatOf } from '#ti4/rules/seats.ts';

export default explorationCard({
  id: 'abandoned-warehouses',
  name: 'Abandoned Warehouses',
  set: 'pok',
  text: 'You may gain 2 commodities, or convert 1 or 2 of your commodities to trade goods.',
  advice: {
    choices: (game, seat, key) => {
      const room = commodityLimit(game, seat) - seatOf(game, seat).commodities;
      return { tradeGoods: key === 'gain' ? Math.min(2, room) / 2 : key === 'convert-2' ? 1.1 : 0.5 };
    },
  },
  deck: 'industrial',
  copies: 4,
  ways: (game, { seat }) => {
    const { commodities } = seatOf(game, seat);
    const room = commodityLimit(game, seat) - commodities;
    const converts = (count: number) => ({
      key: `convert-${count}`,
      label: `Convert ${count} ${count === 1 ? 'commodity' : 'commodities'}`,
      effect: () => convertCommodities(game, seat, count),
    });
    return [
      ...(room > 0
        ? [
            {
              key: 'gain',
              label: `Gain ${room > 1 ? '2 commodities' : '1 commodity'}`,
              effect: () => gainCommodities(game, seat, 2),
            },
          ]
        : []),
      ...(commodities > 1 ? [converts(2)] : []),
      ...(commodities > 0 ? [converts(1)] : []),
    ];
  },
});
