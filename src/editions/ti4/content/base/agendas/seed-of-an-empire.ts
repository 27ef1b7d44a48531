import { call } from '#engine';
import { agenda } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import { seatsFrom } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { gainPointsInOrder } from '#ti4/content/shared/procedures/points-in-order.ts';

/** Returns the seats that score for an outcome, in speaker order. */
function scorers({ state }: Game, outcome: string): SeatId[] {
  const seats = seatsFrom(state, state.speaker);
  const points = seats.map((seat) => state.seats[seat].points);
  const wanted = outcome === 'for' ? Math.max(...points) : Math.min(...points);
  return seats.filter((_seat, i) => points[i] === wanted);
}

export default agenda({
  id: 'seed-of-an-empire',
  name: 'Seed of an Empire',
  set: 'base',
  text: 'For: the players with the most victory points gain 1. Against: the players with the fewest gain 1.',
  type: 'directive',
  elect: 'for-against',
  advice: {
    outcomes: {
      for: (game, seat) => ({ points: scorers(game, 'for').includes(seat) ? 1 : 0 }),
      against: (game, seat) => ({ points: scorers(game, 'against').includes(seat) ? 1 : 0 }),
    },
  },
  procedures: [gainPointsInOrder],
  resolve: (game, outcome) =>
    call(gainPointsInOrder, { seats: scorers(game, outcome), points: 1, why: 'seed-of-an-empire' }, 'finish'),
});
