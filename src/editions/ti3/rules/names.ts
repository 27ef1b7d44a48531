import type { Game } from './game.ts';
import { NEUTRAL_SEAT, type CounterArea, type ComponentId, type SeatId, type UnitType } from './terms.ts';
import { LOCALS, possessive, nameOf, nameOfPlanet, nameOfSystem, shortNameOfSystem } from '#kit/board/names.ts';
import { formatList, formatCount, capitalize } from '#text/sentences.ts';

export { possessive, nameOf, nameOfPlanet, nameOfSystem, shortNameOfSystem };

/** Returns the text of a card under the options of this game. */
export function cardTextOf({ book, state }: Game, component: ComponentId): string {
  const { text = '', textWith = {} } = book.components[component] ?? {};
  return (state.options.played ?? []).flatMap((option) => textWith[option] ?? [])[0] ?? text;
}

/** Returns the full name of a seat's race: "The Emirates of Hacan". */
export const fullNameOfSeat = (game: Game, seat: SeatId): string =>
  seat === NEUTRAL_SEAT ? LOCALS : nameOf(game, game.state.seats[seat]?.race ?? seat);

/** Returns the short name of a seat's race: "Hacan". */
export const nameOfSeat = (game: Game, seat: SeatId): string =>
  game.book.byKind.race[game.state.seats[seat]?.race ?? '']?.short ?? fullNameOfSeat(game, seat);

/** Formats a leader with its type: "Rin (Scientist)". Some names already contain the type. */
export function titleOf(game: Game, { id, type }: { id: ComponentId; type: ComponentId }): string {
  const kind = `(${nameOf(game, type)})`;
  return nameOf(game, id).endsWith(kind) ? nameOf(game, id) : `${nameOf(game, id)} ${kind}`;
}

/** Lowercases a name for use within a sentence; abbreviations stay uppercase. */
const lower = (name: string): string => (name === name.toUpperCase() ? name : name.toLowerCase());

/** Formats unit counts in the order of the unit cards: "2 cruisers and 1 carrier". */
export const formatUnitCounts = ({ book }: Game, units: Partial<Record<UnitType, number>>): string =>
  formatList(
    Object.values(book.byKind.unit).flatMap(({ type, name, plural }) =>
      units[type] ? [formatCount(units[type] ?? 0, lower(name), lower(plural))] : [],
    ),
  );

/** Formats a unit type for the start of a line: "Ground force". */
export const unitLabel = (game: Game, type: UnitType): string =>
  capitalize(formatUnitCounts(game, { [type]: 1 }).replace(/^1 /, ''));

/** Formats a unit with its owner: "Hacan's cruiser". */
export const nameOfUnit = (game: Game, { type, owner }: { type: UnitType; owner: SeatId }): string =>
  `${possessive(nameOfSeat(game, owner))} ${formatUnitCounts(game, { [type]: 1 }).replace(/^1 /, '')}`;

/** Formats the roll of a die: "Hacan's cruiser roll of 8". */
export const nameOfDie = (game: Game, { seat, unit, face }: { seat: SeatId; unit: UnitType; face: number }): string =>
  `${possessive(nameOfSeat(game, seat))} ${formatUnitCounts(game, { [unit]: 1 }).replace(/^1 /, '')} roll of ${face}`;

const WORDS: Record<string, string> = { for: 'For', against: 'Against' };

/** Formats a voting outcome: for, against, a color, a seat, a planet, a system or a card. */
export function nameOfOutcome(game: Game, outcome: string): string {
  const { state, book } = game;
  if (state.seats[outcome]) return nameOfSeat(game, outcome);
  if (state.planets[outcome]) return nameOfPlanet(game, outcome);
  if (state.systems[outcome]) return nameOfSystem(game, outcome);
  return WORDS[outcome] ?? book.components[outcome]?.name ?? capitalize(outcome);
}

export const AREA_NAMES: Record<CounterArea, string> = {
  command: 'the command pool',
  fleet: 'fleet supply',
  strategy: 'strategy allocation',
};
