import { formatCountedNames, formatList } from '#text/sentences.ts';
import { resolveComponentId } from '#ti2/rules/components/kit.ts';
import type { RollPurpose } from '#ti2/rules/components/component.ts';
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
  listUnitCounts,
  possessive,
} from '#ti2/rules/names.ts';
import { findLeader } from '#ti2/rules/leaders/leader-locations.ts';
import type { LeaderId, PlanetId, SeatId, SystemId, UnitCounts } from '#ti2/rules/terms.ts';
import { seatWordsFor, type SeatWords } from '#kit/narration/seat-words.ts';
import { takesEffectByItself } from '#kit/narration/told-texts.ts';
import { formatExchangedGoods } from '#ti2/rules/politics/exchange-text.ts';
import { formatFeeCards, type FeeModifier } from '#ti2/rules/production/credits.ts';
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
  /** Names the component that a player uses: a card, "their race ability" or "a Scientist". */
  means(component: string): string;
  /** Names the offer that a card makes: "a trade agreement"; undefined if it makes none. */
  offer(component: string): string | undefined;
  /** Returns the purpose of a die roll for a card; undefined if it decides on success. */
  rolls(component: string): RollPurpose | undefined;
  cards(cards: readonly string[]): string;
  planet(planet: PlanetId): string;
  system(system: SystemId): string;
  place(fact: { system: SystemId; planet: PlanetId | null }): string;
  units(units: UnitCounts): string;
  /** Unit counts one by one: "2 cruisers", "1 carrier". */
  unitList(units: UnitCounts): string[];
  /** Name of a leader, if known, and its owner. */
  leader(leader: LeaderId): string;
  leaders(leaders: readonly LeaderId[]): string;
  /** A leader with its owner: "Hacan's Scientist Carth". */
  leaderOf(seat: SeatId, leader: LeaderId): string;
  /** Leaders in a sentence about their owner: "2 of their leaders" if they are face down. */
  ownLeaders(seat: SeatId, leaders: readonly LeaderId[]): string;
  outcome(outcome: string): string;
  /** Holder or subject of a law, as a suffix: " for Sol", " on Lathe and Delve". */
  held(elected: string): string;
  /** Names of the targets of a card; empty if a target is not on the board. */
  target(target: string): string[];
  /** Returns the names of a card's targets: "the fleet at Nebula (106)". */
  aim(component: string, target: string): string[];
  bracket(bracket: number): string;
  /** State after a correction. */
  correction(what: string, about: Record<string, string>): string;
  /** Cause of credits or units: a card, or a term of the rules. */
  cause(why: string): string;
  /** Purpose of a fee, as a suffix: " for the landing (Colony Fee)", " (Scientist)". */
  fee(why: string): string;
  /** Tells whether the component affects all players without being used. */
  takesEffectByItself(component: string): boolean;
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

/** Purposes of fees, and the modifiers of the cards that set it. */
const FEES: Record<string, { purpose: string; set: readonly FeeModifier[] }> = {
  colony: { purpose: 'the landing', set: ['colony-fee'] },
  attack: { purpose: 'the attack', set: ['attack-fee', 'fire-fee'] },
};

/** Formats what a fee is paid for, with the cards that set it; undefined if it is no fee for a landing or attack. */
function formatFee(game: Game, why: string): string | undefined {
  const fee = FEES[why];
  return fee && ` for ${fee.purpose}${formatFeeCards(game, ...fee.set)}`;
}

/** Tells whether an action card helps the fleet of its user in the chosen system to move. */
function helpsFleets({ book }: Game, component: string): boolean {
  const { modifiers = {} } = book.byKind['action-card'][component] ?? {};
  return 'movement' in modifiers || 'passes-fleets' in modifiers;
}

export function createWords(game: Game, emojiOf: (seat: SeatId) => string, reader: SeatId | null = null): Words {
  const who = (seat: SeatId): string => emojiOf(seat) + nameOfSeat(game, seat);
  const card = (id: string): string => nameOf(game, resolveComponentId(id));
  const kindOf = (id: string) => game.book.components[resolveComponentId(id)]?.kind;
  const isRace = (id: string): boolean => kindOf(id) === 'race';
  const named = (id: string): string =>
    kindOf(id) === 'leader-type' ? `${/^A/.test(card(id)) ? 'an' : 'a'} ${card(id)}` : card(id);
  const cause = (why: string): string => (isRace(why) ? 'race ability' : card(why).replaceAll('-', ' '));
  const led = (id: LeaderId): string => {
    const one = findLeader(game, id);
    return one ? nameOfLeader(game, one) : 'a leader';
  };
  const target = (one: string): string[] =>
    game.state.seats[one] ? [who(one)] : [nameOfTarget(game, one) ?? []].flat();
  const elected = (one: string): string =>
    game.state.seats[one] ? who(one) : nameOfOutcome(game, resolveComponentId(one));
  // Two planets elected together are both named.
  const outcome = (key: string): string => formatList(key.split('+').map(elected));
  return {
    who,
    direct: seatWordsFor(who, reader ?? undefined),
    terms: (offer) => formatTerms(game, offer, reader),
    card,
    means: (id) => (isRace(id) ? 'their race ability' : named(id)),
    offer: (id) => game.book.byKind['action-card'][id]?.offers,
    rolls: (id) => game.book.components[id]?.rolls,
    all: (seats) => formatList(seats.map(who)),
    cards: (ids) => formatCountedNames(ids.map(card)),
    planet: (planet) => nameOfPlanet(game, planet),
    system: (system) => nameOfSystem(game, system),
    place: ({ planet, system }) => (planet === null ? nameOfSystem(game, system) : nameOfPlanet(game, planet)),
    units: (units) => formatUnitCounts(game, units),
    unitList: (units) => listUnitCounts(game, units),
    leader: led,
    leaders: (ids) => formatList(alike(ids.map(led))),
    leaderOf: (seat, id) => {
      const isKnown = !findLeader(game, id)?.hidden;
      return isKnown ? `${possessive(who(seat))} ${led(id)}` : led(id);
    },
    ownLeaders: (seat, ids) =>
      formatList(alike(ids.map(led))).replaceAll(`${possessive(nameOfSeat(game, seat))} leaders`, 'their leaders'),
    outcome,
    held: (key) => ` ${game.state.seats[key] ? 'for' : 'on'} ${outcome(key)}`,
    target,
    aim: (component, one) => {
      const isFleet = game.state.systems[one] !== undefined && helpsFleets(game, component);
      return isFleet ? [`the fleet at ${nameOfSystem(game, one)}`] : target(one);
    },
    bracket: (bracket) => game.book.chart[bracket]?.name ?? `bracket ${bracket}`,
    correction: (what, about) => formatCorrection(game, what, about),
    cause,
    fee: (why) => formatFee(game, why) ?? ` (${cause(why)})`,
    takesEffectByItself: (component) => takesEffectByItself(game.book.byKind['political-card'][component]),
  };
}
