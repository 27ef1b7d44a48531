import type { PlanetId, SeatId, SystemId, Unit, UnitId, UnitType } from '#ti4/rules/state.ts';

/** What components change of producing units and of paying. */
export interface ProductionValues {
  cost: [{ seat: SeatId; type: UnitType; system: SystemId }, number];
  /** Units made for one cost (fighters, infantry). */
  'units-per-cost': [{ seat: SeatId; type: UnitType }, number];
  /** Units of a type that come with each cost that is paid for some, beyond those made for it; they need not count against what can be produced. */
  'additional-units': [{ seat: SeatId; type: UnitType }, number];
  /** The combined cost of units produced together; `by`: the units that use PRODUCTION, none where another ability produces. */
  'production-cost': [
    { seat: SeatId; system: SystemId; units: Partial<Record<UnitType, number>>; by: UnitId[] },
    number,
  ];
  /** Whether units of a type are paid for with nothing, though they cost what they cost. */
  'produced-free': [{ seat: SeatId; type: UnitType }, boolean];
  /** Why a seat cannot produce any units in a system, be it by PRODUCTION or by another ability. */
  'producing-barred': [{ seat: SeatId; system: SystemId }, string | undefined];
  /** The Production that a planet itself has. */
  'planet-production': [{ planet: PlanetId }, number];
  'production-limit': [{ seat: SeatId; unit: Unit }, number];
  /** Why a unit's PRODUCTION cannot be used for a type of unit. */
  'production-barred': [{ seat: SeatId; unit: Unit; type: UnitType }, string | undefined];
  /** Whether captured units may be returned to produce units of their type without spending resources. */
  'paid-with-prisoners': [{ seat: SeatId; system: SystemId }, boolean];
  /** Units that need not count against what can be produced: so many in all of these types. */
  'uncounted-units': [{ seat: SeatId; system: SystemId }, { types: readonly UnitType[]; count: number }[]];
  /** Where else on the board than in the system where they are produced units of a type may be placed. */
  'placed-elsewhere': [
    { seat: SeatId; system: SystemId; type: UnitType },
    readonly { system: SystemId; planet?: PlanetId }[],
  ];
  /** What a planet is worth to its owner for spending as one of the two; its values stay what they are. */
  'planet-worth': [{ seat: SeatId; planet: PlanetId; kind: 'resources' | 'influence' }, number];
  /** Resources or influence that a trade good spent on these is worth. */
  'trade-good-worth': [{ seat: SeatId }, number];
}
