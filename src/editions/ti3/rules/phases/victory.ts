import { done, unwind, type EngineBook } from '#engine';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { interruptWith } from '#ti3/rules/events/moments.ts';
import { procedure, type Game } from '#ti3/rules/game.ts';
import { orderOfPlay, remainingSeats, seatOf } from '#ti3/rules/seats.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

/** Returns the seat with the most points; ties go to the first in the order of play (E3 1.2, 19.7). */
export function pointsLeader(game: Game): SeatId | null {
  const order = orderOfPlay(game);
  const most = Math.max(...order.map((seat) => seatOf(game, seat).points));
  return order.find((seat) => seatOf(game, seat).points === most) ?? null;
}

/** Ends the game and unwinds everything on the stack. */
export const endGame = procedure<{ winner: SeatId | null; ending: string }>()('end-game', {
  end: (game, { winner, ending }) => {
    Object.assign(game.state, { phase: 'ended', active: null, winner, ending, moments: [] });
    game.addFact({ type: 'game-ends', winner, ending, seed: game.state.seed });
    const lowest = game.state.stack.at(0);
    return lowest ? unwind(lowest.id, ending) : done();
  },
});

/** Returns the number of points with which a seat wins (E3 1.1). */
export const pointsToWin = (game: Game, seat: SeatId): number =>
  modify(game, 'points-needed', { seat }, game.state.options.points);

/** Ends the game as soon as a seat has enough points (E3 1.1) or is the only one left. */
export const victoryCheck: EngineBook<Game>['standingChecks'][number] = (game) => {
  const { state } = game;
  if (!state.stack.length) return undefined;
  const winner = orderOfPlay(game).find((seat) => seatOf(game, seat).points >= pointsToWin(game, seat));
  if (winner !== undefined) return interruptWith(endGame, { winner, ending: 'points' });
  const left = remainingSeats(state);
  return left.length === 1 && state.order.length > 1
    ? interruptWith(endGame, { winner: left[0], ending: 'last-one-left' })
    : undefined;
};

export const victoryProcedures = [endGame];
