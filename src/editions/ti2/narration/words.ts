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
  possessive,
} from '#ti2/rules/names.ts';
import { findLeader } from '#ti2/rules/leaders/leader-locations.ts';
import type { LeaderId, PlanetId, SeatId, SystemId, UnitCounts } from '#ti2/rules/terms.ts';
import { seatWordsFor, type SeatWords } from '#kit/narration/seat-words.ts';
import { formatExchangedGoods } from '#ti2/rules/politics/exchange-text.ts';
import { formatCorrection } from './corrections.ts';

/** Formatters that sentences use, bound to one game and reader. */
export interface Words {
  who(seat: SeatId): string;
  /** Words for a sentence that addresses its reader as "you". */
  direct: SeatWords;
  /** Terms of an open offer that the reader makes or receives: ": 3 credits for Open Books"; empty if unknown. */
  terms(offer: string): string;
  all(seats: readonly SeatId[]): string;
  card(card: string): string;
  cards(cards: readonly string[]): string;
  planet(planet: PlanetId): string;
  system(system: SystemId): string;
  place(fact: { system: SystemId; planet: PlanetId | null }): string;
  units(units: UnitCounts): string;
  /** Name of a leader, if known, and its owner. */
  leader(leader: LeaderId): string;
  leaders(leaders: readonly LeaderId[]): string;
  /** Leaders in a sentence about their owner: "2 of their leaders" if they are face down. */
  ownLeaders(seat: SeatId, leaders: readonly LeaderId[]): string;
  outcome(outcome: string): string;
  /** Names of the targets of a card; empty if a target is not on the board. */
  target(target: string): string[];
  bracket(bracket: number): string;
  /** State after a correction. */
  correction(what: string, about: Record<string, string>): string;
  /** Cause of credits or units: a card, or a term of the rules. */
  cause(why: string): string;
}

/** Formats the terms of an open offer for one of its two players. */
function formatTerms(game: Game, id: string, reader: SeatId | null): string {
  const offer = game.state.offers[id];
  if (!offer || (reader !== offer.from && reader !== offer.to)) return '';
  const { gives, gets } = formatExchangedGoods(game, offer, true);
  return `: ${gives} ${gets === 'nothing' ? 'for free' : `for ${gets}`}`;
}

/** Counts face-down leaders of a player, which share one name. */
const alike = (names: readonly string[]): string[] =>
  [...new Set(names)].map((name) => {
    const count = names.filter((one) => one === name).length;
    return count === 1 ? name : name.replace(/^one (?=of )/, `${count} `).replace(/^a leader$/, `${count} leaders`);
  });

export function createWords(game: Game, emojiOf: (seat: SeatId) => string, reader: SeatId | null = null): Words {
  const who = (seat: SeatId): string => emojiOf(seat) + nameOfSeat(game, seat);
  const card = (id: string): string => nameOf(game, resolveComponentId(id));
  const led = (id: LeaderId): string => {
    const one = findLeader(game, id);
    return one ? nameOfLeader(game, one) : 'a leader';
  };
  const elected = (one: string): string =>
    game.state.seats[one] ? who(one) : nameOfOutcome(game, resolveComponentId(one));
  return {
    who,
    direct: seatWordsFor(who, reader ?? undefined),
    terms: (offer) => formatTerms(game, offer, reader),
    card,
    all: (seats) => formatList(seats.map(who)),
    cards: (ids) => formatCountedNames(ids.map(card)),
    planet: (planet) => nameOfPlanet(game, planet),
    system: (system) => nameOfSystem(game, system),
    place: ({ planet, system }) => (planet === null ? nameOfSystem(game, system) : nameOfPlanet(game, planet)),
    units: (units) => formatUnitCounts(game, units),
    leader: led,
    leaders: (ids) => formatList(alike(ids.map(led))),
    ownLeaders: (seat, ids) =>
      formatList(alike(ids.map(led))).replaceAll(`${possessive(nameOfSeat(game, seat))} leaders`, 'their leaders'),
    // Two planets elected together are both named.
    outcome: (outcome) => formatList(outcome.split('+').map(elected)),
    target: (one) => (game.state.seats[one] ? [who(one)] : [nameOfTarget(game, one) ?? []].flat()),
    bracket: (bracket) => game.book.chart[bracket]?.name ?? `bracket ${bracket}`,
    correction: (what, about) => formatCorrection(game, what, about),
    cause: (why) => card(why).replaceAll('-', ' '),
  };
}
