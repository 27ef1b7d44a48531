import { legendaryCard } from '#ti4/rules/components/component.ts';
import { convertCommodities, gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { formatCount } from '#text/sentences.ts';
import { endOfTurnLegendaryCard } from '#ti4/content/shared/cards/legendary-card.ts';

export default legendaryCard({
  id: 'exterrix-headquarters',
  name: 'Exterrix Headquarters',
  set: 'pok',
  text: 'When your turn ends: you may exhaust this card to gain 2 trade goods, or to convert all your commodities to trade goods.',
  advice: {
    gains: { tradeGoods: 2 },
    choices: (game, seat, key) => ({ tradeGoods: key === 'gain' ? 2 : seatOf(game, seat).commodities / 2 }),
  },
  ...endOfTurnLegendaryCard('exterrix-headquarters', 'What do you use Exterrix Headquarters for?', (game, seat) => {
    const { commodities } = seatOf(game, seat);
    return [
      { key: 'gain', label: 'Gain 2 trade goods', effect: () => void gainTradeGoods(game, seat, 2) },
      ...(commodities > 0
        ? [
            {
              key: 'convert',
              label: `Convert ${formatCount(commodities, 'commodity', 'commodities')} to trade goods`,
              effect: () => void convertCommodities(game, seat, commodities),
            },
          ]
        : []),
    ];
  }),
});
