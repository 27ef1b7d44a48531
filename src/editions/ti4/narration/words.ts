import { UNIT_TYPES } from '#ti4/rules/units/units.ts';
import type { PartRole } from '#kit/narration/fact-groups.ts';
import type { Game } from '#ti4/rules/game.ts';
import { componentOf, type Token } from '#ti4/rules/components/component.ts';
import type { FactType } from '#ti4/rules/facts.ts';
import type { CardId } from '#ti4/rules/terms.ts';
import { formatSlice } from '#ti4/rules/setup/slice-draft/slice-summary.ts';
import { formatUnitCount, nameOfPlanet, nameOfSeat, nameOfSystem } from '#ti4/rules/names.ts';
import type { SeatId, Unit, UnitType } from '#ti4/rules/state.ts';
import { nameOutcome } from '#kit/narration/vote-format.ts';
import { seatWordsFor, type SeatWords } from '#kit/narration/seat-words.ts';
import { takesEffectByItself, takesEffectOnElected } from '#kit/narration/told-texts.ts';
import { formatOfferTerms } from '#ti4/rules/trade/offer-text.ts';
import type { SavedFact } from './required-fields.ts';
import { formatCount, formatList, capitalize } from '#text/sentences.ts';

/** Formats the parts of a sentence about a fact. A missing field gets a generic word or no text. */
export interface Words {
  seat: (id: unknown) => string;
  system: (id: unknown) => string;
  planet: (id: unknown) => string;
  /** The planet if the fact names one, else the system: " at Lodor". */
  place: (fact: { system?: unknown; planet?: unknown }) => string;
  /** The place without its preposition. */
  placeItself: (fact: { system?: unknown; planet?: unknown }) => string;
  component: (id: unknown) => string;
  /** Tells whether an agenda card takes effect without being used. */
  takesEffectUnused: (id: unknown) => boolean;
  /** Tells whether a card is a relic fragment. */
  /** A player before they have a faction: "Blue". */
  color: (seat: unknown) => string;
  faction: (id: unknown) => string;
  /** The tiles of a drafted slice with their resources and influence. */
  slice: (tiles: unknown) => string;
  /** A token, named by its face-up side. */
  token: (id: unknown, face?: unknown) => string;
  /** A token that is placed: "a frontier token", or with "the" if there is only one. */
  newToken: (id: unknown, face?: unknown) => string;
  /** An objective's points: " (1 VP)". */
  worth: (objective: unknown) => string;
  /** A component's rules text. */
  text: (id: unknown) => string;
  /** The name for an id of any kind: seat, planet, system, unit or component. */
  anything: (id: unknown) => string;
  /** The name of a card's target; undefined for a unit, which may be gone. */
  target: (id: string) => string | undefined;
  isPlanet: (id: string) => boolean;
  /** A unit on the board. */
  unit: (id: string) => Unit | undefined;
  /** Words for a sentence that addresses its reader as "you". */
  direct: SeatWords;
  /** Terms of an open offer that the reader makes or receives: ": 2 trade goods for 1 commodity"; empty if unknown. */
  terms: (offer: unknown) => string;
  /** Victory points of a seat: " with 10 victory points"; empty for none. */
  score: (seat: unknown) => string;
  /** Tells whether the faction of a seat can never vote. */
  neverVotes: (seat: unknown) => boolean;
  /** The outcome of an agenda. */
  outcome: (outcome: unknown) => string;
  /** The outcome of an agenda after a number of votes: "For", "for Mecatol Rex". */
  votedFor: (outcome: unknown) => string;
  units: (type: unknown, count?: unknown) => string;
  /** "2 fighters and 1 cruiser", from a list of types or of unit ids. */
  fleet: (list: unknown) => string;
}

/** Sentences by type of fact; undefined if a fact needs no sentence. */
export type Narrators = { [T in FactType]: (fact: GroupedFact<T>, say: Words) => string | undefined };

/**
 * A fact to narrate, together with the facts that share its sentence. `parts`: facts that its line tells too. `units`:
 * all units to which the same happens in one place. `cards`: all cards that are kept. `all`: all seats that, one after the other, draw the same number of cards.
 * `barred`: set if the seat cannot vote. `sheets`: all seats that, one after the other, redistribute their tokens.
 */
