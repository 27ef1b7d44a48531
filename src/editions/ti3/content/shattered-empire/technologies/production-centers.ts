import { technology } from '#ti3/rules/components/component.ts';
import { choosePlayer } from '#ti3/rules/components/target-questions.ts';
import { spendCounters } from '#ti3/rules/tokens/command-counters.ts';
import { changeTradeGoods, goodsGainProblem } from '#ti3/rules/trade/trade-goods.ts';
import { othersFrom, seatOf } from '#ti3/rules/seats.ts';

const FEW = 6;
const GIVEN = 2;

export default technology({
  id: 'production-centers',
  name: 'Production Centers',
  text: 'Action, with fewer than 6 trade goods: you spend a counter from strategy allocation, gain 6 trade goods and give 2 of them to another player.',
  race: 'hacan',
  cost: 3,
  needs: [],
  confidence: 'medium',
  action: {
    problem: (game, { holder }) => {
      const { counters, tradeGoods } = seatOf(game, holder);
      if (counters.strategy < 1) return 'It costs a counter from strategy allocation.';
      if (tradeGoods >= FEW) return `You have ${FEW} trade goods or more.`;
      const seats = [holder, ...othersFrom(game.state, holder)];
      return seats.every((seat) => goodsGainProblem(game, seat) !== undefined)
        ? 'Nobody can keep more trade goods.'
        : undefined;
    },
    target: (game, { holder }) =>
      choosePlayer.ask(holder, { prompt: 'Who gets 2 of the trade goods?', seats: othersFrom(game.state, holder) }),
    effect: (game, { holder }, [receiver]) => {
      spendCounters(game, holder, 'strategy', 1);
      changeTradeGoods(game, holder, FEW);
      if (receiver === undefined) return;
      changeTradeGoods(game, holder, -GIVEN);
      changeTradeGoods(game, receiver, GIVEN);
    },
  },
});
