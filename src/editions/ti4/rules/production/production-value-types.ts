import type { PlanetId, SeatId, SystemId, Unit, UnitId, UnitType } from '#ti4/rules/state.ts';

/** Modifiers of production and payment. */
export interface ProductionValues {
  cost: [{ seat: SeatId; type: UnitType; system: SystemId }, number];
  /** Units made for one cost (fighters, infantry). */
  'units-per-cost': [{ seat: SeatId; type: UnitType }, number];
  /**
   * Free units of a type with each cost paid for it, beyond those made for that cost; they need not count against the
   * production limit.
   */
  'additional-units': [{ seat: SeatId; type: UnitType }, number];
  /** Combined cost of units produced together. `by`: units that use PRODUCTION, empty for another ability. */
  'production-cost': [
    { seat: SeatId; system: SystemId; units: Partial<Record<UnitType, number>>; by: UnitId[] },
    number,
  ];
  /** True if nothing is paid for units of a type, although their cost stays the same. */
  'produced-free': [{ seat: SeatId; type: UnitType }, boolean];
  /** Reason why a seat cannot produce in a system, by PRODUCTION or another ability; undefined if it can. */
  'producing-barred': [{ seat: SeatId; system: SystemId }, string | undefined];
  /** Production of a planet itself. */
  'planet-production': [{ planet: PlanetId }, number];
  'production-limit': [{ seat: SeatId; unit: Unit }, number];
  /** Reason why a unit's PRODUCTION cannot be used for a unit type; undefined if it can. */
  'production-barred': [{ seat: SeatId; unit: Unit; type: UnitType }, string | undefined];
  /** True if captured units may be returned to produce units of their type without spending resources. */
  'paid-with-prisoners': [{ seat: SeatId; system: SystemId }, boolean];
  /** Units that need not count against the production limit: `count` in all of these types. */
  'uncounted-units': [{ seat: SeatId; system: SystemId }, { types: readonly UnitType[]; count: number }[]];
  /** Places outside the producing system where units of a type may be placed. */
  'placed-elsewhere': [
    { seat: SeatId; system: SystemId; type: UnitType },
    readonly { system: SystemId; planet?: PlanetId }[],
  ];
  /** Value of a planet for its controller when spent as resources or influence; its printed values stay the same. */
  'planet-worth': [{ seat: SeatId; planet: PlanetId; kind: 'resources' | 'influence' }, number];
  /** Resources or influence that a spent trade good pays. */
  'trade-good-worth': [{ seat: SeatId }, number];
}
