import { politicalCard, on } from '#ti3/rules/components/component.ts';
import { choosePlayer } from '#ti3/rules/components/target-questions.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import type { Game } from '#ti3/rules/game.ts';
import { remainingSeats, seatOf, othersFrom } from '#ti3/rules/seats.ts';
import type { SeatId } from '#ti3/rules/terms.ts';
import { goods, valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';

const rich = (game: Game, seat: SeatId): SeatId[] =>
  othersFrom(game.state, seat).filter((other) => seatOf(game, other).tradeGoods > 0);

export default politicalCard({
  id: 'trade-war',
  name: 'Trade War',
  text: 'For: a player who follows Trade may make another player lose 1 trade good. Against: each player loses 1 trade good.',
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({ against: (game, seat) => -Math.min(1, goods(game, seat)) }),
  confidence: 'medium',
  modifiers: {
    'gains-by-following': (game, _held, gains, { seat, card }) =>
      gains || (card === 'trade' && rich(game, seat).length > 0),
  },
  reactions: [
    on('after', 'secondary-used', {
      isUsable: (game, { holder }, { seat, card }) =>
        seat === holder && card === 'trade' && rich(game, holder).length > 0,
      target: (game, { holder }) =>
        choosePlayer.ask(holder, { prompt: 'Which player must lose 1 trade good?', seats: rich(game, holder) }),
      effect: (game, _held, _event, [target]) => {
        if (target !== undefined) changeTradeGoods(game, target, -1);
      },
    }),
  ],
  resolve: (game, outcome) => {
    if (outcome === 'against') for (const seat of remainingSeats(game.state)) changeTradeGoods(game, seat, -1);
  },
});
