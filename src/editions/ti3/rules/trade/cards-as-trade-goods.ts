import type { ActionCard } from '#ti3/rules/components/component.ts';
import { playedWith, type Mechanism } from '#ti3/rules/components/game-options.ts';
import { changeTradeGoods } from './trade-goods.ts';

/** A card about something that a game is not played with is laid down at any time, as if it were a trade good. */
export const worthGoodWithout = (mechanism: Mechanism): Pick<ActionCard, 'anytime' | 'laidAside'> => ({
  laidAside: (game) => !playedWith(game, mechanism),
  anytime: {
    unable: (game) => (playedWith(game, mechanism) ? 'It is not spent as a trade good in this game.' : undefined),
    effect: (game, { holder }) => changeTradeGoods(game, holder, 1),
  },
});
