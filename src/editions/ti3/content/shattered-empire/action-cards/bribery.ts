import { actionCard, on } from '#ti3/rules/components/component.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { question } from '#ti3/rules/game.ts';
import { voteOn } from '#ti3/rules/politics/voting.ts';
import { seatOf } from '#ti3/rules/seats.ts';

const howMany = question<object, number>()(
  'bribery',
  (game, seat) => ({
    kind: 'number',
    prompt: 'How many trade goods do you spend? Each adds 1 vote.',
    min: 1,
    max: Math.max(1, seatOf(game, seat).tradeGoods),
  }),
  { title: 'buy votes' },
);

export default actionCard({
  id: 'bribery',
  name: 'Bribery',
  copies: 1,
  text: 'After all players have voted: spend any number of trade goods. Each adds 1 vote to the votes you cast.',
  sense: 'seldom',
  confidence: 'medium',
  reactions: [
    on('when', 'all-voted', {
      isUsable: (game, { holder }) =>
        seatOf(game, holder).tradeGoods > 0 && holder in (game.enclosingData(voteOn)?.ballot ?? {}),
      target: (_game, { holder }) => howMany.ask(holder, {}),
      effect: (game, { holder }, _event, [count]) => {
        const vote = game.enclosingData(voteOn)?.ballot?.[holder];
        const votes = Math.min(Number(count), seatOf(game, holder).tradeGoods);
        if (!vote || !(votes > 0)) return;
        changeTradeGoods(game, holder, -votes);
        vote.votes += votes;
        game.addFact({ type: 'votes-bought', seat: holder, votes });
      },
    }),
  ],
  questions: [howMany],
});
