import type { Game } from './game.ts';
import type { PlanetId, SeatId, SystemId, UnitType } from './state.ts';

/** What things are called in prompts and refusals. A seat is called by its faction. */
export const nameOfSeat = (game: Game, seat: SeatId): string =>
  (game.book.components[game.state.seats[seat]?.faction]?.name ?? seat).replace(/^The /, 'the ');

export const nameOfPlanet = (game: Game, planet: PlanetId): string => game.book.planets[planet]?.name ?? planet;

/** "Mecatol Rex (000)", "Lodor (203)", "empty space (304)". */
export function nameOfSystem(game: Game, system: SystemId): string {
  const tile = game.book.tiles[system];
  const place = game.state.systems[system]?.position;
  const name = tile?.planets.length ? tile.planets.map((planet) => planet.name).join(' and ') : tile ? tile.name : system;
  return place ? `${name} (${place})` : name;
}

export const nameOfUnit = (type: UnitType): string => (type === 'pds' ? 'PDS' : type.replace('-', ' '));

/** "2 cruisers", "1 PDS". */
export function countOf(type: UnitType, count: number): string {
  const plural = type === 'infantry' || type === 'pds' ? nameOfUnit(type) : `${nameOfUnit(type)}s`;
  return `${count} ${count === 1 ? nameOfUnit(type) : plural}`;
}
