import { choose } from '#engine';
import { ability, on } from '#ti3/rules/components/component.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { question, type Game } from '#ti3/rules/game.ts';
import { nameOfSeat } from '#ti3/rules/names.ts';
import { othersFrom, seatOf } from '#ti3/rules/seats.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

/** Minimum trade goods of a victim, and maximum number of victims. */
const WEALTHY = 3;
const VICTIMS = 2;

const wealthy = (game: Game, seat: SeatId): SeatId[] =>
  othersFrom(game.state, seat).filter((other) => seatOf(game, other).tradeGoods >= WEALTHY);

const victims = question<object>()('piracy', (game, seat) =>
  choose(
    'From which players do you take 1 trade good each?',
    wealthy(game, seat).map((key) => ({
      key,
      label: nameOfSeat(game, key),
      hint: `${seatOf(game, key).tradeGoods} trade goods`,
    })),
    { min: 0, max: VICTIMS, nothing: 'Take none' },
  ),
);

export default ability({
  id: 'piracy',
  name: 'Piracy',
  text: 'When the strategy phase begins: you may take 1 trade good from each of up to 2 players who have at least 3.',
  confidence: 'high',
  reactions: [
    on('when', 'strategy-phase-begins', {
      isUsable: (game, { holder }) => wealthy(game, holder).length > 0,
      target: (_game, { holder }) => victims.ask(holder, {}),
      effect: (game, { holder }, _event, robbed) => {
        for (const seat of robbed) {
          changeTradeGoods(game, seat, -1);
          changeTradeGoods(game, holder, 1);
        }
      },
    }),
  ],
  questions: [victims],
});
