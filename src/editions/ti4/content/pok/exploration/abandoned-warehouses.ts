import { explorationCard } from '#ti4/rules/components/component.ts';
import { commodityLimit, convertCommodities, gainCommodities } from '#ti4/rules/trade/trade-goods.ts';
import { seatOf } from '#ti4/rules/seats.ts';

export default explorationCard({
  id: 'abandoned-warehouses',
  name: 'Abandoned Warehouses',
  set: 'pok',
  text: 'If you like, take 2 commodities, or else turn 1 or 2 that you have into trade goods.',
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
      label: `Turn ${count} into trade goods`,
      effect: () => convertCommodities(game, seat, count),
    });
    return [
      ...(room > 0
        ? [
            {
              key: 'gain',
              label: `Take ${Math.min(2, room)} commodities`,
              effect: () => gainCommodities(game, seat, 2),
            },
          ]
        : []),
      ...(commodities > 1 ? [converts(2)] : []),
      ...(commodities > 0 ? [converts(1)] : []),
    ];
  },
});
