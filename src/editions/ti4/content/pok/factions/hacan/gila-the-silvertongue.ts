import type { Spec } from '#engine';
import { leader, on } from '#ti4/rules/components/component.ts';
import { castExtraVotes } from '#ti4/rules/politics/voting.ts';
import { canAddVotes } from '#ti4/rules/politics/available-votes.ts';
import { spendTradeGoods, spendableTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { question } from '#ti4/rules/game.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { unlocksWith } from '#ti4/content/shared/queries/unlock-count.ts';

const ID = 'gila-the-silvertongue';
const GOODS = 10;
const VOTES = 2;

const howMany = question<object, number>()(ID, (game, seat): Spec => ({
  kind: 'number',
  prompt: `Gila: how many trade goods do you spend for ${VOTES} votes each?`,
  min: 0,
  max: spendableTradeGoods(game, seat),
}));

export default leader({
  id: ID,
  set: 'pok',
  faction: 'hacan',
  name: 'Gila the Silvertongue',
  role: 'commander',
  text: 'Unlock: have 10 trade goods. When you cast votes: you may spend any number of trade goods for 2 extra votes each.',
  ...unlocksWith(GOODS, 'trade goods', (game, seat) => seatOf(game, seat).tradeGoods),
  questions: [howMany],
  reactions: [
    // Adds to the outcome already voted for: a player who casts no votes cannot add any (note 1).
    on('after', 'votes-cast', {
      isUsable: (game, { holder }, { seat, votes }) =>
        seat === holder && votes > 0 && canAddVotes(game, holder) && spendableTradeGoods(game, holder) > 0,
      target: (_game, { holder }) => howMany.ask(holder, {}),
      effect: (game, { holder }, _event, [spent = '0']) =>
        castExtraVotes(game, holder, VOTES * spendTradeGoods(game, holder, Number(spent), ID)),
    }),
  ],
});
