import { actionCard } from '#ti3/rules/components/component.ts';
import { choosePlayer } from '#ti3/rules/components/target-questions.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import type { Game } from '#ti3/rules/game.ts';
import { othersFrom, seatOf } from '#ti3/rules/seats.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const rich = (game: Game, seat: SeatId): SeatId[] =>
  othersFrom(game.state, seat).filter((other) => seatOf(game, other).tradeGoods > 0);

export default actionCard({
  id: 'privateers',
  name: 'Privateers',
  copies: 1,
  text: 'Action: choose another player. That player loses all their trade goods, and you gain half that many, rounded down.',
  confidence: 'medium',
  takesGoodsFrom: ({ target = [] }) => target,
  action: {
    problem: (game, { holder }) => (rich(game, holder).length ? undefined : 'No other player has a trade good.'),
    target: (game, { holder }) =>
      choosePlayer.ask(holder, { prompt: 'Whose trade goods do you raid?', seats: rich(game, holder) }),
    effect: (game, { holder }, [seat]) => {
      if (seat === undefined) return;
      const booty = seatOf(game, seat).tradeGoods;
      changeTradeGoods(game, seat, -booty);
      changeTradeGoods(game, holder, Math.floor(booty / 2));
    },
  },
});
