import type { Game } from '#ti3/rules/game.ts';
import { influenceOf, planetsOf, readyPlanetsOf } from '#ti3/rules/planets/planets.ts';
import { orderOfPlay, remainingSeats, seatOf } from '#ti3/rules/seats.ts';
import type { Planet } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';

// What political cards go by.

export type Ballot = Record<SeatId, { outcome: string; votes: number }>;

export const votersFor = (votes: Ballot, outcome: string): SeatId[] =>
  Object.keys(votes).filter((seat) => votes[seat].outcome === outcome);

/** A seat's planets outside its home system. */
export const planetsOutsideHome = (game: Game, seat: SeatId): Planet[] =>
  planetsOf(game, seat).filter(({ system }) => system !== seatOf(game, seat).home);

/** Whether a planet lies in somebody's home system. */
export const isHomePlanet = ({ state }: Game, planet: PlanetId): boolean =>
  Object.values(state.seats).some(({ home }) => home === state.planets[planet].system);

const readyInfluence = (game: Game, seat: SeatId): number =>
  readyPlanetsOf(game, seat).reduce((sum, { id }) => sum + influenceOf(game, id), 0);

/** Those with most influence on ready planets first; of equals, by the order of play. */
export const seatsByReadyInfluence = (game: Game): SeatId[] =>
  orderOfPlay(game)
    .map((seat) => ({ seat, ready: readyInfluence(game, seat) }))
    .sort((a, b) => b.ready - a.ready)
    .map(({ seat }) => seat);

/** Of some seats those with the most, or the fewest, of something. */
export const seatsWithExtreme = (seats: readonly SeatId[], of: (seat: SeatId) => number, most: boolean): SeatId[] => {
  const counts = seats.map(of);
  const bound = most ? Math.max(...counts) : Math.min(...counts);
  return seats.filter((seat) => of(seat) === bound);
};

/** Of what binds everybody, whoever is asked first answers for all. */
export const isFirstAsked = ({ state }: Game, seat: SeatId): boolean => remainingSeats(state)[0] === seat;
