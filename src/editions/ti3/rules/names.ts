import type { Game } from './game.ts';
import {
  NEUTRAL_SEAT,
  type CounterArea,
  type ComponentId,
  type PlanetId,
  type SeatId,
  type SystemId,
  type UnitType,
} from './terms.ts';
import { formatList, formatCount, capitalize } from '#text/sentences.ts';

export const nameOf = ({ book }: Game, component: ComponentId): string => book.components[component]?.name ?? component;

/** What a card says in this game. */
export function cardTextOf({ book, state }: Game, component: ComponentId): string {
  const { text = '', textWith = {} } = book.components[component] ?? {};
  return (state.options.played ?? []).flatMap((option) => textWith[option] ?? [])[0] ?? text;
}

export const nameOfSeat = (game: Game, seat: SeatId): string =>
  seat === NEUTRAL_SEAT ? 'the locals' : nameOf(game, game.state.seats[seat]?.race ?? seat);

export const nameOfPlanet = ({ book }: Game, planet: PlanetId): string => book.planets[planet]?.name ?? planet;

/** A leader by name and kind: "Rin (Scientist)". Some names have the kind in them already. */
export function titleOf(game: Game, { id, type }: { id: ComponentId; type: ComponentId }): string {
  const kind = `(${nameOf(game, type)})`;
  return nameOf(game, id).endsWith(kind) ? nameOf(game, id) : `${nameOf(game, id)} ${kind}`;
}

/** What a system is called wherever its place stands beside it: by its planets, or by what lies there. */
export function shortNameOfSystem(game: Game, system: SystemId): string {
  const planets = game.state.systems[system]?.planets ?? [];
  return planets.length
    ? formatList(planets.map((planet) => nameOfPlanet(game, planet)))
    : (game.book.tiles[system]?.name ?? system);
}

/** A system so that it can be found, and typed: with its place. */
export function nameOfSystem(game: Game, system: SystemId): string {
  const position = game.state.systems[system]?.position;
  const name = shortNameOfSystem(game, system);
  return position === undefined ? name : `${name} (${position})`;
}

/** As it stands within a sentence; an abbreviation stays as it is. */
const lower = (name: string): string => (name === name.toUpperCase() ? name : name.toLowerCase());

/** "2 cruisers and 1 carrier", in the order of their strength. */
export const formatUnitCounts = ({ book }: Game, units: Partial<Record<UnitType, number>>): string =>
  formatList(
    Object.values(book.byKind.unit).flatMap(({ type, name, plural }) =>
      units[type] ? [formatCount(units[type] ?? 0, lower(name), lower(plural))] : [],
    ),
  );

/** "Ground force", as a line of what there is begins. */
export const unitLabel = (game: Game, type: UnitType): string =>
  capitalize(formatUnitCounts(game, { [type]: 1 }).replace(/^1 /, ''));

/** "cruiser of Hacan": a unit that lies on the board for all to see. */
export const nameOfUnit = (game: Game, { type, owner }: { type: UnitType; owner: SeatId }): string =>
  `${formatUnitCounts(game, { [type]: 1 }).replace(/^1 /, '')} of ${nameOfSeat(game, owner)}`;

/** "the 8 of a cruiser of Hacan" */
export const nameOfDie = (game: Game, { seat, unit, face }: { seat: SeatId; unit: UnitType; face: number }): string =>
  `the ${face} of ${formatUnitCounts(game, { [unit]: 1 }).replace(/^1 /, 'a ')} of ${nameOfSeat(game, seat)}`;

const WORDS: Record<string, string> = { for: 'For', against: 'Against' };

/** What can be voted for: words, a colour, a player, a planet or a card. */
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

/** "Hacan": as everybody calls them. */
export const shortNameOfSeat = ({ book, state }: Game, seat: SeatId): string =>
  book.byKind.race[state.seats[seat]?.race ?? '']?.short ?? seat;
