import { done, unwind, type EngineBook } from '#engine';
import { interruptWith } from '#ti2/rules/components/kit.ts';
import { procedure, type Game } from '#ti2/rules/game.ts';
import { influenceOf, remainingSeats, resourcesOf, seatOf } from '#ti2/rules/seats.ts';
import type { SeatId } from '#ti2/rules/terms.ts';

interface End {
  winner: SeatId | null;
  ending: 'imperium-rex' | 'by-arms' | 'last-one-left' | 'last-round';
  /** The tied players, if there were several (E2 10.3). */
  among?: SeatId[];
}

/** Ends the game and unwinds the stack. */
export const endGame = procedure<End>()('end-game', {
  end: (game, { winner, ending, among = [] }) => {
    const { state } = game;
    const before = among.map((seat) => ({
      seat,
      influence: influenceOf(game, seat, 'chart'),
      resources: resourcesOf(game, seat, 'chart'),
    }));
    state.winner = winner;
    state.ending = ending;
    state.phase = 'ended';
    state.active = null;
    state.moments = [];
    state.offers = {};
    game.addFact({ type: 'game-ends', winner, ending, seed: state.seed, ...(before.length > 1 && { before }) });
    const [lowest] = state.stack;
    return lowest === undefined ? done() : unwind(lowest.id, ending);
  },
});

const best = (seats: readonly SeatId[], of: (seat: SeatId) => number): SeatId[] => {
  const most = Math.max(...seats.map(of));
  return seats.filter((seat) => of(seat) === most);
};

/** The seat with the most influence, then the most resources; null if tied (E2 10.3). */
export function influenceLeader(game: Game, seats: readonly SeatId[]): SeatId | null {
  const influential = best(seats, (seat) => influenceOf(game, seat, 'chart'));
  const rich = best(influential, (seat) => resourcesOf(game, seat, 'chart'));
  return rich.length === 1 ? rich[0] : null;
}

/**
 * Returns how the game ends after its last round (E2 10.5): the highest bracket wins, then `influenceLeader` breaks
 * ties.
 */
export function endAfterLastRound(game: Game): { named: typeof endGame; data: End } | undefined {
  const { lastRound } = game.state.options;
  if (lastRound === undefined || game.state.round < lastRound) return undefined;
  const highest = best(remainingSeats(game.state), (seat) => seatOf(game, seat).bracket);
  return { named: endGame, data: { winner: influenceLeader(game, highest), ending: 'last-round', among: highest } };
}

/** Home systems of others to conquer for a victory by arms: three, or all of them if there are fewer (E2 10.4). */
const HOMES_TO_CONQUER = 3;

/** Returns the seat that controls all planets of enough other players' home systems (E2 10.4). */
export function findConqueror(game: Game): SeatId | undefined {
  const { state } = game;
  if (!state.options.byArms) return undefined;
  const needed = Math.min(HOMES_TO_CONQUER, state.order.length - 1);
  return remainingSeats(state).find((seat) => {
    const taken = state.order.filter((one) => {
      if (one === seat) return false;
      const { planets } = state.systems[state.seats[one].home];
      return planets.every((planet) => state.planets[planet].owner === seat);
    });
    return taken.length >= needed;
  });
}

export const victoryCheck: EngineBook<Game>['standingChecks'][number] = (game) => {
  const { state } = game;
  if (!state.stack.length) return undefined;
  const winner = findConqueror(game);
  if (winner !== undefined) return interruptWith(endGame, { winner, ending: 'by-arms' });
  const left = remainingSeats(state);
  return left.length === 1 ? interruptWith(endGame, { winner: left[0], ending: 'last-one-left' }) : undefined;
};

export const victoryProcedures = [endGame];
