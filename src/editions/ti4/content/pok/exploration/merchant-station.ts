import { explorationCard } from '#ti4/rules/components/component.ts';
import { convertCommodities, replenishCommodities } from '#ti4/rules/trade/trade-goods.ts';
import { seatOf } from '#ti4/rules/seats.ts';

export default explorationCard({
  id: 'merchant-station',
  name: 'Merchant Station',
  set: 'pok',
  text: 'You may replenish your commodities, or convert all your commodities to trade goods.',
  deck: 'frontier',
  copies: 2,
  ways: (game, { seat }) => {
    const { commodities } = seatOf(game, seat);
    return [
      { key: 'replenish', label: 'Replenish commodities', effect: () => replenishCommodities(game, seat) },
      ...(commodities > 0
        ? [
            {
              key: 'convert',
              label: 'Convert all to trade goods',
              effect: () => convertCommodities(game, seat, commodities),
            },
          ]
        : []),
    ];
  },
});
