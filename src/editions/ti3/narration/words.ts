import type { GameFact } from '#ti3/rules/facts.ts';
import type { SeatId } from '#ti3/rules/terms.ts';
import type { GroupedFact } from './group-facts.ts';

export type GroupedFactOf<Type extends GameFact['type']> = Extract<GroupedFact, { type: Type }>;

/** A sentence for each type of fact. */
export type Narrators<Type extends GameFact['type'] = GameFact['type']> = {
  [T in Type]: (fact: GroupedFactOf<T>, say: Words) => string;
};

/** What a sentence is made of, for one game. */
export interface Words {
  correction: (what: string, about: Record<string, string>) => string;
  who: (seat: SeatId) => string;
  name: (component: string) => string;
  names: (components: readonly string[]) => string;
  /** Whether it is at work for everybody, and nobody's to use. */
  binds: (component: string) => boolean;
  /** " (1 point)": what an objective brings, as it stands behind its name. */
  worth: (objective: string) => string;
  mark: (component: string) => string;
  planet: (planet: string) => string;
  planets: (planets: readonly string[]) => string;
  place: (fact: { system: string; planet?: string }) => string;
  system: (system: string) => string;
  units: (units: Record<string, number | undefined>) => string;
  counter: (counter: string) => string;
  outcome: (outcome: string) => string;
  /** Who holds a law, or what it is about, as it stands behind its name: ", and Sol holds it", ": Lodor". */
  held: (outcome: string) => string;
  /** How the votes on a card have fallen, as it stands behind what came of it. */
  tally: (card: string) => string;
  /** What lies on the table for all to see, by name; undefined for anything else. */
  open: (one: string) => string | undefined;
}
