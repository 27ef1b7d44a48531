import { ask, call, done, goto, chosenNumber, type Spec } from '#engine';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { procedure, question } from '#ti4/rules/game.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { spendTradeGoods, spendableTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import { agendaAtHand } from '#ti4/rules/politics/outcomes.ts';
import { castExtraVotes } from '#ti4/rules/politics/voting.ts';
import { canAddVotes } from '#ti4/rules/politics/available-votes.ts';

const howMany = question<object, number>()('bribery-trade-goods', (game, seat): Spec => ({
  kind: 'number',
  prompt: 'How many trade goods do you spend? Each adds 1 vote.',
  min: 0,
  max: spendableTradeGoods(game, seat),
}));

/** Casts the bought votes. Games saved before their number was chosen while playing the card choose it here. */
const bribe = procedure<{ seat: SeatId; spent?: number }>()('bribery', {
  howMany: (_game, { seat, spent }) => (spent === undefined ? ask([howMany.ask(seat, {})], 'cast') : goto('cast')),
  cast: (game, { seat, spent }, got) => {
    castExtraVotes(game, seat, spendTradeGoods(game, seat, spent ?? chosenNumber(got.answer), 'bribery'));
    return done();
  },
});

export default actionCard({
  id: 'bribery',
  name: 'Bribery',
  set: 'base',
  text: 'After the speaker votes: spend any number of trade goods to cast that many more votes for the outcome you voted for.',
  copies: 1,
  procedures: [bribe],
  questions: [howMany],
  reactions: [
    on('after', 'votes-cast', {
      // The speaker may have abstained or been unable to vote.
      isUsable: (game, { holder }, { seat }) =>
        seat === game.state.speaker && agendaAtHand(game)?.votes[holder] !== undefined && canAddVotes(game, holder),
      target: (_game, { holder }) => howMany.ask(holder, {}),
      effect: (_game, { holder }, _event, [spent]) =>
        call(bribe, { seat: holder, ...(spent !== undefined && { spent: Number(spent) }) }, 'finish'),
    }),
  ],
});
