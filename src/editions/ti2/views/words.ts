import { listed } from '../../../words/sentences.ts';
import { componentOf } from '../rules/components/bound.ts';
import type { Game } from '../rules/game.ts';
import { nameOf, nameOfOutcome, nameOfPlanet, nameOfSeat, nameOfSystem, nameOfUnits } from '../rules/names.ts';
import type { PlanetId, SeatId, SystemId, Units } from '../rules/terms.ts';
import { correctionTold } from './corrected.ts';

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
  outcome(outcome: string): string;
  bracket(bracket: number): string;
  /** What is so after a correction. */
  correction(what: string, about: Record<string, string>): string;
  /** What credits or units came of: a card, or a word of the rules. */
  cause(why: string): string;
}

/** A component, by itself or as one of its copies. */
const named = (id: string): string => (id.includes('#') ? componentOf(id) : id);

export function wordsFor(game: Game, signOf: (seat: SeatId) => string): Words {
  const who = (seat: SeatId): string => signOf(seat) + nameOfSeat(game, seat);
  const card = (id: string): string => nameOf(game, named(id));
  const elected = (one: string): string => (game.state.seats[one] ? who(one) : nameOfOutcome(game, named(one)));
  return {
    who,
    card,
    all: (seats) => listed(seats.map(who)),
    cards: (ids) => listed(ids.map(card)),
    planet: (planet) => nameOfPlanet(game, planet),
    system: (system) => nameOfSystem(game, system),
    place: ({ planet, system }) => (planet === null ? nameOfSystem(game, system) : nameOfPlanet(game, planet)),
    units: (units) => nameOfUnits(game, units),
    // Of two planets that are elected together each is named.
    outcome: (outcome) => listed(outcome.split('+').map(elected)),
    bracket: (bracket) => game.book.chart[bracket]?.name ?? `bracket ${bracket}`,
    correction: (what, about) => correctionTold(game, what, about),
    cause: (why) => card(why).replaceAll('-', ' '),
  };
}
