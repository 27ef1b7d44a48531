import type { PartRole } from '#kit/narration/fact-groups.ts';
import type { GameFact } from '#ti2/rules/facts.ts';
import type { CardId, PlanetId, SeatId, SystemId, UnitCounts } from '#ti2/rules/terms.ts';
import type { Words } from './words.ts';

/** Fact with others that are narrated in the same sentence. */
export type GroupedFact = GameFact & {
  /** All seats that the same happens to. */
  seats?: SeatId[];
  planets?: PlanetId[];
  landed?: { planet: PlanetId; units: UnitCounts }[];
  placed?: { system: SystemId; planet: PlanetId | null; units: UnitCounts }[];
  /** Systems that the ships passed through. */
  through?: SystemId[];
  received?: { seat: SeatId; count: number }[];
  /** Set if the cards come from another player's hand, not from the deck. */
  passed?: true;
  /** Credits paid for what the fact tells. */
  paid?: number;
  /** Set if the law was in effect before and the players voted on it again. */
  stays?: true;
  /** The card that a leader's removal cancels. */
  cancels?: { seat: SeatId; card: CardId };
  /** Round of a fight against locals. */
  round?: number;
  /** Locals that fall in a round, and those that are left. */
  fallen?: { count: number; left: number };
  /** Facts that its line tells too, by their role in it. */
  parts?: Partial<Record<PartRole, GroupedFact[]>>;
};

export type GroupedFactOf<Type extends GameFact['type']> = Extract<GroupedFact, { type: Type }>;

/** Sentences by type of fact; empty if there is nothing to tell. */
export type Narrators<Type extends GameFact['type'] = GameFact['type']> = {
  [T in Type]: (fact: GroupedFactOf<T>, say: Words) => string;
};
