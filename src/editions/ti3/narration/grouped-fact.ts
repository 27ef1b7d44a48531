import type { PartRole } from '#kit/narration/fact-groups.ts';
import type { GameFact } from '#ti3/rules/facts.ts';
import type { CounterArea, PlanetId, SeatId, UnitType } from '#ti3/rules/terms.ts';

type Counts = Partial<Record<UnitType, number>>;

/** Fact with others like it that are narrated in the same sentence. */
export type GroupedFact = GameFact & {
  /** All seats that do the same. */
  seats?: SeatId[];
  /** All planets that are taken at once. */
  planets?: PlanetId[];
  /** All seats that receive the same proposal. */
  partners?: SeatId[];
  /** Counters gained at once, by area. */
  gains?: { area: CounterArea; count: number }[];
  /** Set if the cards come from another player. */
  passed?: true;
  /** Set if the cards that the player sees are drawn. */
  drawn?: true;
  /** All alike dice that are rolled again. */
  rerolls?: { before: number; face: number; hit: boolean }[];
  /** Trade goods that the ability brings its user, or costs them if negative. */
  goods?: number;
  /** Trade goods spent together with the exhausted planets. */
  withGoods?: number;
  /** Set if the trade goods are spent, not lost. */
  paid?: true;
  /** Set if both systems are activated by a transfer action. */
  transfer?: true;
  /** The card that a leader's removal cancels. */
  cancels?: { seat: SeatId; card: string };
  /** Set if the line names the card that gives the points. */
  isNamed?: true;
  /** Set if the ability skips a turn. */
  skips?: true;
  /** Units that land, by planet. */
  landed?: { planet: PlanetId; units: Counts }[];
  /** Facts that its line tells too, by their role in it. */
  parts?: Partial<Record<PartRole, GroupedFact[]>>;
};
