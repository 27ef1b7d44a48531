import { politicalCard, type Game } from '../../../rules/components/component.ts';
import { changeTradeGoods } from '../../../rules/counters/trade-goods.ts';
import { adjacentTo, specialOf } from '../../../rules/movement/galaxy.ts';
import { controlsSystem } from '../../../rules/phases/objective-counts.ts';
import { goods, ifDecided } from '../../../rules/politics/stakes.ts';
import { playing } from '../../../rules/seats.ts';
import type { SeatId } from '../../../rules/terms.ts';

const EACH = 4;

/** Systems that a seat controls beside asteroids. */
const mines = (game: Game, seat: SeatId): number =>
  Object.keys(game.state.systems).filter(
    (system) =>
      controlsSystem(game, seat, system) &&
      adjacentTo(game, system).some((next) => specialOf(game, next) === 'asteroid-field'),
  ).length;

export default politicalCard({
  id: 'mining-operations',
  name: 'Mining Operations',
  text: 'For: all get 4 trade goods for each system that they control next to an asteroid field. Against: all lose 2 trade goods.',
  elect: 'for-against',
  stake: ifDecided({
    for: (game, seat) => EACH * mines(game, seat),
    against: (game, seat) => -Math.min(2, goods(game, seat)),
  }),
  confidence: 'medium',
  resolve: (game, outcome) => {
    for (const seat of playing(game.state))
      changeTradeGoods(game, seat, outcome === 'for' ? EACH * mines(game, seat) : -2);
  },
});
