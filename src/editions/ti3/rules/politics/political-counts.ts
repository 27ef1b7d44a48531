import type { Game } from '#ti3/rules/game.ts';
import { influenceOf, planetsOf, readyPlanetsOf } from '#ti3/rules/planets/planets.ts';
import { orderOfPlay, remainingSeats, seatOf } from '#ti3/rules/seats.ts';
import type { Planet } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';

// Counts that political cards use.

export type Ballot = Record<SeatId, { outcome: string; votes: number }>;

export const votersFor = (votes: Ballot, outcome: string): SeatId[] =>
  Object.keys(votes).filter((seat) => votes[seat].outcome === outcome);

/** Returns a seat's planets outside its home system. */
export const planetsOutsideHome = (game: Game, seat: SeatId): Planet[] =>
  planetsOf(game, seat).filter(({ system }) => system !== seatOf(game, seat).home);

/** Tells whether a planet is in a player's home system. */
export const isHomePlanet = ({ state }: Game, planet: PlanetId): boolean =>
  Object.values(state.seats).some(({ home }) => home === state.planets[planet].system);

const readyInfluence = (game: Game, seat: SeatId): number =>
  readyPlanetsOf(game, seat).reduce((sum, { id }) => sum + influenceOf(game, id), 0);

/** Returns seats by influence on ready planets, most first; ties in the order of play. */
export const seatsByReadyInfluence = (game: Game): SeatId[] =>
  orderOfPlay(game)
    .map((seat) => ({ seat, ready: readyInfluence(game, seat) }))
    .sort((a, b) => b.ready - a.ready)
    .map(({ seat }) => seat);

/** Returns the seats with the most, or the fewest, of something. */
export const seatsWithExtreme = (seats: readonly SeatId[], of: (seat: SeatId) => number, most: boolean): SeatId[] => {
  const counts = seats.map(of);
  const bound = most ? Math.max(...counts) : Math.min(...counts);
  return seats.filter((seat) => of(seat) === bound);
};

/** Tells whether a seat is the first that is asked. Where a card binds everybody, that seat answers for all. */
export const isFirstAsked = ({ state }: Game, seat: SeatId): boolean => remainingSeats(state)[0] === seat;
