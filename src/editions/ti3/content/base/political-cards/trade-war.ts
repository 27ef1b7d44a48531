import { politicalCard, on } from '../../../rules/components/component.ts';
import { choosePlayer } from '../../../rules/components/targets.ts';
import { changeTradeGoods } from '../../../rules/counters/trade-goods.ts';
import type { Game } from '../../../rules/game.ts';
import { playing, seatOf, others } from '../../../rules/seats.ts';
import type { SeatId } from '../../../rules/terms.ts';
import { goods, ifDecided } from '../../../rules/politics/stakes.ts';

const rich = (game: Game, seat: SeatId): SeatId[] =>
  others(game.state, seat).filter((other) => seatOf(game, other).tradeGoods > 0);

export default politicalCard({
  id: 'trade-war',
  name: 'Trade War',
  text: 'For: whoever follows Trade may take a trade good of an opponent out of the game. Against: all lose a trade good.',
  law: true,
  elect: 'for-against',
  stake: ifDecided({ against: (game, seat) => -Math.min(1, goods(game, seat)) }),
  confidence: 'medium',
  modifiers: {
    'gains-by-following': (game, _held, gains, { seat, card }) =>
      gains || (card === 'trade' && rich(game, seat).length > 0),
  },
  reactions: [
    on('after', 'secondary-used', {
      usable: (game, { holder }, { seat, card }) =>
        seat === holder && card === 'trade' && rich(game, holder).length > 0,
      target: (game, { holder }) =>
        choosePlayer.of(holder, { prompt: 'Who loses a trade good?', seats: rich(game, holder) }),
      effect: (game, _held, _event, [target]) => {
        if (target !== undefined) changeTradeGoods(game, target, -1);
      },
    }),
  ],
  resolve: (game, outcome) => {
    if (outcome === 'against') for (const seat of playing(game.state)) changeTradeGoods(game, seat, -1);
  },
});
