import { actionCard, on } from '../../../rules/components/component.ts';
import { changeTradeGoods } from '../../../rules/counters/trade-goods.ts';
import { question } from '../../../rules/game.ts';
import { voteOn } from '../../../rules/politics/voting.ts';
import { seatOf } from '../../../rules/seats.ts';

const howMany = question<object, number>()(
  'bribery',
  (game, seat) => ({
    kind: 'number',
    prompt: 'How many trade goods do you spend? Each adds a vote to yours.',
    min: 1,
    max: Math.max(1, seatOf(game, seat).tradeGoods),
  }),
  { title: 'buy votes' },
);

export default actionCard({
  id: 'bribery',
  name: 'Bribery',
  copies: 1,
  text: 'When all have voted: you spend trade goods, and each of them adds a vote to those you have cast.',
  sense: 'seldom',
  confidence: 'medium',
  reactions: [
    on('when', 'all-voted', {
      usable: (game, { holder }) =>
        seatOf(game, holder).tradeGoods > 0 && holder in (game.within(voteOn)?.ballot ?? {}),
      target: (_game, { holder }) => howMany.of(holder, {}),
      effect: (game, { holder }, _event, [count]) => {
        const vote = game.within(voteOn)?.ballot?.[holder];
        const votes = Math.min(Number(count), seatOf(game, holder).tradeGoods);
        if (!vote || !(votes > 0)) return;
        changeTradeGoods(game, holder, -votes);
        vote.votes += votes;
        game.fact({ type: 'votes-bought', seat: holder, votes });
      },
    }),
  ],
  questions: [howMany],
});
