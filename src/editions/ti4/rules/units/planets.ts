import type { Color } from '../terms.ts';
import type { PlanetFacts } from '../components/component.ts';
import type { Game } from '../game.ts';
import { modify } from '../components/modifiers.ts';
import type { Planet, PlanetId, SeatId } from '../state.ts';

export function planetOf(game: Game, id: PlanetId): Planet {
  const planet = game.state.planets[id];
  if (!planet) throw new Error(`No planet ${id}`);
  return planet;
}

export const MECATOL_REX: PlanetId = 'mecatol-rex';

export function planetsOf({ state: { planets } }: Game, seat: SeatId): Planet[] {
  const found: Planet[] = [];
  for (const id in planets) if (planets[id].controller === seat) found.push(planets[id]);
  return found;
}

export const readyPlanetsOf = (game: Game, seat: SeatId): Planet[] => planetsOf(game, seat).filter((planet) => !planet.exhausted);

export const resourcesOf = (game: Game, planet: PlanetId): number =>
  modify(game, 'resources', { planet, seat: game.state.planets[planet]?.controller ?? null }, game.book.planets[planet]?.resources ?? 0);

export const influenceOf = (game: Game, planet: PlanetId): number =>
  modify(game, 'influence', { planet, seat: game.state.planets[planet]?.controller ?? null }, game.book.planets[planet]?.influence ?? 0);

/** Home planets and Mecatol Rex have no trait. */
export const hasTrait = (game: Game, planet: PlanetId, trait: NonNullable<PlanetFacts['trait']>): boolean =>
  game.book.planets[planet]?.trait === trait;

export const specialtyOf = (game: Game, planet: PlanetId): Color | undefined => game.book.planets[planet]?.specialty;

/** A planet in a home system: any seat's (`of` narrows it to one seat's own). */
export const isHomePlanet = (game: Game, planet: PlanetId, of?: SeatId): boolean => {
  const system = planetOf(game, planet).system;
  return of === undefined ? game.state.order.some((id) => game.state.seats[id].home === system) : game.state.seats[of].home === system;
};

export function exhaustPlanet(game: Game, planet: PlanetId): void {
  planetOf(game, planet).exhausted = true;
}

export function readyPlanet(game: Game, planet: PlanetId): void {
  planetOf(game, planet).exhausted = false;
}
