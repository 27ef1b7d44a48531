import { ask, call, done, numbered, type Spec } from '../../engine/index.ts';
import { actionCard, on } from '../../rules/component.ts';
import { procedure, question } from '../../rules/game.ts';
import { seatOf } from '../../rules/seats.ts';
import type { SeatId } from '../../rules/state.ts';
import { loseTradeGoods } from '../../rules/trade.ts';
import { agendaAtHand, castMoreVotes } from '../../rules/voting.ts';

const howMany = question<object, number>()('bribery-trade-goods', (game, seat): Spec =>
  ({ kind: 'number', prompt: 'How many trade goods do you spend, for a vote each?', min: 0, max: seatOf(game, seat).tradeGoods }));

const bribe = procedure<{ seat: SeatId }>()('bribery', {
  howMany: (_game, { seat }) => ask([howMany.of(seat, {})], 'cast'),
  cast: (game, { seat }, got) => {
    castMoreVotes(game, seat, loseTradeGoods(game, seat, numbered(got.answer), 'bribery'));
    return done();
  },
});

export default actionCard({
  id: 'bribery',
  name: 'Bribery',
  set: 'base',
  text: 'Once the speaker has voted: spend trade goods, and for each one you have another vote for the outcome you voted for.',
  copies: 1,
  procedures: [bribe],
  questions: [howMany],
  reactions: [
    on('after', 'votes-cast', {
      // Also where the speaker abstained or could not vote.
      usable: (game, { holder }, { seat }) => seat === game.state.speaker && agendaAtHand(game)?.votes[holder] !== undefined,
      effect: (_game, { holder }) => call(bribe, { seat: holder }, 'finish'),
    }),
  ],
});
