import { remainingSeats, seatOf } from '#kit/state/seats.ts';
import { modify } from './components/kit.ts';
import type { Game } from './game.ts';
import type { Planet, State } from './state.ts';
import type { OptionId, PlanetId, YieldPurpose, SeatId } from './terms.ts';

export { remainingSeats, seatOf };

/** Returns the other seats still in the game, in seating order. */
export const othersFrom = (state: State, seat: SeatId): SeatId[] => remainingSeats(state).filter((one) => one !== seat);

export const hasOption = ({ state }: Game, option: OptionId): boolean =>
  state.options.played?.includes(option) ?? false;

const byOwner = ({ state }: Game): ReadonlyMap<SeatId | null, Planet[]> => {
  const found = new Map<SeatId | null, Planet[]>();
  for (const planet of Object.values(state.planets))
    found.set(planet.owner, [...(found.get(planet.owner) ?? []), planet]);
  return found;
};

export const planetsOf = (game: Game, seat: SeatId): readonly Planet[] => game.memoize(byOwner).get(seat) ?? [];

/** Tells whether a planet is in the home system of a player in the game. */
export const isHomePlanet = ({ state }: Game, planet: PlanetId): boolean =>
  Object.values(state.seats).some(({ home }) => state.planets[planet].system === home);

export const planetsOutsideHome = (game: Game, seat: SeatId): readonly Planet[] => {
  const { home } = seatOf(game, seat);
  return planetsOf(game, seat).filter(({ system }) => system !== home);
};

function unswappedResources(game: Game, planet: PlanetId, why: YieldPurpose): number {
  const { owner: seat, barrenIn, barrenFor = seat } = game.state.planets[planet];
  if (barrenIn === game.state.round && barrenFor === seat) return 0;
  return Math.max(0, modify(game, 'planet-resources', { planet, seat, for: why }, game.book.planets[planet].resources));
}

const unswappedInfluence = (game: Game, planet: PlanetId, why: YieldPurpose): number =>
  Math.max(0, modify(game, 'planet-influence', { planet, seat: game.state.planets[planet].owner, for: why }, game.book.planets[planet].influence)); // prettier-ignore

/** Resources of a planet (E2 1.3); 0 in the round in which it is barren. */
export const resourcesOfPlanet = (game: Game, planet: PlanetId, why: YieldPurpose): number =>
  (modify(game, 'yields-swapped', { for: why }, false) ? unswappedInfluence : unswappedResources)(game, planet, why);

export const influenceOfPlanet = (game: Game, planet: PlanetId, why: YieldPurpose): number =>
  (modify(game, 'yields-swapped', { for: why }, false) ? unswappedResources : unswappedInfluence)(game, planet, why);

const total = (
  game: Game,
  seat: SeatId,
  of: (game: Game, planet: PlanetId, why: YieldPurpose) => number,
  why: YieldPurpose,
): number => planetsOf(game, seat).reduce((sum, { id }) => sum + of(game, id, why), 0);

/** Total resources of a player's planets (E2 1.3). */
export const resourcesOf = (game: Game, seat: SeatId, why: YieldPurpose): number =>
  Math.max(0, modify(game, 'resources', { seat, for: why }, total(game, seat, resourcesOfPlanet, why)));

export const influenceOf = (game: Game, seat: SeatId, why: YieldPurpose): number =>
  modify(game, 'without-influence', { seat }, false)
    ? 0
    : Math.max(0, modify(game, 'influence', { seat, for: why }, total(game, seat, influenceOfPlanet, why)));

const technologiesOf = (game: Game, seat: SeatId): number => Object.keys(seatOf(game, seat).technologies).length;

/** Ranking criteria of a player: influence, then resources, technologies and credits (E2 1.8). */
const standing = (game: Game, seat: SeatId): readonly number[] => [
  influenceOf(game, seat, 'order'),
  resourcesOf(game, seat, 'order'),
  technologiesOf(game, seat),
  seatOf(game, seat).credits,
];

const apart = (a: readonly number[], b: readonly number[]): number =>
  a.map((one, i) => b[i] - one).find((by) => by !== 0) ?? 0;

/**
 * Sorts seats by current influence, most first (E2 1.8). Full ties keep their seating order; use
 * `seatsByInfluenceDrawn` where ties must be drawn at random.
 */
export function seatsByInfluence(game: Game, seats: readonly SeatId[] = remainingSeats(game.state)): SeatId[] {
  const known = new Map(seats.map((seat) => [seat, standing(game, seat)]));
  return [...seats].sort((a, b) => apart(known.get(a) ?? [], known.get(b) ?? []));
}

/** Sorts seats with equal votes: fewest resources, technologies and credits first (E2 1.8). */
export function seatsByMeans(game: Game, seats: readonly SeatId[]): SeatId[] {
  const known = new Map(seats.map((seat) => [seat, standing(game, seat).slice(1)]));
  return [...seats].sort((a, b) => apart(known.get(b) ?? [], known.get(a) ?? []));
}

const tied = (game: Game, seats: readonly SeatId[]): boolean => {
  const all = seats.map((seat) => standing(game, seat).join());
  return new Set(all).size < all.length;
};

/** Returns the seat with the most influence; undefined if there is none, or a full tie is to be drawn (E2 1.8). */
export function foremostByInfluence(game: Game, seats: readonly SeatId[]): SeatId | undefined {
  const [first, second] = seatsByInfluence(game, seats);
  return second !== undefined && tied(game, [first, second]) ? undefined : first;
}

/** Sorts seats by influence and draws full ties at random (E2 1.8). */
export const seatsByInfluenceDrawn = (game: Game, seats: readonly SeatId[] = remainingSeats(game.state)): SeatId[] =>
  seatsByInfluence(game, tied(game, seats) ? game.shuffle('coin', seats) : seats);
