import type { Game } from './game.ts';
import type { ComponentId, PlanetId, SeatId, SystemId, UnitType } from './state.ts';
import { isNeutral } from './seats.ts';
import { tileOf } from './board/tiles.ts';
import { nameOfPlanet } from '#kit/board/names.ts';
import { formatList, capitalize } from '#text/sentences.ts';

export { nameOfPlanet };

/** Returns the full name of a seat's faction, or its color before it has one: "the Emirates of Hacan". */
export const fullNameOfSeat = ({ book, state }: Game, seat: SeatId): string => {
  if (isNeutral(seat)) return 'the neutral side';
  const { faction = '', color } = state.seats[seat] ?? {};
  if (color !== undefined && faction === '') return capitalize(color);
  return (book.components[faction]?.name ?? seat).replace(/^The /, 'the ');
};

/** Returns a seat's short name, such as "Jol-Nar". */
export const nameOfSeat = (game: Game, seat: SeatId): string => {
  const name = fullNameOfSeat(game, seat);
  return isNeutral(seat) ? name : shortName(name, game.state.seats[seat]?.faction ?? '');
};

/** Returns a faction's short name, such as "Jol-Nar". */
export const shortNameOfFaction = ({ components }: Game['book'], faction: ComponentId): string =>
  shortName(components[faction]?.name ?? faction, faction);

/** Returns the words of a faction's name that its id contains; the whole name if there are none. */
function shortName(name: string, faction: ComponentId): string {
  const id = letters(faction);
  const words = name.split(' ').filter((word) => letters(word).length > 1 && id.includes(letters(word)));
  return capitalize(words.join(' ') || name);
}

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Returns a name such as "Mecatol Rex (000)", "Lodor (203)" or "Empty space (304)". */
export function nameOfSystem(game: Game, system: SystemId): string {
  const tile = tileOf(game, system);
  const place = game.state.systems[system]?.position;
  const name = tile?.planets.length ? formatList(tile.planets.map((planet) => planet.name)) : tile ? tile.name : system;
  return place ? `${name} (${place})` : name;
}

/**
 * Names a unit's place: its planet or the space area. A system off the grid shares its planet's name, so ", in space"
 * is added.
 */
export function nameOfPlace(game: Game, { system, planet }: { system: SystemId; planet?: PlanetId }): string {
  if (planet !== undefined) return nameOfPlanet(game, planet);
  const name = nameOfSystem(game, system);
  return game.state.systems[system]?.planets.some((one) => nameOfPlanet(game, one) === name)
    ? `${name}, in space`
    : name;
}

/** Names a unit's place with its preposition: "on Lodor", "at Quann (209)". */
export const atPlace = (game: Game, where: { system: SystemId; planet?: PlanetId }): string =>
  `${where.planet === undefined ? 'at' : 'on'} ${nameOfPlace(game, where)}`;

export const nameOfUnit = (type: UnitType): string => (type === 'pds' ? 'PDS' : type.replace('-', ' '));

/** Returns a type with its article: "a cruiser", "an infantry". */
export const unitWithArticle = (type: UnitType): string => `${type === 'infantry' ? 'an' : 'a'} ${nameOfUnit(type)}`;

/** Returns a type's noun for a count: "cruisers", "war sun". */
export const unitNoun = (type: UnitType, count: number): string =>
  nameOfUnit(type) + (count === 1 || type === 'infantry' || type === 'pds' ? '' : 's');

/** Returns a count with its noun: "2 cruisers", "1 PDS". */
export const formatUnitCount = (type: UnitType, count: number): string => `${count} ${unitNoun(type, count)}`;

/** Returns the text of a component that can be used now: without what unlocks a leader, or the values of a unit. */
export const textInUse = (text: string): string => text.replace(/^(Unlock:[^.]*|Cost \d[^.]*|Keep this card)\. /, '');
