import { formatCountedNames, formatList } from '#text/sentences.ts';
import { resolveComponentId } from '#ti2/rules/components/kit.ts';
import type { Game } from '#ti2/rules/game.ts';
import {
  nameOf,
  nameOfLeader,
  nameOfOutcome,
  nameOfPlanet,
  nameOfSeat,
  nameOfSystem,
  nameOfTarget,
  formatUnitCounts,
} from '#ti2/rules/names.ts';
import { findLeader } from '#ti2/rules/leaders/leader-locations.ts';
import type { LeaderId, PlanetId, SeatId, SystemId, UnitCounts } from '#ti2/rules/terms.ts';
import { formatCorrection } from './corrections.ts';

/** What sentences are made of, for one game. */
export interface Words {
  who(seat: SeatId): string;
  all(seats: readonly SeatId[]): string;
  card(card: string): string;
  cards(cards: readonly string[]): string;
  planet(planet: PlanetId): string;
  system(system: SystemId): string;
  place(fact: { system: SystemId; planet: PlanetId | null }): string;
  units(units: UnitCounts): string;
  /** A leader by its name, where it is known, and whose it is. */
  leader(leader: LeaderId): string;
  leaders(leaders: readonly LeaderId[]): string;
  outcome(outcome: string): string;
  /** What a card is pointed at; nothing where it is not on the table. */
  target(target: string): string[];
  bracket(bracket: number): string;
  /** What is so after a correction. */
  correction(what: string, about: Record<string, string>): string;
  /** What credits or units came of: a card, or a word of the rules. */
  cause(why: string): string;
}

/** Leaders that lie face down have one name for all of a player's: they are counted. */
const alike = (names: readonly string[]): string[] =>
  [...new Set(names)].map((name) => {
    const count = names.filter((one) => one === name).length;
    return count === 1 ? name : name.replace(/^a leader\b/, `${count} leaders`);
  });

export function createWords(game: Game, signOf: (seat: SeatId) => string): Words {
  const who = (seat: SeatId): string => signOf(seat) + nameOfSeat(game, seat);
  const card = (id: string): string => nameOf(game, resolveComponentId(id));
  const led = (id: LeaderId): string => {
    const one = findLeader(game, id);
    return one ? nameOfLeader(game, one) : 'a leader';
  };
  const elected = (one: string): string =>
    game.state.seats[one] ? who(one) : nameOfOutcome(game, resolveComponentId(one));
  return {
    who,
    card,
    all: (seats) => formatList(seats.map(who)),
    cards: (ids) => formatCountedNames(ids.map(card)),
    planet: (planet) => nameOfPlanet(game, planet),
    system: (system) => nameOfSystem(game, system),
    place: ({ planet, system }) => (planet === null ? nameOfSystem(game, system) : nameOfPlanet(game, planet)),
    units: (units) => formatUnitCounts(game, units),
    leader: led,
    leaders: (ids) => formatList(alike(ids.map(led))),
    // Of two planets that are elected together each is named.
    outcome: (outcome) => formatList(outcome.split('+').map(elected)),
    target: (one) => (game.state.seats[one] ? [who(one)] : [nameOfTarget(game, one) ?? []].flat()),
    bracket: (bracket) => game.book.chart[bracket]?.name ?? `bracket ${bracket}`,
    correction: (what, about) => formatCorrection(game, what, about),
    cause: (why) => card(why).replaceAll('-', ' '),
  };
}
