import type { Spec } from '#engine';
import { leader, on } from '#ti4/rules/components/component.ts';
import { castMoreVotes, mayAddVotes } from '#ti4/rules/politics/voting.ts';
import { spendTradeGoods, tradeGoodsToSpend } from '#ti4/rules/trade/trade-goods.ts';
import { question } from '#ti4/rules/game.ts';
import { seatOf } from '#ti4/rules/seats.ts';

const ID = 'gila-the-silvertongue';
const GOODS = 10;
const VOTES = 2;

const howMany = question<object, number>()(ID, (game, seat): Spec => ({
  kind: 'number',
  prompt: `Gila: how many trade goods do you spend, for ${VOTES} votes each?`,
  min: 0,
  max: tradeGoodsToSpend(game, seat),
}));

export default leader({
  id: ID,
  set: 'pok',
  faction: 'hacan',
  name: 'Gila the Silvertongue',
  role: 'commander',
  text: 'Unlocked by 10 trade goods. When you vote you may spend trade goods, for 2 more votes each.',
  unlocks: (game, seat) => seatOf(game, seat).tradeGoods >= GOODS,
  questions: [howMany],
  reactions: [
    // For the outcome that has been voted for: whoever casts no vote has none to add to (note 1).
    on('after', 'votes-cast', {
      usable: (game, { holder }, { seat, votes }) =>
        seat === holder && votes > 0 && mayAddVotes(game, holder) && tradeGoodsToSpend(game, holder) > 0,
      target: (_game, { holder }) => howMany.of(holder, {}),
      effect: (game, { holder }, _event, [spent = '0']) =>
        castMoreVotes(game, holder, VOTES * spendTradeGoods(game, holder, Number(spent), ID)),
    }),
  ],
});
