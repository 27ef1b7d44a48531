import { on, politicalCard, type Game } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { isFirstAsked, seatsWithExtreme } from '#ti3/rules/politics/political-counts.ts';
import { hasFewest, valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';
import { remainingSeats, seatOf } from '#ti3/rules/seats.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const ID = 'vorhal-peace-prize';
const PRIZE = 'prize';
const GOODS = 3;

const fleet = (game: Game, seat: SeatId): number => seatOf(game, seat).counters.fleet;

const peaceful = (game: Game): SeatId[] =>
  seatsWithExtreme(remainingSeats(game.state), (seat) => fleet(game, seat), false);

export default politicalCard({
  id: ID,
  name: 'Vorhal Peace Prize',
  text: 'For: in each status phase, the players with the lowest fleet supply gain 1 more command counter. Against: the players with the lowest fleet supply gain 3 trade goods.',
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({
    for: (game, seat) => 4 * hasFewest(fleet)(game, seat),
    against: (game, seat) => GOODS * hasFewest(fleet)(game, seat),
  }),
  confidence: 'medium',
  reactions: [
    // The winners are determined once: counters received later do not change them.
    on('when', 'action-cards-due', {
      mandatory: 'any-order',
      isUsable: (game, { holder }) => isFirstAsked(game, holder),
      effect: (game) => {
        for (const seat of peaceful(game)) addEffect(game, ID, seat, PRIZE, 'round');
      },
    }),
  ],
  modifiers: {
    'status-counters': (_game, { holder, memory }, count, { seat }) =>
      memory === PRIZE && seat === holder ? count + 1 : count,
  },
  resolve: (game, outcome) => {
    if (outcome === 'against') for (const seat of peaceful(game)) changeTradeGoods(game, seat, GOODS);
  },
});
