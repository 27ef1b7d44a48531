import { legendaryCard } from '#ti4/rules/components/component.ts';
import { convertCommodities, gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { formatCount } from '#text/sentences.ts';
import { endOfTurnLegendaryCard } from '#ti4/content/shared/cards/legendary-card.ts';

export default legendaryCard({
  id: 'exterrix-headquarters',
  name: 'Exterrix Headquarters',
  set: 'pok',
  text: 'As your turn ends, exhaust it: take 2 trade goods, or turn all your commodities into trade goods.',
  advice: {
    gains: { tradeGoods: 2 },
    choices: (game, seat, key) => ({ tradeGoods: key === 'gain' ? 2 : seatOf(game, seat).commodities / 2 }),
  },
  ...endOfTurnLegendaryCard('exterrix-headquarters', 'What does Mallice bring you?', (game, seat) => {
    const { commodities } = seatOf(game, seat);
    return [
      { key: 'gain', label: 'Take 2 trade goods', effect: () => void gainTradeGoods(game, seat, 2) },
      ...(commodities > 0
        ? [
            {
              key: 'convert',
              label: `Turn your ${formatCount(commodities, 'commodity', 'commodities')} into trade goods`,
              effect: () => void convertCommodities(game, seat, commodities),
            },
          ]
        : []),
    ];
  }),
});
