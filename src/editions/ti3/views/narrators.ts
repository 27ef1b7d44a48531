import type { GameFact } from '../rules/facts.ts';
import type { SeatId } from '../rules/terms.ts';

type Of<Type extends GameFact['type']> = Extract<GameFact, { type: Type }>;
export type Narrators<Type extends GameFact['type'] = GameFact['type']> = { [T in Type]: (fact: Of<T>, say: Words) => string };

/** What a sentence is made of, for one game. */
export interface Words {
  who: (seat: SeatId) => string;
  name: (component: string) => string;
  names: (components: readonly string[]) => string;
  planet: (planet: string) => string;
  planets: (planets: readonly string[]) => string;
  place: (fact: { system: string; planet?: string }) => string;
  system: (system: string) => string;
  units: (units: Record<string, number | undefined>) => string;
  outcome: (outcome: string) => string;
}
