import type { SeatId } from '#ti4/rules/state.ts';

/** What components change of fragments and relics. */
export interface ExplorationValues {
  /** How many fragments of a type a seat purges for a relic (73.1). */
  'fragments-for-relic': [{ seat: SeatId }, number];
  /** Whether two fragments that another ability asks for need not be of one type. */
  'pairs-unmatched': [{ seat: SeatId }, boolean];
}
