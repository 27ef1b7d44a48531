import type { SeatId, SystemId, UnitId, UnitType } from '#ti4/rules/terms.ts';

/** Log events of production and payment. */
export interface ProductionFacts {
  /** `by`: units that produce. */
  produced: { seat: SeatId; system: SystemId; units: UnitType[]; cost: number; by: UnitId[] };
  paid: { seat: SeatId; kind: string; amount: number; with: Record<string, number> };
}
