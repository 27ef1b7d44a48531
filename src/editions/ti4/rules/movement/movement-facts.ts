import type { PlanetId, SeatId, SystemId, UnitType, Wormhole } from '#ti4/rules/terms.ts';

/** Log events of activation and movement. */
export interface MovementFacts {
  'system-activated': { seat: SeatId; system: SystemId };
  'ships-moved': { seat: SeatId; from: SystemId; into: SystemId; path: SystemId[]; units: UnitType[] };
  'units-taken-aboard': { seat: SeatId; system: SystemId; units: UnitType[] };
  'rift-rolled': { seat: SeatId; unit: UnitType; system: SystemId; result: number; lost: boolean };
  'wormhole-placed': { seat: SeatId; wormhole: Wormhole; system: SystemId; from: SystemId | null };
  /** Two systems have swapped places. */
  'systems-swapped': { seat: SeatId; systems: [SystemId, SystemId] };
  /** Another tile has replaced a system's own; its `planets` are gone. */
  'tile-replaced': { seat: SeatId; system: SystemId; tile: SystemId; planets: PlanetId[] };
  /** A tile has another side up (100), with these wormholes. */
  'tile-turned': { system: SystemId; face: string; wormholes: Wormhole[] };
}
