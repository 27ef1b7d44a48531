import { politicalCard, type Game } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { allWormholesIn } from '#ti3/rules/board/adjacency.ts';
import { shipsIn } from '#ti3/rules/units/units.ts';
import { valueIfDecided, tradesOf } from '#ti3/rules/politics/outcome-values.ts';
import { remainingSeats } from '#ti3/rules/seats.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const ID = 'intergalactic-commerce';
const GOODS = 3;

/** Counts the systems with a wormhole where a seat has ships. */
const gates = (game: Game, seat: SeatId): number =>
  Object.keys(game.state.systems).filter(
    (system) => allWormholesIn(game, system).length && shipsIn(game, system, seat).length,
  ).length;

export default politicalCard({
  id: ID,
  name: 'Intergalactic Commerce',
  text: 'For: each player gains 3 trade goods for each system with a wormhole where they have ships. Against: all trade agreements are worth 1 for the rest of the round.',
  elect: 'for-against',
  stake: valueIfDecided({
    for: (game, seat) => GOODS * gates(game, seat),
    against: (game, seat) => -tradesOf(game, seat),
  }),
  confidence: 'medium',
  modifiers: { 'contract-worth': () => 1 },
  resolve: (game, outcome) => {
    if (outcome === 'against') addEffect(game, ID, '', null, 'round');
    else for (const seat of remainingSeats(game.state)) changeTradeGoods(game, seat, GOODS * gates(game, seat));
  },
});
