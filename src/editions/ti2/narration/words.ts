import { countedNames, listed } from '#text/sentences.ts';
import { componentMeant } from '#ti2/rules/components/kit.ts';
import type { Game } from '#ti2/rules/game.ts';
import {
  nameOf,
  nameOfLeader,
  nameOfOutcome,
  nameOfPlanet,
  nameOfSeat,
  nameOfSystem,
  nameOfTarget,
  nameOfUnits,
} from '#ti2/rules/names.ts';
import { leaderCalled } from '#ti2/rules/leaders/leader-locations.ts';
import type { LeaderId, PlanetId, SeatId, SystemId, Units } from '#ti2/rules/terms.ts';
import { correctionTold } from './corrections.ts';

/** What sentences are made of, for one game. */
export interface Words {
  who(seat: SeatId): string;
  all(seats: readonly SeatId[]): string;
  card(card: string): string;
  cards(cards: readonly string[]): string;
  planet(planet: PlanetId): string;
  system(system: SystemId): string;
  place(fact: { system: SystemId; planet: PlanetId | null }): string;
  units(units: Units): string;
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

export function wordsFor(game: Game, signOf: (seat: SeatId) => string): Words {
  const who = (seat: SeatId): string => signOf(seat) + nameOfSeat(game, seat);
  const card = (id: string): string => nameOf(game, componentMeant(id));
  const led = (id: LeaderId): string => {
    const one = leaderCalled(game, id);
    return one ? nameOfLeader(game, one) : 'a leader';
  };
  const elected = (one: string): string =>
    game.state.seats[one] ? who(one) : nameOfOutcome(game, componentMeant(one));
  return {
    who,
    card,
    all: (seats) => listed(seats.map(who)),
    cards: (ids) => countedNames(ids.map(card)),
    planet: (planet) => nameOfPlanet(game, planet),
    system: (system) => nameOfSystem(game, system),
    place: ({ planet, system }) => (planet === null ? nameOfSystem(game, system) : nameOfPlanet(game, planet)),
    units: (units) => nameOfUnits(game, units),
    leader: led,
    leaders: (ids) => listed(alike(ids.map(led))),
    // Of two planets that are elected together each is named.
    outcome: (outcome) => listed(outcome.split('+').map(elected)),
    target: (one) => (game.state.seats[one] ? [who(one)] : [nameOfTarget(game, one) ?? []].flat()),
    bracket: (bracket) => game.book.chart[bracket]?.name ?? `bracket ${bracket}`,
    correction: (what, about) => correctionTold(game, what, about),
    cause: (why) => card(why).replaceAll('-', ' '),
  };
}
