import { done, goto } from '../../../../engine/index.ts';
import { procedure } from '../../rules/game.ts';
import { gainPoints } from '../../rules/phases/objectives.ts';
import type { SeatId } from '../../rules/state.ts';

/** One player after the other gains (or loses) points: whoever has enough first has won (98.7). */
export const pointsInOrder = procedure<{ seats: SeatId[]; points: number; why: string }>()('points-in-order', {
  next(game, { seats, points, why }) {
    const seat = seats.shift();
    if (seat === undefined) return done();
    gainPoints(game, seat, points, why);
    return goto('next');
  },
});
