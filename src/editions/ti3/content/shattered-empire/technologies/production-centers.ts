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
  text: 'Action, once per turn: if you have fewer than 6 trade goods, spend 1 strategy counter to gain 6 trade goods. Then give 2 of them to another player.',
  race: 'hacan',
  cost: 3,
  needs: [],
  confidence: 'medium',
  action: {
    problem: (game, { holder }) => {
      const { counters, tradeGoods } = seatOf(game, holder);
      if (counters.strategy < 1) return 'You have no command counter in strategy allocation.';
      if (tradeGoods >= FEW) return `You can only do this with fewer than ${FEW} trade goods.`;
      const seats = [holder, ...othersFrom(game.state, holder)];
      return seats.every((seat) => goodsGainProblem(game, seat) !== undefined)
        ? 'No player can have more trade goods.'
        : undefined;
    },
    target: (game, { holder }) =>
      choosePlayer.ask(holder, {
        prompt: 'To which player do you give 2 trade goods?',
        seats: othersFrom(game.state, holder),
      }),
    effect: (game, { holder }, [receiver]) => {
      spendCounters(game, holder, 'strategy', 1);
      changeTradeGoods(game, holder, FEW);
      if (receiver === undefined) return;
      changeTradeGoods(game, holder, -GIVEN);
      changeTradeGoods(game, receiver, GIVEN);
    },
  },
});
