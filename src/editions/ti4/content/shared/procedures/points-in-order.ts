import { done, goto } from '#engine';
import { procedure } from '#ti4/rules/game.ts';
import { gainPoints } from '#ti4/rules/objectives/objectives.ts';
import { seatsByInitiative } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';

/** Lets players gain or lose points one after another; the first to reach the goal wins (98.7). */
export const gainPointsInOrder = procedure<{ seats: SeatId[]; points: number; why: string }>()('points-in-order', {
  next(game, { seats, points, why }) {
    // In initiative order during the action phase, otherwise in the given order.
    const seat = game.state.phase === 'action' ? seatsByInitiative(game).find((one) => seats.includes(one)) : seats[0];
    if (seat === undefined) return done();
    seats.splice(seats.indexOf(seat), 1);
    gainPoints(game, seat, points, why);
    return goto('next');
  },
});
