import { politicalCard, type Game } from '#ti3/rules/components/component.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { adjacentSystems, specialOf } from '#ti3/rules/board/adjacency.ts';
import { controlsSystem } from '#ti3/rules/objectives/objective-counts.ts';
import { goods, valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';
import { remainingSeats } from '#ti3/rules/seats.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const EACH = 4;

/** Counts the systems adjacent to an asteroid field that a seat controls. */
const mines = (game: Game, seat: SeatId): number =>
  Object.keys(game.state.systems).filter(
    (system) =>
      controlsSystem(game, seat, system) &&
      adjacentSystems(game, system).some((next) => specialOf(game, next) === 'asteroid-field'),
  ).length;

export default politicalCard({
  id: 'mining-operations',
  name: 'Mining Operations',
  text: 'For: each player gains 4 trade goods for each system they control that is adjacent to an asteroid field. Against: each player loses 2 trade goods.',
  elect: 'for-against',
  stake: valueIfDecided({
    for: (game, seat) => EACH * mines(game, seat),
    against: (game, seat) => -Math.min(2, goods(game, seat)),
  }),
  confidence: 'medium',
  resolve: (game, outcome) => {
    for (const seat of remainingSeats(game.state))
      changeTradeGoods(game, seat, outcome === 'for' ? EACH * mines(game, seat) : -2);
  },
});