export type GroupedFact<T extends FactType = FactType> = T extends FactType
  ? { type: T; to?: SeatId[]; parts?: Parts } & SavedFact<T> &
      (T extends 'unit-destroyed' | 'unit-removed' | 'unit-repaired' | 'damage-sustained'
        ? { units?: UnitType[] }
        : unknown) &
      (T extends 'abstained' ? { barred?: true } : unknown) &
      (T extends 'card-kept' ? { cards?: CardId[] } : unknown) &
      (T extends 'tokens-redistributed' ? { sheets?: SavedFact<'tokens-redistributed'>[] } : unknown) &
      (T extends 'secret-objectives-drawn' | 'action-cards-drawn' ? { all?: SeatId[] } : unknown)
  : never;

/** Facts that another fact's line tells too, by their role in it. */
type Parts = Partial<Record<PartRole, GroupedFact[]>>;

/** Formats the name of a token within a sentence: "frontier token", "sleeper token" or "Mirage token". */
function tokenNamed(token: Token | undefined): string {
  if (!token) return 'token';
  const name = token.planet ? token.name : token.name.charAt(0).toLowerCase() + token.name.slice(1);
  return name.endsWith(' token') ? name : `${name} token`;
}

/** Creates the words for tokens. */
function tokenWords({ book: { tokens } }: Game): Pick<Words, 'token' | 'newToken'> {
  const token: Words['token'] = (id, face) =>
    `${tokenNamed(tokens[String(id)])}${typeof face === 'string' ? ` (${face})` : ''}`;
  return { token, newToken: (id, face) => `${(tokens[String(id)]?.copies ?? 1) > 1 ? 'a' : 'the'} ${token(id, face)}` };
}

/** Counts units by type, from a list of unit ids or types, or from a record of counts by type. */
function countsIn(game: Game, list: unknown): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of Array.isArray(list) ? list : []) {
    const type = game.state.units[String(item)]?.type ?? String(item);
    counts[type] = (counts[type] ?? 0) + 1;
  }
  if (list !== null && typeof list === 'object' && !Array.isArray(list))
    for (const [type, count] of Object.entries(list)) counts[type] = Number(count);
  return counts;
}

/** Tells whether an outcome is a word such as "for", not a player, planet or component. */
const isWord = ({ book, state }: Game, outcome: unknown): outcome is string =>
  typeof outcome === 'string' &&
  !(outcome in book.components) &&
  !(outcome in state.seats) &&
  !(outcome in state.planets);

/** Words for the outcomes of agendas. */
const outcomeWords = (game: Game, anything: Words['anything']): Pick<Words, 'outcome' | 'votedFor'> => ({
  outcome: (outcome) => (isWord(game, outcome) ? `“${capitalize(outcome)}”` : anything(outcome)),
  votedFor: (outcome) => nameOutcome(isWord(game, outcome) ? capitalize(outcome) : anything(outcome)),
});

/** Formats an objective's points: " (1 VP)". */
function formatWorth(game: Game, id: unknown): string {
  const { points } = (typeof id === 'string' ? game.book.byKind.objective[componentOf(id)] : undefined) ?? {};
  return points ? ` (${points} VP)` : '';
}

/** Formats the victory points of a seat: " with 10 victory points". */
function formatScore({ state }: Game, seat: unknown): string {
  const { points = 0 } = state.seats[String(seat)] ?? {};
  return points ? ` with ${formatCount(points, 'victory point')}` : '';
}

/** Tells whether an ability of a seat's faction bars it from all votes. */
function neverVotes({ book, state }: Game, seat: unknown): boolean {
  const { abilities = [] } = book.byKind.faction[state.seats[String(seat)]?.faction ?? ''] ?? {};
  return abilities.some((one) => 'vote-barred' in (book.components[one]?.modifiers ?? {}));
}

/** Formats the terms of an open offer for one of its two players. */
function formatTerms(game: Game, id: unknown, reader: SeatId | null): string {
  const offer = typeof id === 'string' ? game.state.offers[id] : undefined;
  if (!offer || (reader !== offer.from && reader !== offer.to)) return '';
  return `: ${formatOfferTerms(game, offer)}${offer.note ? '; with a promise (not binding)' : ''}`;
}

