import type { ActionCard } from '#ti3/rules/components/component.ts';
import { hasMechanism, type Mechanism } from '#ti3/rules/components/game-options.ts';
import { changeTradeGoods, goodsGainProblem } from './trade-goods.ts';

/** Lets a card about a mechanism that the game does not use be played at any time as a trade good. */
export const tradeGoodWithoutMechanism = (mechanism: Mechanism): Pick<ActionCard, 'anytime' | 'laidAside'> => ({
  laidAside: (game) => !hasMechanism(game, mechanism),
  anytime: {
    problem: (game, { holder }) =>
      hasMechanism(game, mechanism)
        ? 'You cannot spend it as a trade good in this game.'
        : goodsGainProblem(game, holder),
    effect: (game, { holder }) => changeTradeGoods(game, holder, 1),
  },
});
