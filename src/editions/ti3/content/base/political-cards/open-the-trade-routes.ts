import { politicalCard } from '../../../rules/components/component.ts';
import { addEffect } from '../../../rules/components/effects.ts';
import { changeTradeGoods } from '../../../rules/counters/trade-goods.ts';
import { playing, others } from '../../../rules/seats.ts';
import { ifDecided } from '../../../rules/politics/stakes.ts';

const ID = 'open-the-trade-routes';

export default politicalCard({
  id: ID,
  name: 'Open the Trade Routes',
  text: 'For: all get 2 trade goods. Against: trade goods that somebody would get in the status phase of this round go to the player on the left.',
  elect: 'for-against',
  stake: ifDecided({ for: 2 }),
  confidence: 'medium',
  modifiers: {
    'goods-receiver': (game, _held, receiver, { seat }) =>
      game.state.phase === 'status' ? (others(game.state, seat)[0] ?? receiver) : receiver,
  },
  resolve: (game, outcome) => {
    if (outcome === 'against') addEffect(game, ID, '', null, 'round');
    else for (const seat of playing(game.state)) changeTradeGoods(game, seat, 2);
  },
});
