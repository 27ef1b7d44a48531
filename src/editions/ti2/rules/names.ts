import { formatList, formatCount, capitalize } from '#text/sentences.ts';
import type { Game } from './game.ts';
import type { Leader } from './state.ts';
import type { ComponentId, PlanetId, SeatId, SystemId, UnitCounts, UnitType } from './terms.ts';

export const nameOf = ({ book }: Game, component: ComponentId): string => book.components[component]?.name ?? component;

/** In the place of a player, where the locals fight. */
export const NEUTRAL_SEAT = '';

export const nameOfSeat = (game: Game, seat: SeatId | null): string =>
  seat === null || seat === NEUTRAL_SEAT
    ? 'the locals'
    : (game.book.byKind.race[game.state.seats[seat]?.race ?? '']?.short ?? seat);

export const nameOfPlanet = ({ book }: Game, planet: PlanetId): string => book.planets[planet]?.name ?? planet;

/** What a system is called wherever its place stands beside it: by its planets; one without by what its tile is called. */
export function shortNameOfSystem(game: Game, system: SystemId): string {
  const planets = (game.state.systems[system]?.planets ?? []).map((planet) => nameOfPlanet(game, planet));
  return formatList(planets) || (game.book.tiles[system]?.name ?? system);
}

/** So that it can be found, and typed: "Quill (101)". */
export const withPosition = (name: string, position: string | undefined): string =>
  position === undefined ? name : `${name} (${position})`;

export const nameOfSystem = (game: Game, system: SystemId): string =>
  withPosition(shortNameOfSystem(game, system), game.state.systems[system]?.position);

/** A unit's name within a sentence, of one and of several. */
export function unitNouns({ book }: Game, unit: UnitType): [one: string, many: string] {
  const { type, name, plural } = book.units[unit];
  return type === 'pds' ? [name, plural] : [name.toLowerCase(), plural.toLowerCase()];
}

/** "2 cruisers and 1 carrier". */
export const formatUnitCounts = (game: Game, units: UnitCounts): string =>
  formatList(
    Object.values(game.book.units).flatMap(({ type }) => {
      const count = units[type] ?? 0;
      return count ? [formatCount(count, ...unitNouns(game, type))] : [];
    }),
  );

/** A leader by what it is and its name, as "Scientist Carth"; one that lies face down has none for others. */
export function nameOfLeader(game: Game, { card, owner, hidden }: Leader, viewer?: SeatId): string {
  if (hidden && viewer !== owner) return `a leader of ${nameOfSeat(game, owner)}`;
  const type = game.book.byKind.leader[card]?.type;
  if (type === undefined) return nameOf(game, card);
  const kind = nameOf(game, type);
  // Where two leaders of a race have one name, their cards are told apart by the kind: it is not said twice.
  return `${kind} ${nameOf(game, card).replace(` (${kind})`, '')}`;
}

/** What a card is pointed at; undefined where it is not on the table. */
export function nameOfTarget(game: Game, target: string): string | undefined {
  const { seats, planets, systems, laws } = game.state;
  if (seats[target]) return nameOfSeat(game, target);
  if (planets[target]) return nameOfPlanet(game, target);
  if (systems[target]) return nameOfSystem(game, target);
  return laws[target] && nameOf(game, laws[target].component);
}

const OUTCOMES: Record<string, string> = { for: 'For', against: 'Against' };

export function nameOfOutcome(game: Game, outcome: string): string {
  if (game.state.seats[outcome]) return capitalize(nameOfSeat(game, outcome));
  return game.book.planets[outcome]?.name ?? game.book.components[outcome]?.name ?? OUTCOMES[outcome] ?? outcome;
}
