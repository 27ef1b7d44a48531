import { choose, chosenOne } from '../../../../../../engine/index.ts';
import { ability, on } from '../../../../rules/components/component.ts';
import { addEffect, effectsOf } from '../../../../rules/components/effects.ts';
import { noLaws } from '../../../../rules/council/laws.ts';
import { loseTradeGoods, spendCommodities } from '../../../../rules/deals/trade.ts';
import { question } from '../../../../rules/game.ts';
import { seatOf } from '../../../../rules/seats.ts';

const ID = 'laws-order';

const price = question<object>()(
  'laws-order-price',
  (game, seat) => {
    const { tradeGoods, commodities } = seatOf(game, seat);
    return choose('What do you spend to have all laws treated as blank this turn?', [
      ...(tradeGoods ? [{ key: 'trade-good', label: '1 trade good' }] : []),
      ...(commodities ? [{ key: 'commodity', label: '1 commodity' }] : []),
    ]);
  },
  { title: 'pay for Law’s Order' },
);

export default ability({
  id: ID,
  name: "Law's Order",
  set: 'codex-3',
  faction: 'keleres',
  text: "Whenever somebody's turn starts you may give up a trade good or a commodity: to the end of that turn no law says anything, to anybody.",
  blanksLaws: true,
  questions: [price],
  reactions: [
    on('when', 'turn-begins', {
      usable: (game, { holder }) => {
        const { tradeGoods, commodities } = seatOf(game, holder);
        return tradeGoods + commodities > 0 && !noLaws(game) && !effectsOf(game, ID).length;
      },
      target: (_game, { holder }) => price.of(holder, {}),
      effect: (game, { holder }, _event, target) => {
        const paid = chosenOne(target);
        if (paid === undefined) return;
        if (paid === 'commodity') spendCommodities(game, holder, 1, ID);
        else loseTradeGoods(game, holder, 1, ID, 'spent');
        addEffect(game, ID, holder, null, 'turn');
        game.fact({ type: 'laws-blanked', seat: holder });
      },
    }),
  ],
});
