import { done, unwind, type EngineBook, type Procedure } from '#engine';
import { procedure, type Game } from '#ti4/rules/game.ts';
import { interruptWith } from '#ti4/rules/events/moments.ts';
import { seatOf, seatsByInitiative, seatsFrom } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';

/** Breaks a tie between players (98.7): by initiative, or clockwise from the speaker if no seat has a strategy card. */
function firstInOrder(game: Game, seats: SeatId[]): SeatId | undefined {
  const byInitiative = game.state.order.some((id) => Object.keys(game.state.seats[id].strategyCards).length > 0);
  const order = byInitiative ? seatsByInitiative(game) : seatsFrom(game.state, game.state.speaker);
  return order.find((seat) => seats.includes(seat));
}

/** Returns the player with the most victory points; ties go to the first in order (61.15). */
export function pointsLeader(game: Game): SeatId | null {
  const playing = game.state.order.filter((id) => !game.state.seats[id].eliminated);
  const most = Math.max(...playing.map((id) => seatOf(game, id).points));
  return (
    firstInOrder(
      game,
      playing.filter((id) => seatOf(game, id).points === most),
    ) ?? null
  );
}

/** Ends the game at once (98.7) and unwinds the whole stack. */
export const victory = procedure<{ winner: SeatId | null; ending: string }>()('victory', {
  start: (game, { winner, ending }) => {
    const { state } = game;
    state.phase = 'ended';
    state.active = null;
    state.winner = winner;
    state.ending = ending;
    state.offers = {};
    state.moments = [];
    delete state.owedCards;
    game.addFact({ type: 'game-ends', winner, ending, seed: state.seed });
    const [bottom] = state.stack;
    return bottom ? unwind(bottom.id, ending) : done();
  },
});

export const victoryProcedures: Procedure<Game, never>[] = [victory];

/** Ends the game when a player has enough points (98.7) or is the last one left. */
export const victoryCheck: EngineBook<Game>['standingChecks'][number] = (game) => {
  const { state } = game;
  if (state.phase === 'ended' || !state.stack.length) return undefined;
  const playing = state.order.filter((id) => !state.seats[id].eliminated);
  const enough = playing.filter((id) => state.seats[id].points >= state.options.points);
  const winner = enough.length ? firstInOrder(game, enough) : undefined;
  if (winner !== undefined) return interruptWith(victory, { winner, ending: 'points' });
  return playing.length === 1 && state.order.length > 1
    ? interruptWith(victory, { winner: playing[0], ending: 'last-one-left' })
    : undefined;
};
