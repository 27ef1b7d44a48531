import type { GameFact } from '#ti3/rules/facts.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';
import type { GroupedFact } from './grouped-fact.ts';

export type GroupedFactOf<Type extends GameFact['type']> = Extract<GroupedFact, { type: Type }>;

/** Sentence for each type of fact. */
export type Narrators<Type extends GameFact['type'] = GameFact['type']> = {
  [T in Type]: (fact: GroupedFactOf<T>, say: Words) => string;
};

/** Formatters that sentences use, bound to one game. */
export interface Words {
  correction: (what: string, about: Record<string, string>) => string;
  who: (seat: SeatId) => string;
  name: (component: string) => string;
  names: (components: readonly string[]) => string;
  /** Tells whether the component affects all players and nobody uses it. */
  takesEffectByItself: (component: string) => boolean;
  /** Tells whether the card takes effect on the elected player without being used. */
  takesEffectOnElected: (component: string) => boolean;
  /** Points of an objective, as a suffix to its name: " (1 VP)". */
  worth: (objective: string) => string;
  /** Resources or influence that an objective costs, as a suffix: " for 10 resources". */
  cost: (objective: string) => string;
  /** A token or another mark in a system, with its article: "a space mine". */
  mark: (component: string) => string;
  /** Victory points of a seat, as a suffix: " with 10 victory points"; empty for none. */
  score: (seat: SeatId) => string;
  /** Tells whether the race of a seat can never vote. */
  neverVotes: (seat: SeatId) => boolean;
  /** The planet of a space dock that is produced alone; undefined if it is not known. */
  dockedOn: (fact: GroupedFactOf<'units-produced'>) => PlanetId | undefined;
  /** Names what a planet gives its owner instead of being readied: "trade goods". */
  stationGain: (planet: string) => string;
  planet: (planet: string) => string;
  planets: (planets: readonly string[]) => string;
  place: (fact: { system: string; planet?: string }) => string;
  system: (system: string) => string;
  units: (units: Record<string, number | undefined>) => string;
  counter: (counter: string) => string;
  outcome: (outcome: string) => string;
  /** Holder or subject of a law, as a suffix to its name: " for Sol", ": Lodor". */
  held: (outcome: string) => string;
  /** Votes on a card, as a suffix to its outcome. */
  tally: (card: string) => string;
  /** Name of a public component, planet, system or seat; undefined for anything else. */
  open: (one: string) => string | undefined;
}
