import type { PlanetId, SeatId, SystemId, UnitType, Wormhole } from '#ti4/rules/terms.ts';

/** Activating a system and moving into it. */
export interface MovementFacts {
  'system-activated': { seat: SeatId; system: SystemId };
  'ships-moved': { seat: SeatId; from: SystemId; into: SystemId; path: SystemId[]; units: UnitType[] };
  'units-taken-aboard': { seat: SeatId; system: SystemId; units: UnitType[] };
  'rift-rolled': { seat: SeatId; unit: UnitType; system: SystemId; result: number; lost: boolean };
  'wormhole-placed': { seat: SeatId; wormhole: Wormhole; system: SystemId; from: SystemId | null };
  /** A tile has another side up (100), with these wormholes. */
  'systems-swapped': { seat: SeatId; systems: [SystemId, SystemId] };
  /** Another tile has taken the place of a system's own, whose planets are gone. */
  'tile-replaced': { seat: SeatId; system: SystemId; tile: SystemId; planets: PlanetId[] };
  'tile-turned': { system: SystemId; face: string; wormholes: Wormhole[] };
}
