import type { Game } from './game.ts';
import type { PlanetId, SeatId, SystemId, UnitType } from './state.ts';
import { isNeutral } from './seats.ts';
import { tileOf } from './units/tiles.ts';
import { listed, upper } from '../../../words/sentences.ts';

/** What things are called in prompts and refusals. A seat is called by its faction; before it has one, by its colour. */
export const nameOfSeat = ({ book, state }: Game, seat: SeatId): string => {
  if (isNeutral(seat)) return 'the neutral side';
  const { faction = '', color } = state.seats[seat] ?? {};
  if (color !== undefined && faction === '') return upper(color);
  return (book.components[faction]?.name ?? seat).replace(/^The /, 'the ');
};

export const nameOfPlanet = (game: Game, planet: PlanetId): string => game.book.planets[planet]?.name ?? planet;

/** "Mecatol Rex (000)", "Lodor (203)", "empty space (304)". */
export function nameOfSystem(game: Game, system: SystemId): string {
  const tile = tileOf(game, system);
  const place = game.state.systems[system]?.position;
  const name = tile?.planets.length ? listed(tile.planets.map((planet) => planet.name)) : tile ? tile.name : system;
  return place ? `${name} (${place})` : name;
}

export const nameOfUnit = (type: UnitType): string => (type === 'pds' ? 'PDS' : type.replace('-', ' '));

/** One of a type: "a cruiser", "an infantry". */
export const oneUnit = (type: UnitType): string => `${type === 'infantry' ? 'an' : 'a'} ${nameOfUnit(type)}`;

/** What so many of a type are called: "cruisers", "war sun". */
export const nameOfUnits = (type: UnitType, count: number): string =>
  nameOfUnit(type) + (count === 1 || type === 'infantry' || type === 'pds' ? '' : 's');

/** "2 cruisers", "1 PDS". */
export const countOf = (type: UnitType, count: number): string => `${count} ${nameOfUnits(type, count)}`;
