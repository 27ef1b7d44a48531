import type { TechnologyColor, Trait } from '#ti4/rules/terms.ts';
import type { Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { nameOfPlanet } from '#ti4/rules/names.ts';
import type { Planet, PlanetId, SeatId, SystemId } from '#ti4/rules/state.ts';

export function planetOf(game: Game, id: PlanetId): Planet {
  const planet = game.state.planets[id];
  if (!planet) throw new Error(`No planet ${id}`);
  return planet;
}

export const MECATOL_REX: PlanetId = 'mecatol-rex';

/** System of a planet that has only a card in the game. It is adjacent to nothing, and no unit can be there. */
export const NO_SYSTEM: SystemId = '';

export const isOffBoard = ({ system }: Pick<Planet, 'system'>): boolean => system === NO_SYSTEM;

/** Returns a seat's planets that are in systems. */
export const planetsOnBoard = (game: Game, seat: SeatId): Planet[] =>
  planetsOf(game, seat).filter((planet) => !isOffBoard(planet));

export function planetsOf({ state: { planets } }: Game, seat: SeatId): Planet[] {
  const found: Planet[] = [];
  for (const id in planets) if (planets[id].controller === seat) found.push(planets[id]);
  return found;
}

export const readyPlanetsOf = (game: Game, seat: SeatId): Planet[] =>
  planetsOf(game, seat).filter((planet) => !planet.exhausted);

export const resourcesOf = (game: Game, planet: PlanetId): number =>
  modify(
    game,
    'resources',
    { planet, seat: game.state.planets[planet]?.controller ?? null },
    game.book.planets[planet]?.resources ?? 0,
  );

export const influenceOf = (game: Game, planet: PlanetId): number =>
  modify(
    game,
    'influence',
    { planet, seat: game.state.planets[planet]?.controller ?? null },
    game.book.planets[planet]?.influence ?? 0,
  );

/** Formats a planet for a choice: its name with its current resources and influence. */
export const planetWithValues = (game: Game, planet: PlanetId): string =>
  `${nameOfPlanet(game, planet)} (${resourcesOf(game, planet)}/${influenceOf(game, planet)})`;

const listed = <T>(one: T | undefined): readonly T[] => (one === undefined ? [] : [one]);

/** Returns a planet's traits; home planets and Mecatol Rex have none. */
export const traitsOf = (game: Game, planet: PlanetId): readonly Trait[] =>
  modify(game, 'traits', { planet }, listed(game.book.planets[planet]?.trait));

export const hasTrait = (game: Game, planet: PlanetId, trait: Trait): boolean => traitsOf(game, planet).includes(trait);

/** Returns a planet's technology specialties. */
export const specialtiesOf = (game: Game, planet: PlanetId): readonly TechnologyColor[] =>
  modify(game, 'specialties', { planet }, listed(game.book.planets[planet]?.specialty));

/** Tells whether a planet is legendary (53), with or without an ability. */
export const isLegendary = (game: Game, planet: PlanetId): boolean =>
  modify(game, 'legendary', { planet }, game.book.planets[planet]?.legendary !== undefined);

/** Tells whether a planet is in a home system: of any seat, or only of the seat `of`. */
export const isHomePlanet = (game: Game, planet: PlanetId, of?: SeatId): boolean => {
  const system = planetOf(game, planet).system;
  return of === undefined
    ? game.state.order.some((id) => game.state.seats[id].home === system)
    : game.state.seats[of].home === system;
};

export function exhaustPlanet(game: Game, planet: PlanetId): void {
  planetOf(game, planet).exhausted = true;
}

/** Exhausts the readied ones among the given planets and logs it publicly. */
export function exhaustPlanets(game: Game, seat: SeatId | null, planets: readonly PlanetId[], why: string): void {
  const ready = planets.filter((planet) => !planetOf(game, planet).exhausted);
  for (const planet of ready) exhaustPlanet(game, planet);
  if (ready.length) game.addFact({ type: 'planets-exhausted', seat, planets: ready, why });
}

export function readyPlanet(game: Game, planet: PlanetId): void {
  planetOf(game, planet).exhausted = false;
}

/** Readies a seat's planet if it is exhausted, and logs it. */
export function readyPlanetOf(game: Game, seat: SeatId, planet: PlanetId): void {
  if (!planetOf(game, planet).exhausted) return;
  readyPlanet(game, planet);
  game.addFact({ type: 'planets-readied', seat, planets: [planet] });
}
