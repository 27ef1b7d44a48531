import {
  LOCALS,
  possessive,
  nameOf,
  nameOfPlanet,
  nameOfSystem,
  shortNameOfSystem,
  withPosition,
} from '#kit/board/names.ts';
import { formatList, formatCount, capitalize } from '#text/sentences.ts';
import type { Game } from './game.ts';
import type { Leader } from './state.ts';
import type { SeatId, UnitCounts, UnitType } from './terms.ts';

export { possessive, nameOf, nameOfPlanet, nameOfSystem, shortNameOfSystem, withPosition };

/** Stands for a seat where neutral local forces fight. */
export const NEUTRAL_SEAT = '';

export const nameOfSeat = (game: Game, seat: SeatId | null): string =>
  seat === null || seat === NEUTRAL_SEAT
    ? LOCALS
    : (game.book.byKind.race[game.state.seats[seat]?.race ?? '']?.short ?? seat);

/** Singular and plural of a unit's name for use within a sentence. */
export function unitNouns({ book }: Game, unit: UnitType): [one: string, many: string] {
  const { type, name, plural } = book.units[unit];
  return type === 'pds' ? [name, plural] : [name.toLowerCase(), plural.toLowerCase()];
}

/** Formats a unit's name at the beginning of a text: "Ground force". */
export const unitLabel = (game: Game, type: UnitType): string => capitalize(unitNouns(game, type)[0]);

/** Formats the count of each unit type: "2 cruisers", "1 carrier". */
export const listUnitCounts = (game: Game, units: UnitCounts): string[] =>
  Object.values(game.book.units).flatMap(({ type }) => {
    const count = units[type] ?? 0;
    return count ? [formatCount(count, ...unitNouns(game, type))] : [];
  });

/** Formats unit counts: "2 cruisers and 1 carrier". */
export const formatUnitCounts = (game: Game, units: UnitCounts): string => formatList(listUnitCounts(game, units));

/** Type and name of a leader, such as "Scientist Carth"; other players do not see the name of a face-down leader. */
export function nameOfLeader(game: Game, { card, owner, hidden }: Leader, viewer?: SeatId): string {
  if (hidden && viewer !== owner) return `one of ${possessive(nameOfSeat(game, owner))} leaders`;
  const type = game.book.byKind.leader[card]?.type;
  if (type === undefined) return nameOf(game, card);
  const kind = nameOf(game, type);
  // If a race has two leaders of the same name, the card name includes the type; do not repeat it.
  return `${kind} ${nameOf(game, card).replace(` (${kind})`, '')}`;
}

/** Name of a card's target; undefined if it is not in play. */
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