/** Returns the name of a card or another component. */
function nameOfComponent({ book }: Game, id: unknown): string {
  if (typeof id !== 'string') return 'a card';
  const found = componentOf(id);
  // A faction is not a component in play. Older facts named it before its abilities became components.
  if (found in book.byKind.faction) return 'a faction ability';
  return book.components[found]?.name ?? id.replaceAll('-', ' ');
}

/** Tells whether a component is an agenda card that takes effect without being used. */
function takesEffectUnused({ book }: Game, id: unknown): boolean {
  const agenda = book.byKind.agenda[String(id)];
  return takesEffectByItself(agenda) || takesEffectOnElected(agenda);
}

/** Tells whether a card is a relic fragment. */
export const isFragment = ({ book }: Game, card: unknown): boolean =>
  typeof card === 'string' && book.byKind['exploration-card']?.[componentOf(card)]?.fragment !== undefined;

/** Compares counts of units by the order of their types in lists. */
const byType = ([a]: [string, number], [b]: [string, number]): number =>
  UNIT_TYPES.indexOf(a as UnitType) - UNIT_TYPES.indexOf(b as UnitType);

/** An id of a unit, such as "p2u30". */
const UNIT_ID = /u\d+$/;

/** Creates the words for a game's facts. `emojiOf` returns the emoji before a seat's name. */
export function createWords(
  game: Game,
  emojiOf: (seat: SeatId) => string = () => '',
  reader: SeatId | null = null,
): Words {
  const seat = (id: unknown) => (typeof id === 'string' ? emojiOf(id) + nameOfSeat(game, id) : 'no one');
  const planet = (id: unknown) => (typeof id === 'string' ? nameOfPlanet(game, id) : 'a planet');
  const system = (id: unknown) => (typeof id === 'string' ? nameOfSystem(game, id) : 'a system');
  const units = (type: unknown, count: unknown = 1) => formatUnitCount(String(type) as UnitType, Number(count));
  const component = (id: unknown) => nameOfComponent(game, id);
  const { state } = game;
  const anything = (id: unknown): string => {
    if (typeof id !== 'string') return String(id);
    if (id in state.seats) return seat(id);
    if (id in state.planets) return planet(id);
    if (id in state.systems) return system(id);
    const there = Object.values(state.systems).find(({ position }) => position === id);
    if (there) return system(there.id);
    const unit = state.units[id];
    return unit
      ? `${seat(unit.owner)}'s ${formatUnitCount(unit.type, 1).slice(2)}`
      : (game.book.decks[id]?.name ?? component(id));
  };
  return {
    seat,
    anything,
    target: (id) => (UNIT_ID.test(id) ? undefined : anything(id)),
    isPlanet: (id) => id in state.planets,
    unit: (id) => state.units[id],
    direct: seatWordsFor(seat, reader ?? undefined),
    terms: (offer) => formatTerms(game, offer, reader),
    score: (id) => formatScore(game, id),
    neverVotes: (id) => neverVotes(game, id),
    ...outcomeWords(game, anything),
    system,
    planet,
    place: (fact) =>
      typeof fact.planet === 'string'
        ? ` on ${planet(fact.planet)}`
        : typeof fact.system === 'string'
          ? ` at ${system(fact.system)}`
          : '',
    placeItself: ({ system: of, planet: on }) => (typeof on === 'string' ? planet(on) : system(of)),
    component,
    takesEffectUnused: (id) => takesEffectUnused(game, id),
    color: (id) => capitalize(state.seats[String(id)]?.color ?? String(id)),
    faction: (id) => (game.book.components[String(id)]?.name ?? 'a faction').replace(/^The /, 'the '),
    slice: (tiles) => formatSlice(game, Array.isArray(tiles) ? tiles.map(String) : []),
    ...tokenWords(game),
    worth: (id) => formatWorth(game, id),
    text: (id) => (typeof id === 'string' ? (game.book.components[componentOf(id)]?.text ?? '') : ''),
    units,
    fleet: (list) => {
      if (typeof list === 'string') return list; // already in words
      const counts = Object.entries(countsIn(game, list)).filter(([, count]) => count > 0);
      return formatList(counts.toSorted(byType).map(([type, count]) => units(type, count)));
    },
  };
}
