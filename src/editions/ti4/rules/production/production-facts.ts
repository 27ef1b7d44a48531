import type { SeatId, SystemId, UnitId, UnitType } from '#ti4/rules/terms.ts';

/** Producing and paying. */
export interface ProductionFacts {
  /** `by`: the units that produce. */
  produced: { seat: SeatId; system: SystemId; units: UnitType[]; cost: number; by: UnitId[] };
  paid: { seat: SeatId; kind: string; amount: number; with: Record<string, number> };
}
