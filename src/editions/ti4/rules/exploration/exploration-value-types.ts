import type { SeatId } from '#ti4/rules/state.ts';

/** Values that components change for relic fragments. */
export interface ExplorationValues {
  /** Number of fragments of one type that a seat purges for a relic (73.1). */
  'fragments-for-relic': [{ seat: SeatId }, number];
  /** True if two fragments required by another ability may be of different types. */
  'pairs-unmatched': [{ seat: SeatId }, boolean];
}
